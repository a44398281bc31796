package scorm

import (
	"hash/crc32"
	"strconv"
	"strings"
)

// A dialect is how a version writes its manifest. The two have the same parts, from other namespaces.
type dialect struct {
	namespaces string // of the elements of the manifest
	schema     string // what the manifest calls the version
	lom        string // the namespace of the metadata
	langBegin  string // around a text in a language; the tag of the language comes between the first two
	langTag    string
	langEnd    string
	kind       string // the attribute that says what a resource is
	sequencing string // at the end of the organization and of each unit, whose own default is that none comes next: any lesson may be chosen, and the next
	delivery   string // at the end of an item: the lesson says itself how far it is, and nothing is said for it
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

// manifest returns imsmanifest.xml, after the IMS Content Packaging specification 1.1 and the content aggregation models of SCORM.
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

// identifier is what systems know the package by: that of its only lesson, or one for these lessons in this order.
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

// lom writes the metadata: what the package is called, in which language it is, and what is in it.
func (p *pack) lom(b *builder, d *dialect) {
	tag := p.lang.Tag()
	b.add(`<lom xmlns="`, d.lom, `"><general>`, "", "\n")
	b.add("<title>"+d.langBegin, tag, d.langTag, p.title(), d.langEnd+"</title>\n<language>", tag, "</language>\n")
	if text := p.description(); text != "" {
		b.add("<description>"+d.langBegin, tag, d.langTag, text, d.langEnd+"</description>\n")
	}
	b.add("</general></lom>\n")
}

// items writes the lessons, those of a unit under it where there are several.
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
