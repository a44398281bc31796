package text_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/hosts"
	"urlscope/core/text"
)

func ExampleMessage() {
	u := core.Parse("http://h/a b")
	for _, d := range core.Check(u) {
		for _, l := range text.Langs {
			fmt.Println(text.Message(l, u, d).Quoted(l))
		}
	}
	// Output:
	// A space (hex '20') is not allowed in a URL
	// URL に空白（16 進「20」）は使えません
	// URL 裡不能有空格（十六進位「20」）
}

func ExampleProduction() {
	fmt.Println(text.Production("ftpurl"))
	// Output:
	// ftpurl         = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
}

// The host of a URL, unfolded.
func ExampleAddressRange() {
	u := core.Parse("http://0x7f.1/")
	host, _ := u.Token(core.Host)
	h := hosts.Unfold(u.Source(), host.Span, hosts.Asked{})
	for _, l := range text.Langs {
		fmt.Println(text.HostKind(l, h.Kind), h.Address, text.AddressSpelling(l, h.Spelling))
		fmt.Println(text.AddressRange(l, h.Address.Range()), text.AddressReach(l, h.Address.Range().Reach))
	}
	// Output:
	// an IPv4 address 127.0.0.1 fewer than four numbers, hexadecimal
	// loopback: this machine itself (RFC 1122, 3.2.1.3) not reachable from the Internet
	// IPv4 アドレス 127.0.0.1 数が 4 つより少ない、16 進数
	// ループバック：このコンピュータ自身（RFC 1122、3.2.1.3） インターネットからは届きません
	// IPv4 位址 127.0.0.1 少於四個數字、十六進位
	// 回送：這台電腦自己（RFC 1122，3.2.1.3） 從網際網路連不到
}

func ExampleAddressEmbedding() {
	const host = "[::ffff:10.0.0.1]"
	for _, e := range hosts.Unfold(host, core.Span{Start: 0, End: len(host)}, hosts.Asked{}).Embedded {
		fmt.Println(text.AddressEmbedding(text.English, e.Kind), e.Address)
	}
	// Output:
	// IPv4-mapped (RFC 4291, 2.5.5.2) 10.0.0.1
}

func ExampleSpecialName() {
	const host = "xn--pypal-4ve.localhost"
	h := hosts.Unfold(host, core.Span{Start: 0, End: len(host)}, hosts.Asked{})
	fmt.Println(text.SpecialName(text.English, h.Special))
	for _, c := range h.Labels[0].Characters[:2] {
		fmt.Println(string(c.Rune), text.ScriptName(text.English, c.Script))
	}
	fmt.Println(text.ScriptMix(text.English, h.Labels[0].Mix))
	// Output:
	// this machine itself (RFC 6761, 6.3)
	// p Latin
	// а Cyrillic
	// scripts that no language mixes
}
