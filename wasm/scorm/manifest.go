package scorm

import (
	"hash/crc32"
	"strconv"
	"strings"
)

// A dialect has the differences between the manifests of the two versions. They have the same elements in other namespaces.
type dialect struct {
	namespaces string // on the root element
	schema     string // the version's name in the manifest
	lom        string // namespace of the metadata
	langBegin  string // begins a text in a language; the tag is between both
	langTag    string
	langEnd    string
	kind       string // the attribute with the type of a resource
	sequencing string // ends the organization and each unit: learners may choose any lesson, or go to the next, which is off by default
	delivery   string // ends an item: the lesson itself reports its completion and success
}

var dialects = [...]dialect{
	V12: {
		namespaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
		schema:     "1.2",
		lom:        "http://www.imsglobal.org/xsd/imsmd_rootv1p2p1",
		langBegin:  `<langstring xml:lang="`, langTag: `">`, langEnd: "</langstring>",
		kind: "adlcp:scormtype",
	},
	V2004: {
		namespaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" ` +
			`xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
		schema:    "2004 4th Edition",
		lom:       "http://ltsc.ieee.org/xsd/LOM",
		langBegin: `<string language="`, langTag: `">`, langEnd: "</string>",
		kind:       "adlcp:scormType",
		sequencing: `<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>` + "\n",
		delivery: `<imsss:sequencing><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>` +
			"\n",
	},
}

// manifest returns imsmanifest.xml (IMS Content Packaging 1.1, and the content aggregation models of SCORM).
func (p *pack) manifest() string {
	d := &dialects[p.version]
	var b builder
	b.add(`<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="`, p.identifier(), `" version="1.0" `+d.namespaces+`>
<metadata>
<schema>ADL SCORM</schema>
<schemaversion>`, d.schema, `</schemaversion>
`)
	p.lom(&b, d)
	b.add(`</metadata>
<organizations default="organization">
<organization identifier="organization">
<title>`, p.title(), "</title>\n")
	p.items(&b, d)
	b.add(d.sequencing + "</organization>\n</organizations>\n<resources>\n")
	for _, s := range p.scos {
		b.add(`<resource identifier="`, "resource-"+s.id, `" type="webcontent" `+d.kind+`="sco" href="`, s.file(), `"><file href="`, s.file(),
			`"/><dependency identifierref="runtime"/></resource>`, "", "\n")
	}
	b.add(`<resource identifier="runtime" type="webcontent" ` + d.kind + `="asset">` + "\n")
	for _, f := range p.files {
		b.add(`<file href="`, folder+f, `"/>`, "", "\n")
	}
	b.add("</resource>\n</resources>\n</manifest>\n")
	return b.String()
}

// identifier returns the identifier of the package: the identifier of its only lesson, or one for these lessons in this
// order.
func (p *pack) identifier() string {
	if len(p.scos) == 1 {
		return "urlscope-" + p.scos[0].id
	}
	var all []string
	for _, s := range p.scos {
		all = append(all, s.id)
	}
	return "urlscope-lessons-" + strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(strings.Join(all, " ")))), 16)
}

// lom writes the metadata: the title, the language and the description of the package.
func (p *pack) lom(b *builder, d *dialect) {
	tag := p.lang.Tag()
	b.add(`<lom xmlns="`, d.lom, `"><general>`, "", "\n")
	b.add("<title>"+d.langBegin, tag, d.langTag, p.title(), d.langEnd+"</title>\n<language>", tag, "</language>\n")
	if text := p.description(); text != "" {
		b.add("<description>"+d.langBegin, tag, d.langTag, text, d.langEnd+"</description>\n")
	}
	b.add("</general></lom>\n")
}

// items writes the lessons, grouped by unit if there are several units.
func (p *pack) items(b *builder, d *dialect) {
	units := 0
	for i, s := range p.scos {
		if i == 0 || s.Unit != p.scos[i-1].Unit {
			units++
		}
	}
	open := false
	for i, s := range p.scos {
		if units > 1 && s.Unit != "" && (i == 0 || s.Unit != p.scos[i-1].Unit) {
			b.add(`<item identifier="`, "unit-"+s.id, `" isvisible="true"><title>`, s.Unit, "</title>\n")
			open = true
		}
		b.add(`<item identifier="`, s.id, `" identifierref="`, "resource-"+s.id, `" isvisible="true"><title>`, s.title(), "</title>\n"+d.delivery+"</item>\n")
		if open && (i == len(p.scos)-1 || p.scos[i+1].Unit != s.Unit) {
			b.add(d.sequencing + "</item>\n")
			open = false
		}
	}
}
