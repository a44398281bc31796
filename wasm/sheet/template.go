package sheet

import "html/template"

// pages is the document. All that comes from a lesson is escaped by where it stands.
var pages = template.Must(template.New("sheets").Parse(`<!DOCTYPE html>
<html lang="{{.Lang}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}}</title>
<style>
@page{ {{.Size}} margin:13mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:184mm;background:#fff;color:#000;font:11pt/1.4 system-ui,"Noto Sans",sans-serif}
@media print{section{min-height:248mm}.answers{min-height:0}}
section{display:flex;flex-direction:column;gap:3.5mm;break-after:page;padding:0 0 2mm}
section:last-child{break-after:auto}
h1{font-size:15pt;line-height:1.2;margin:0}
h2{font-size:11pt;margin:0}
p,ul,ol{margin:0}
header{display:flex;justify-content:space-between;gap:8mm}
header p{font-size:9pt}
.who{display:flex;gap:6mm;min-width:76mm;align-items:flex-end}
.who span{flex:2;border-bottom:.3mm solid}
.who span+span{flex:1}
code,pre,.octet{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
code{font-size:.92em;unicode-bidi:isolate-override;direction:ltr;overflow-wrap:anywhere}
pre{margin:0;font-size:9pt;white-space:pre-wrap}
svg.url{width:100%;fill:#000}
.octet{font-size:16px;text-anchor:middle}
.ruler{font-size:9px;text-anchor:middle}
.label{font-size:11px;text-anchor:middle}
.brace{fill:none;stroke:#000;stroke-width:1}
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
@media screen{body{padding:8mm}section{border-bottom:.3mm dashed;margin-bottom:8mm}}
</style>
</head>
<body>
{{- range $sheet := .Sheets}}
<section lang="{{.Lang}}">
<header><div><p>{{.Unit}}</p><h1>{{with .Number}}{{.}} {{end}}{{.Title}}</h1></div>
<p class="who">{{call $sheet.Say "name"}} <span></span> {{call $sheet.Say "date"}} <span></span></p></header>
{{- range .Text}}
<p>{{template "prose" .}}</p>
{{- end}}
<div>{{.Start}}<p>{{call $sheet.Say "start"}}</p></div>
{{- with .Rule}}
<div><h2>{{call $sheet.Say "rule"}}</h2><pre>{{.}}</pre></div>
{{- end}}
<div><h2>{{call $sheet.Say "goals"}}</h2><ul class="goals">{{range .Goals}}<li>{{template "prose" .}}</li>{{end}}</ul></div>
{{- if .Wire}}
<div><p>{{call $sheet.Say "wire"}}</p>{{range .Wire}}<div class="cells">{{range .}}<i></i>{{end}}</div>{{end}}</div>
{{- end}}
<div><h2>{{call $sheet.Say "answer"}}</h2><div class="line"></div></div>
<footer>{{if .Hints}}<div class="hints"><strong>{{call $sheet.Say "hints"}}</strong><ol>{{range .Hints}}<li>{{template "prose" .}}</li>{{end}}</ol></div>{{end}}
{{- if .Link}}<div class="link">{{.Code}}<a href="{{.Link}}">{{.Link}}</a></div>{{end}}</footer>
</section>
{{- end}}
{{- if .Answers}}
<section class="answers">
<h1>{{call .Say "answers"}}</h1>
{{- range .Sheets}}
<div class="solution" lang="{{.Lang}}"><h2>{{with .Number}}{{.}} {{end}}{{.Title}}</h2>{{range .Solutions}}{{.}}{{end}}</div>
{{- end}}
</section>
{{- end}}
</body>
</html>
{{define "prose"}}{{range .}}{{if .Code}}<code>{{.Text}}</code>{{else}}{{.Text}}{{end}}{{end}}{{end}}`))
