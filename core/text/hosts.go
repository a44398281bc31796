package text

import (
	"strings"

	"urlscope/core/hosts"
)

// HostKind says what a host is: "an IPv4 address".
func HostKind(l Lang, k hosts.Kind) string { return entry(l, hostKinds[:], k) }

// AddressRange says what the range of an address is for, and which document says so: "loopback: this machine itself
// (RFC 1122, 3.2.1.3)". No document has the addresses by which clouds tell machines about themselves. Each provider
// chose such an address, so the sentence also names the range around it.
func AddressRange(l Lang, r *hosts.Range) string {
	if r.Kind != hosts.RangeMetadata {
		return entry(l, rangeTexts[:], r.Kind) + InBrackets(l, Cite(l, r.Document, r.Section))
	}
	said := metadataChosen.In(l)
	if around := r.Around(); around.Document != "" {
		said = with(metadataAround.In(l), "{a}", rangeName(l, around), "{b}", Cite(l, around.Document, around.Section))
	}
	return entry(l, rangeTexts[:], r.Kind) + InBrackets(l, said)
}

// AddressForbidden says that an embedded address must not stand there, "" where it may.
func AddressForbidden(l Lang, e hosts.Embedded) string {
	if !e.Forbidden() {
		return ""
	}
	return embeddingForbidden.In(l)
}

// rangeName returns what a range of addresses is called: "loopback". For nil it returns "".
func rangeName(l Lang, r *hosts.Range) string {
	if r == nil {
		return ""
	}
	name := entry(l, rangeTexts[:], r.Kind)
	name, _, _ = strings.Cut(name, ":")
	name, _, _ = strings.Cut(name, "：")
	return name
}

// AddressReach says whether an address is reachable from the Internet.
func AddressReach(l Lang, r hosts.Reach) string { return entry(l, reachTexts[:], r) }

// AddressSpelling says how an address is spelt, "fewer than four numbers, hexadecimal", or "" for the canonical form.
func AddressSpelling(l Lang, s hosts.Spelling) string {
	var list []string
	for one := range s.Each {
		for i := range spellingTexts {
			if spellingTexts[i].spelling == one {
				list = append(list, spellingTexts[i].In(l))
			}
		}
	}
	return strings.Join(list, UI(l, ListComma))
}

// AddressEmbedding says in which way an address of IPv6 holds one of IPv4: "IPv4-mapped (RFC 4291, 2.5.5.2)". For
// hosts.EmbeddingNone it returns "".
func AddressEmbedding(l Lang, e hosts.Embedding) string {
	document, section := e.Document()
	return entry(l, embeddingTexts[:], e) + InBrackets(l, Cite(l, document, section))
}

// SpecialName says what a name is set aside for, and by which document: "this machine itself (RFC 6761, 6.3)".
func SpecialName(l Lang, s *hosts.Special) string {
	return entry(l, specialTexts[:], s.Use) + InBrackets(l, Cite(l, s.Document, s.Section))
}

// ScriptName returns the name of a script: "Cyrillic".
func ScriptName(l Lang, s hosts.Script) string { return entry(l, scriptNames[:], s) }

// ScriptMix says how the scripts of a label are mixed: "mixed scripts".
func ScriptMix(l Lang, m hosts.Mix) string { return entry(l, mixTexts[:], m) }

// entry returns the text of a value of an enumeration, "" for none.
func entry[T ~uint8](l Lang, texts []Row, value T) string {
	if int(value) >= len(texts) {
		return ""
	}
	return texts[value].In(l)
}
