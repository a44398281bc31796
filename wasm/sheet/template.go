package sheet

import "html/template"

// Style is the style sheet of the sheets.
const Style template.CSS = `@page{margin:13mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:184mm;background:#fff;color:#000;font:11pt/1.4 system-ui,"Noto Sans",sans-serif}
@media print{section{min-height:248mm}.answers{min-height:0}nav{display:none}body:has(section:target) section:not(:target){display:none}}
section{display:flex;flex-direction:column;gap:3.5mm;break-after:page;padding:0 0 2mm}
section:last-child,section:target{break-after:auto}
h1{font-size:15pt;line-height:1.2;margin:0}
h2{font-size:11pt;margin:0}
p,ul,ol{margin:0}
header{display:flex;justify-content:space-between;gap:8mm}
header p{font-size:9pt}
.who{display:flex;gap:6mm;min-width:76mm;align-items:flex-end}
.who span{flex:2;border-bottom:.3mm solid}
.who span+span{flex:1}
code,pre{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
code{font-size:.92em;unicode-bidi:isolate-override;direction:ltr;overflow-wrap:anywhere}
pre{margin:0;font-size:9pt;white-space:pre-wrap}
svg.url{width:100%;fill:#000;display:block}
.goals{list-style:none;padding:0}
.goals li{padding-left:7mm;text-indent:-7mm;margin:1mm 0}
.goals li::before{content:"☐";display:inline-block;width:7mm;text-indent:0;font-size:13pt;line-height:1}
.cells{display:flex;flex-wrap:wrap}
.cells i{width:6mm;height:12mm;border:.2mm solid;margin:0 -.2mm 1mm 0;background:linear-gradient(#000,#000) 0 60%/100% .2mm no-repeat}
.line{border-bottom:.3mm solid;height:9mm}
footer{margin-top:auto;display:flex;gap:6mm;align-items:flex-end;justify-content:space-between}
.hints{transform:rotate(180deg);font-size:8.5pt;flex:1}
.link{max-width:60mm;font-size:7pt;overflow-wrap:anywhere;text-align:right}
.link a{color:inherit;text-decoration:none}
.code{width:30mm;display:block;margin-left:auto}
.solution{break-inside:avoid}
.unit{gap:1.5mm;font-size:8pt;line-height:1.25}
.unit h1{font-size:13pt}
.unit svg.url{width:92%}
.unit article{display:grid;grid-template-columns:minmax(0,1fr) 64mm;gap:.5mm 5mm;border-top:.2mm solid;padding-top:1mm;flex:1;align-content:start}
.unit h2{font-size:10pt}
.unit :is(h2,.about){grid-column:1/-1}
.unit .goals li{margin:.3mm 0;padding-left:5mm;text-indent:-5mm}
.unit .goals li::before{width:5mm;font-size:9pt}
.unit .line{height:5mm}
nav :is(p,h1){column-span:all;margin:0 0 3mm}
nav{columns:2;gap:10mm;padding-bottom:6mm}
nav ul{list-style:none;padding:0;break-inside:avoid}
@media screen{body{padding:8mm}section{border-bottom:.3mm dashed;margin-bottom:8mm}body:has(section:target) section:not(:target){display:none}}
`

// pages is the template of the document. html/template escapes the texts of lessons by context.
var pages = template.Must(template.New("sheets").Parse(`<!DOCTYPE html>
<html lang="{{.Lang}}">
<head>
<meta charset="utf-8">
{{- if .Link}}
<link rel="stylesheet" href="{{.Link}}">
{{- else}}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
{{.Style}}{{.Size}}
</style>
{{- end}}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}}</title>
</head>
<body>
{{- if .Index}}
<nav><p><a href="./">urlscope</a></p><h1>{{.Title}}</h1>
{{- range .Units}}
<ul><li><a href="#{{.ID}}"><strong>{{.Name}}</strong></a></li>{{range .Sheets}}<li><a href="#lesson-{{.Number}}">{{.Number}} {{.Title}}</a></li>{{end}}</ul>
{{- end}}
</nav>
{{- end}}
{{- range $sheet := .Sheets}}
<section lang="{{.Lang}}"{{with .Number}} id="lesson-{{.}}"{{end}}>
<header><div><p>{{.Unit}}</p><h1>{{with .Number}}{{.}} {{end}}{{.Title}}</h1></div>
<p class="who">{{call $sheet.Say "handed-name"}} <span></span> {{call $sheet.Say "sheet-date"}} <span></span></p></header>
{{- range .Text}}
<p>{{template "prose" .}}</p>
{{- end}}
<div>{{.Drawing .Start}}<p>{{call $sheet.Say "sheet-start"}}</p></div>
{{- with .Rule}}
<div><h2>{{call $sheet.Say "sheet-rule"}}</h2><pre>{{.}}</pre></div>
{{- end}}
<div><h2>{{call $sheet.Say "sheet-goals"}}</h2>{{template "goals" .Goals}}</div>
{{- if .Cells}}
<div><p>{{call $sheet.Say "sheet-wire"}}</p>{{range .Cells}}<div class="cells">{{range .}}<i></i>{{end}}</div>{{end}}</div>
{{- end}}
<div><h2>{{call $sheet.Say "sheet-answer"}}</h2><div class="line"></div></div>
<footer>{{if .Hints}}<div class="hints"><strong>{{call $sheet.Say "sheet-hints"}}</strong><ol>{{range .Hints}}<li>{{template "prose" .}}</li>{{end}}</ol></div>{{end}}
{{- if .Link}}<div class="link">{{.Code}}<a href="{{.Link}}">{{.Link}}</a></div>{{end}}</footer>
</section>
{{- end}}
{{- $say := .Say}}
{{- range .Units}}
<section class="unit" id="{{.ID}}">
<header><h1>{{.Name}}</h1><p class="who">{{call $say "handed-name"}} <span></span> {{call $say "sheet-date"}} <span></span></p></header>
{{- range $sheet := .Sheets}}
<article lang="{{.Lang}}"><h2>{{with .Number}}{{.}} {{end}}{{.Title}}</h2>
<div class="about">{{range .Text}}<p>{{template "prose" .}}</p>{{end}}</div>
<div>{{.Drawing .Start}}<div class="line">{{call $sheet.Say "sheet-answer"}}</div></div>
{{template "goals" .Goals}}</article>
{{- end}}
</section>
{{- end}}
{{- if .Answers}}
<section class="answers">
<h1>{{call .Say "sheet-answers"}}</h1>
{{- range $sheet := .All}}
<div class="solution" lang="{{.Lang}}"><h2>{{with .Number}}{{.}} {{end}}{{.Title}}</h2>{{range .Solutions}}{{$sheet.Drawing .}}{{end}}</div>
{{- end}}
</section>
{{- end}}
</body>
</html>
{{define "goals"}}<ul class="goals">{{range .}}<li>{{template "prose" .}}</li>{{end}}</ul>{{end}}
{{define "prose"}}{{range .}}{{if .Code}}<code>{{.Text}}</code>{{else}}{{.Text}}{{end}}{{end}}{{end}}`))
