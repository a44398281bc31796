package text

import "urlscope/core/hosts"

// specialTexts say what names are set aside for.
var specialTexts = [...]Row{
	hosts.SpecialLocalhost: {
		"this machine itself",
		"このコンピュータ自身",
		"這台電腦自己"},
	hosts.SpecialTest: {
		"for tests",
		"試験用",
		"供測試使用"},
	hosts.SpecialExample: {
		"for examples",
		"例に使う名前",
		"供範例使用"},
	hosts.SpecialInvalid: {
		"never exists",
		"決して存在しない名前",
		"一定不存在"},
	hosts.SpecialLocal: {
		"multicast DNS: known on one link only",
		"マルチキャスト DNS：同じリンクの中だけの名前",
		"多點傳送 DNS：只在同一段連結上有效"},
	hosts.SpecialOnion: {
		"a service of Tor, which the DNS does not know",
		"Tor のサービスの名前で、DNS にはない",
		"Tor 的服務，DNS 裡沒有"},
	hosts.SpecialInternal: {
		"for use within one network",
		"1 つのネットワークの中だけで使う名前",
		"供一個網路內部使用"},
	hosts.SpecialAlt: {
		"for other systems of names than the DNS",
		"DNS 以外の名前の仕組みのためのもの",
		"供 DNS 以外的名稱系統使用"},
	hosts.SpecialHome: {
		"for use within one home network",
		"家庭のネットワークの中で使う名前",
		"供家用網路內部使用"},
	hosts.SpecialNAT64: {
		"shows whether a network has NAT64",
		"ネットワークに NAT64 があるかどうかを知るための名前",
		"用來得知網路有沒有 NAT64"},
	hosts.SpecialResolver: {
		"by which a resolver is asked about itself",
		"リゾルバ自身のことを尋ねるための名前",
		"用來向解析器詢問它自己的資訊"},
	hosts.SpecialService: {
		"for services within one network",
		"1 つのネットワークの中のサービスの名前",
		"供一個網路內部的服務使用"},
}

var mixTexts = [...]Row{
	hosts.MixASCII:  {"US-ASCII only", "US-ASCII だけ", "只有 US-ASCII"},
	hosts.MixSingle: {"one script", "1 種類の文字", "一種文字"},
	hosts.MixHigh:   {"Latin with Chinese, Japanese or Korean", "ラテン文字と、日本語、中国語、韓国語の文字", "拉丁文字加上中文、日文或韓文的文字"},
	hosts.MixLow:    {"scripts that no language mixes", "ふつうは混ぜない文字の組み合わせ", "一般不會混用的文字"},
}

var scriptNames = [...]Row{
	hosts.ScriptCommon:     {"all scripts", "どの文字体系にもある文字", "各種文字通用"},
	hosts.ScriptLatin:      {"Latin", "ラテン文字", "拉丁文字"},
	hosts.ScriptGreek:      {"Greek", "ギリシャ文字", "希臘文字"},
	hosts.ScriptCyrillic:   {"Cyrillic", "キリル文字", "西里爾文字"},
	hosts.ScriptArmenian:   {"Armenian", "アルメニア文字", "亞美尼亞文字"},
	hosts.ScriptHebrew:     {"Hebrew", "ヘブライ文字", "希伯來文字"},
	hosts.ScriptArabic:     {"Arabic", "アラビア文字", "阿拉伯文字"},
	hosts.ScriptSyriac:     {"Syriac", "シリア文字", "敘利亞文字"},
	hosts.ScriptThaana:     {"Thaana", "ターナ文字", "塔納文字"},
	hosts.ScriptDevanagari: {"Devanagari", "デーヴァナーガリー", "天城文"},
	hosts.ScriptBengali:    {"Bengali", "ベンガル文字", "孟加拉文字"},
	hosts.ScriptGurmukhi:   {"Gurmukhi", "グルムキー文字", "古木基文字"},
	hosts.ScriptGujarati:   {"Gujarati", "グジャラート文字", "古吉拉特文字"},
	hosts.ScriptOriya:      {"Oriya", "オリヤー文字", "奧里亞文字"},
	hosts.ScriptTamil:      {"Tamil", "タミル文字", "坦米爾文字"},
	hosts.ScriptTelugu:     {"Telugu", "テルグ文字", "泰盧固文字"},
	hosts.ScriptKannada:    {"Kannada", "カンナダ文字", "卡納達文字"},
	hosts.ScriptMalayalam:  {"Malayalam", "マラヤーラム文字", "馬拉雅拉姆文字"},
	hosts.ScriptSinhala:    {"Sinhala", "シンハラ文字", "僧伽羅文字"},
	hosts.ScriptThai:       {"Thai", "タイ文字", "泰文"},
	hosts.ScriptLao:        {"Lao", "ラーオ文字", "寮文"},
	hosts.ScriptTibetan:    {"Tibetan", "チベット文字", "藏文"},
	hosts.ScriptMyanmar:    {"Myanmar", "ビルマ文字", "緬甸文字"},
	hosts.ScriptGeorgian:   {"Georgian", "ジョージア文字", "喬治亞文字"},
	hosts.ScriptEthiopic:   {"Ethiopic", "エチオピア文字", "衣索比亞文字"},
	hosts.ScriptCherokee:   {"Cherokee", "チェロキー文字", "切羅基文字"},
	hosts.ScriptKhmer:      {"Khmer", "クメール文字", "高棉文字"},
	hosts.ScriptMongolian:  {"Mongolian", "モンゴル文字", "蒙古文字"},
	hosts.ScriptHangul:     {"Hangul", "ハングル", "諺文"},
	hosts.ScriptBopomofo:   {"Bopomofo", "注音符号", "注音符號"},
	hosts.ScriptHiragana:   {"Hiragana", "ひらがな", "平假名"},
	hosts.ScriptKatakana:   {"Katakana", "カタカナ", "片假名"},
	hosts.ScriptHan:        {"Han", "漢字", "漢字"},
	hosts.ScriptOther:      {"another script", "そのほかの文字", "其他文字"},
}
