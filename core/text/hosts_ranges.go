package text

import "urlscope/core/hosts"

// rangeTexts say what the ranges of addresses are for. A colon stands behind what a range is called.
var rangeTexts = [...]Row{
	hosts.RangePublic: {
		"public: an address of the Internet",
		"公開：インターネットのアドレス",
		"公開：網際網路上的位址"},
	hosts.RangeLoopback: {
		"loopback: this machine itself",
		"ループバック：このコンピュータ自身",
		"回送：這台電腦自己"},
	hosts.RangeUnspecified: {
		"unspecified: on many systems, this machine itself",
		"未指定：多くのシステムでは、このコンピュータ自身",
		"未指定：在許多系統上就是這台電腦自己"},
	hosts.RangeThisNetwork: {
		"this network: a host of the network one is in",
		"このネットワーク：自分がいるネットワークのホスト",
		"本網路：所在網路裡的主機"},
	hosts.RangePrivate: {
		"private: within one network",
		"プライベート：1 つのネットワークの中だけ",
		"私有：只在一個網路之內"},
	hosts.RangeUniqueLocal: {
		"unique local: within one organization",
		"ユニークローカル：1 つの組織の中だけ",
		"唯一本地：只在一個組織之內"},
	hosts.RangeLinkLocal: {
		"link-local: on one link, never beyond a router",
		"リンクローカル：同じリンクの中だけで、ルータの先には届かない",
		"本地連結：只在同一段連結上，不會越過路由器"},
	hosts.RangeSiteLocal: {
		"site-local: within one site (deprecated)",
		"サイトローカル：1 つのサイトの中だけ（廃止）",
		"站台本地：只在一個站台之內（已廢除）"},
	hosts.RangeMetadata: {
		"cloud metadata: where a virtual machine asks for its own data and credentials",
		"クラウドのメタデータ：仮想マシンが自分の情報や認証情報を尋ねる所",
		"雲端中繼資料：虛擬機器查詢自身資料和憑證的地方"},
	hosts.RangeShared: {
		"shared: between a provider and its customers",
		"共有：プロバイダとその顧客の間",
		"共用：在業者和客戶之間"},
	hosts.RangeDocumentation: {
		"documentation: for examples",
		"文書用：例に使うアドレス",
		"文件用：供範例使用"},
	hosts.RangeBenchmarking: {
		"benchmarking: for tests of network devices",
		"ベンチマーク：ネットワーク機器の試験用",
		"效能測試：供測試網路設備"},
	hosts.RangeMulticast: {
		"multicast: a group of receivers",
		"マルチキャスト：受信者のグループ",
		"多點傳送：一組接收者"},
	hosts.RangeMulticastLink: {
		"multicast on one link: a group that no router forwards to",
		"リンクのマルチキャスト：ルータが転送しないグループ",
		"連結多點傳送：路由器不轉送的一組接收者"},
	hosts.RangeMulticastNode: {
		"multicast on one machine: a group within this machine",
		"コンピュータ内のマルチキャスト：このコンピュータの中のグループ",
		"本機多點傳送：這台電腦之內的一組接收者"},
	hosts.RangeMulticastSite: {
		"multicast in one organization: a group within it",
		"組織内のマルチキャスト：1 つの組織の中のグループ",
		"組織內多點傳送：一個組織之內的一組接收者"},
	hosts.RangeBroadcast: {
		"broadcast: all hosts on the link",
		"ブロードキャスト：同じリンクの全ホスト",
		"廣播：同一段連結上的所有主機"},
	hosts.RangeReserved: {
		"reserved: for future use",
		"予約：将来のため",
		"保留：供未來使用"},
	hosts.RangeProtocol: {
		"protocol assignments: what protocols need, each for itself",
		"プロトコル割り当て：各プロトコルがそれぞれ使うもの",
		"協定指派：供各協定自行使用"},
	hosts.RangeContinuity: {
		"service continuity: one end of a tunnel that carries IPv4",
		"サービス継続：IPv4 を運ぶトンネルの端",
		"服務延續：承載 IPv4 的通道的一端"},
	hosts.RangeDummy: {
		"dummy: a source that has no address",
		"ダミー：アドレスを持たない送信元",
		"虛設：沒有位址的來源"},
	hosts.RangeAnycast: {
		"anycast: the nearest server of a protocol",
		"エニーキャスト：あるプロトコルの最も近いサーバ",
		"任播：某個協定最近的伺服器"},
	hosts.RangeNAT64Names: {
		"NAT64 discovery: shows whether a network has NAT64",
		"NAT64 の発見：ネットワークに NAT64 があるかどうかを知るためのもの",
		"NAT64 探索：用來得知網路有沒有 NAT64"},
	hosts.RangeAS112: {
		"AS112: name servers for addresses that have no names",
		"AS112：名前のないアドレスを引き受けるネームサーバ",
		"AS112：替沒有名稱的位址回答的名稱伺服器"},
	hosts.RangeAMT: {
		"AMT: relays of multicast",
		"AMT：マルチキャストの中継",
		"AMT：多點傳送的中繼"},
	hosts.Range6to4Relay: {
		"6to4 relay: the nearest relay (deprecated)",
		"6to4 リレー：最も近い中継（廃止）",
		"6to4 中繼：最近的中繼（已廢除）"},
	hosts.RangeMapped: {
		"IPv4-mapped: an IPv4 address for programs that use IPv6",
		"IPv4 射影：IPv6 を使うプログラムのための IPv4 アドレス",
		"IPv4 對應：供使用 IPv6 的程式表示 IPv4 位址"},
	hosts.RangeCompatible: {
		"IPv4-compatible: an IPv4 address in one of IPv6 (deprecated)",
		"IPv4 互換：IPv6 アドレスに入れた IPv4 アドレス（廃止）",
		"IPv4 相容：放在 IPv6 位址裡的 IPv4 位址（已廢除）"},
	hosts.RangeNAT64: {
		"NAT64: an IPv4 address behind a translator",
		"NAT64：変換装置の先にある IPv4 アドレス",
		"NAT64：轉換器後面的 IPv4 位址"},
	hosts.RangeNAT64Local: {
		"local NAT64: an IPv4 address behind a translator of one network",
		"ローカルな NAT64：1 つのネットワークの変換装置の先にある IPv4 アドレス",
		"本地 NAT64：某個網路的轉換器後面的 IPv4 位址"},
	hosts.Range6to4: {
		"6to4: a network that is reached by its IPv4 address",
		"6to4：IPv4 アドレスで届くネットワーク",
		"6to4：以 IPv4 位址連到的網路"},
	hosts.RangeTeredo: {
		"Teredo: a host behind address translation of IPv4",
		"Teredo：IPv4 のアドレス変換の内側にあるホスト",
		"Teredo：在 IPv4 位址轉換之後的主機"},
	hosts.RangeDiscard: {
		"discard: whatever is sent there is thrown away",
		"破棄：送られたものがすべて捨てられる所",
		"丟棄：送到那裡的一律丟掉"},
	hosts.RangeORCHID: {
		"ORCHID: an identifier that looks like an address",
		"ORCHID：アドレスの形をした識別子",
		"ORCHID：看起來像位址的識別碼"},
	hosts.RangeDRIP: {
		"DRIP: an identifier of an aircraft",
		"DRIP：航空機の識別子",
		"DRIP：航空器的識別碼"},
	hosts.RangeSRv6: {
		"SRv6: an identifier of a segment in one network",
		"SRv6：1 つのネットワークの中のセグメントの識別子",
		"SRv6：某個網路裡區段的識別碼"},
}

// Where the addresses of metadata come from. {a} is the name of the range around, {b} the document that defines it.
var (
	metadataChosen = Row{"chosen by the provider", "プロバイダが決めたもの", "由業者選定"}
	metadataAround = Row{"chosen by the provider, within the {a} range of {b}", "プロバイダが {b} の「{a}」の範囲から決めたもの", "由業者在 {b} 的「{a}」範圍內選定"}
)

// reachTexts say whether addresses are reachable.
var reachTexts = [...]Row{
	hosts.ReachNo: {
		"not reachable from the Internet",
		"インターネットからは届きません",
		"從網際網路連不到"},
	hosts.ReachYes: {
		"reachable from the Internet",
		"インターネットから届きます",
		"從網際網路連得到"},
	hosts.ReachDepends: {
		"reachable or not: it depends on the network, or on the address or group in it",
		"届くかどうかは、ネットワークや、中に入っているアドレスやグループによります",
		"連不連得到，要看網路，或看裡面的位址或群組"},
}
