//go:build !small

package page

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/hosts"
	"urlscope/core/readers"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The host is explained below the parts: the address that a spelling stands for and its kind, or the labels of a
// name.

// A reader who opened the workshop with this button finds the explanation open.
func init() {
	tools[hostTool] = func(p *page) {
		p.unfolded = true
		p.painter.drawNow(partsWord)
		focus("with-host")
	}
}

// host returns the button and the explanation that it opens.
func (w parts) host() app.UI {
	p := w.page
	if !p.model.MayHaveHost() {
		return nil
	}
	act := &door{ID: "with-host", Text: p.ui(labels.WithHost), Open: p.unfolded, press: w.onHost}
	if !p.unfolded {
		return act
	}
	var list children
	found := p.model.Hosts()
	for _, f := range found {
		if len(found) > 1 {
			list.add(w.hostBy(f))
		}
		list.add(w.unfolded(f.Span))
	}
	var usual hosts.Host
	if len(found) > 0 {
		usual = w.unfold(found[0].Span)
	}
	elsewhere := w.elsewhere(&usual)
	if elsewhere == nil && len(found) == 0 {
		elsewhere = app.P().Text(p.ui(labels.NoHost))
	}
	list.add(elsewhere)
	act.Behind = list
	return act
}

// unfold analyses the host at a span.
func (w parts) unfold(at core.Span) hosts.Host {
	asked := hosts.Asked{ASCII: w.page.askReaders().ASCII}
	if s := w.page.model.Suffixes; s != nil {
		asked.Suffix = s.Of
	}
	return hosts.Unfold(w.page.model.Source(), at, asked)
}

// unfolded lists what the host at a span means.
func (w parts) unfolded(at core.Span) app.UI {
	h := w.unfold(at)
	rows := hostRows{page: w.page}
	rows.say(labels.HostIs, text.HostKind(w.page.model.Lang, h.Kind))
	if h.Kind == hosts.KindName {
		rows.name(&h)
	} else {
		rows.address(&h)
	}
	return app.Dl().Class("named").Body(rows.list...)
}

// hostBy names the standards for which this is the host, if standards differ.
func (w parts) hostBy(f model.FoundHost) app.UI {
	l := w.page.model.Lang
	var by []string
	for _, s := range f.By {
		name := s.Title()
		if s == standards.WHATWG {
			name = w.page.ui(labels.ByBrowsers)
		}
		by = append(by, name)
	}
	said := labels.Filled(l, labels.HostBy, "{a}", strings.Join(by, text.UI(l, text.ListComma)), "{b}", text.ShowAll(f.In(w.page.model.Source())))
	return app.P().Class("flip").Body(
		app.Strong().Class("security").Text(text.Security(l)),
		at(f.Span, "host-by", prose(said)))
}

// elsewhere lists the readers that connect to a host other than h, which is the host by RFC 3986. It returns nil if all
// readers connect to h.
func (w parts) elsewhere(h *hosts.Host) app.UI {
	groups := w.page.model.HostElsewhere(w.page.askReaders(), h)
	if len(groups) == 0 {
		return nil
	}
	var rows children
	for i := range groups {
		rows.add(readings(w).group(&groups[i]))
	}
	return app.Ol().Class("standards").Body(rows...)
}

func (w parts) onHost(app.Context, app.Event) {
	w.page.unfolded = !w.page.unfolded
	w.page.Update()
}

// hostRows are the rows of the explanation of a host.
type hostRows struct {
	page *page
	list children
}

// say adds a row with text, unless the text is empty.
func (r *hostRows) say(key text.Key, said string) { r.add(key, said, app.Text(said)) }

// code adds a row with octets.
func (r *hostRows) code(key text.Key, octets string) {
	r.add(key, octets, app.Code().Dir("ltr").Text(printed(text.ShowAll(octets))))
}

func (r *hostRows) add(key text.Key, said string, shown app.UI) {
	if said != "" {
		r.list.add(app.Div().Body(app.Dt().Text(r.page.ui(key)), app.Dd().Body(shown)))
	}
}

