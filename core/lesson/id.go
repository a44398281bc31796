package lesson

import "urlscope/core/goal"

// ID returns eight letters that identify the version, the start and the goals. The other fields do not change it, so
// translations of a lesson have the same ID.
func (l *Lesson) ID() string {
	s := []string{version, l.Start}
	for _, g := range l.Goals {
		s = append(s, g.String())
	}
	return letters(8, s...)
}

// letters returns a hash of the list as n letters of Crockford's base 32.
func letters(n int, list ...string) string {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	var all []byte
	for _, s := range list {
		all = append(append(all, goal.Escape(s)...), '\n')
	}
	sum := sha256(all)
	out := make([]byte, n)
	for i := range out {
		bit := 5 * i
		two := uint(sum[bit/8])<<8 | uint(sum[bit/8+1])
		out[i] = alphabet[two>>(16-5-bit%8)&31]
	}
	return string(out)
}
