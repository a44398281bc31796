//go:build !small

package model

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

// oddAuthorities returns URLs of any scheme with logins, hosts, ports and tails that somebody reads differently from somebody else.
func oddAuthorities() (list []string) {
	hosts := []string{
		"h.example", "-host-", "my-host-", "ho_st", "h,org", "a;b", "1.2.3.4", "[::1]", "[2001:db8", "[::1", "[fe80:", "[", "good.example／", "good.example＠evil.example", "good.example。x", "x；y",
		"h1:1,h2", "h1:1,[::1]", "good.com@evil.example", "a.example@b-", "h。org", "999.1.1.1", "", "h%2Fg", "good.example：80", `g.example\@evil.example`,
	}
	for _, scheme := range []string{"http", "https", "ws", "ftp", "mongodb", "redis", "ssh", "ldap"} {
		for _, login := range []string{"", "u@", "u:p@", "u:p:q@", "u:12@", "u@c.org@", "u:p#q@", "good.example%2F@", "good.example／@", "good.example;x@", ":@"} {
			for _, host := range hosts {
				for _, port := range []string{"", ":", ":80", ":none", ":99999", "::80", ":80:90", ":1,2"} {
					for _, tail := range []string{"", "/", "/x", `\x`, "?q", "#f", "/a@b"} {
						list = append(list, scheme+"://"+login+host+port+tail)
					}
				}
			}
		}
	}
	return list
}

// TestPanelsNameOneHost checks that panels name one host: parts, conversation and the panel of the host agree, whoever judges, and so do the parts by RFC 1738 with today's
// readers of sites. Nothing is ever sent to a part of a login.
func TestPanelsNameOneHost(t *testing.T) {
	const some = 1500
	list, n := oddAuthorities(), 0
	for _, i := range rand.New(rand.NewPCG(54, 1738)).Perm(len(list))[:some] {
		src := list[i]
		m := New(src)
		m.Browser = Expected
		for _, by := range Judges {
			m.JudgeBy(by)
			n++
			if wrong := hostsDiffer(m); wrong != "" {
				t.Errorf("%q by %v: %s", src, by, wrong)
			}
		}
	}
	t.Logf("%d readings", n)
}

// hostsDiffer says which panels name another host than the parts; "" if none does.
func hostsDiffer(m *Model) string {
	src, host := m.Source(), ""
	tokens := slices.DeleteFunc(slices.Clone(m.Tokens()), func(p core.Token) bool { return !isHostToken(p) })
	if len(tokens) > 1 {
		return "the parts have several hosts"
	}
	if len(tokens) == 1 {
		host = tokens[0].In(src)
	}
	talk := m.Talk()
	asks := slices.ContainsFunc(talk.Steps, func(s wire.Step) bool { return s.Side == wire.SideClient })
	switch sent := talk.Conversation.Host.In(src); {
	case asks && sent != host && !talk.Fixed:
		return "sent to " + sent + ", the parts have " + host
	case asks && talk.Fixed && m.Standards().Readings[standards.WHATWG].Verdict.Accepts() && host != "" && !strings.Contains(host, sent) && !strings.Contains(sent, host):
		return "after the fix it is sent to " + sent + ", the parts have " + host
	case asks && strings.Contains(sent, ",") && strings.Contains(sent, ":"):
		return "sent to several servers"
	}
	found := m.Hosts()
	if host != "" && !slices.ContainsFunc(found, func(f FoundHost) bool { return f.Span == tokens[0].Span }) && m.JudgedReading() != nil {
		return "the panel of the host lacks " + host
	}
	login, _, has := strings.Cut(src, "@")
	if today := &m.Standards().Readings[standards.WHATWG]; m.Judge == standards.RFC1738 && has && today.Verdict.Accepts() {
		is, _ := today.Part(standards.RoleHost)
		if at := tokens; len(at) == 1 && is.Len() > 0 && at[0].End <= len(login) && is.Start > len(login) {
			return "the parts have " + host + ", browsers go to " + is.In(src)
		}
	}
	return ""
}