// address adds the rows about an address, in whatever spelling.
func (r *hostRows) address(h *hosts.Host) {
	l := r.page.model.Lang
	r.code(labels.HostAddress, h.Address.String())
	all := bits(h.Address.Octets())
	r.add(labels.HostBits, all, app.Code().Dir("ltr").Text(all))
	r.say(labels.HostSpelled, text.AddressSpelling(l, h.Spelling))
	if in := h.Address.Range(); in != nil {
		r.say(labels.HostRange, text.AddressRange(l, in))
		r.say(labels.HostReach, text.AddressReach(l, in.Reach))
	}
	if h.Spelling != 0 {
		r.readings(h)
	}
	if zone := r.page.model.Source()[h.Zone.Start:h.Zone.End]; zone != "" {
		r.code(labels.HostZone, zone)
		r.add(labels.HostZone, zone, prose(labels.Words(l, labels.HostZoneIs)))
	}
	for _, e := range h.Embedded {
		r.code(labels.HostHolds, e.Address.String())
		r.say(labels.HostHow, text.AddressEmbedding(l, e.Kind))
		r.say(labels.HostHow, text.AddressForbidden(l, e))
		if in := e.Address.Range(); in != nil {
			r.say(labels.HostRange, text.AddressRange(l, in))
			r.say(labels.HostReach, text.AddressReach(l, in.Reach))
		}
	}
}

// ofBrowsers are the schemes that browsers connect for, and whose hosts they read as addresses (URL Standard, 3.5).
var ofBrowsers = []string{"http", "https", "ws", "wss"}

// readings adds the readers that take an odd spelling as the address, and those that keep it as a name.
func (r *hostRows) readings(h *hosts.Host) {
	read, kept := r.page.model.HostReadings(r.page.askReaders(), h)
	var filtered app.UI
	scheme, _, _ := strings.Cut(strings.ToLower(r.page.model.Source()), ":")
	if h.Kind == hosts.KindAddress4 && len(read) > 0 && slices.Contains(ofBrowsers, scheme) {
		filtered = app.Text(labels.Filled(r.page.model.Lang, labels.HostFiltered, "{a}", h.Address.String()).String())
	}
	r.who(labels.HostReadBy, read, nil)
	r.who(labels.HostKeptBy, kept, filtered)
}

// who adds a row with readers and what follows, unless list is empty.
func (r *hostRows) who(key text.Key, list []readers.Reading, follows app.UI) {
	if len(list) > 0 {
		r.add(key, r.page.ui(key), app.Div().Body(readings{r.page}.who(list), follows))
	}
}

// bits returns up to four octets in binary, and more in hexadecimal.
func bits(octets []byte) string {
	format, list := "%08b", make([]string, len(octets))
	if len(octets) > 4 {
		format = "%02x"
	}
	for i, b := range octets {
		list[i] = fmt.Sprintf(format, b)
	}
	return strings.Join(list, " ")
}

// name adds the rows about a name: one for each label that needs an explanation.
func (r *hostRows) name(h *hosts.Host) {
	l := r.page.model.Lang
	r.code(labels.HostSent, h.Sent)
	if h.Refused && !slices.ContainsFunc(h.Labels, func(l hosts.Label) bool { return l.Refused }) { // otherwise a label's row says who refuses it
		r.say(labels.HostSent, r.page.ui(labels.HostRefused))
	}
	for i := range h.Labels {
		label := &h.Labels[i]
		if label.Refused {
			bad := r.page.model.Source()[label.Span.Start:label.Span.End]
			r.add(labels.HostSent, bad, prose(labels.Filled(l, labels.HostBadLabel, "{a}", text.ShowAll(bad))))
		}
		if label.Shown != label.Sent {
			r.code(labels.HostShown, label.Shown)
		}
		r.say(labels.HostScripts, r.scripts(label))
		if label.Mix == hosts.MixHigh || label.Mix == hosts.MixLow {
			r.say(labels.HostMix, text.ScriptMix(l, label.Mix))
		}
		r.code(labels.HostLooks, label.LooksLike)
	}
	if h.Special != nil {
		r.say(labels.HostSpecial, text.SpecialName(l, h.Special))
	}
	if r.page.model.Suffixes != nil && h.Sent != "" && h.Domain.Start == h.Domain.End {
		r.say(labels.HostDomain, r.page.ui(labels.HostIsSuffix))
	}
	r.code(labels.HostDomain, r.page.model.Source()[h.Domain.Start:h.Domain.End])
	if r.page.model.Suffixes == nil && h.Sent != "" {
		r.add(labels.HostDomain, h.Sent, r.page.withSuffixes())
	}
}

// scripts returns the scripts of a label that is not all US-ASCII, each with its characters.
func (r *hostRows) scripts(label *hosts.Label) string {
	var names []string
	of := map[string]string{}
	other := false
	for _, c := range label.Characters {
		name := text.ScriptName(r.page.model.Lang, c.Script)
		if _, ok := of[name]; !ok {
			names = append(names, name)
		}
		of[name] += string(c.Rune)
		other = other || c.Rune >= 0x80
	}
	if !other {
		return ""
	}
	for i, name := range names {
		names[i] = name + " " + of[name]
	}
	return strings.Join(names, " · ")
}
