package text

// fileSteps are the steps of section 3.10.
var fileSteps = []stepText{
	{Kind: "file-local", Line: row{
		"Nothing is sent. The file is read on the machine that interprets the URL.",
		"何も送られません。URL を解釈しているコンピュータでファイルを読みます。",
		"什麼都不送。檔案從解讀這個 URL 的電腦上讀取。"}},
	{Kind: "file-remote", Line: row{
		"The file is on `{host}`, but no protocol is named to reach it. Nothing is sent.",
		"ファイルは `{host}` にありますが、取り出す手順は決まっていません。何も送られません。",
		"檔案在 `{host}` 上，但 URL 沒有指明用什麼協定取用。什麼都不送。"}},
	{Kind: "file-unix", Line: row{
		"on Unix: `{octets}`",
		"Unix では：`{octets}`",
		"在 Unix 上：`{octets}`"}},
	{Kind: "file-windows", Line: row{
		"on Windows: `{octets}`",
		"Windows では：`{octets}`",
		"在 Windows 上：`{octets}`"}},
	{Kind: "file-vms", Line: row{
		"on VMS: `{octets}`",
		"VMS では：`{octets}`",
		"在 VMS 上：`{octets}`"}, Note: row{
		"Device, directories in brackets, file. VMS makes no difference between small letters and capitals.",
		"装置、角括弧の中のディレクトリ、ファイルの順です。VMS は大文字と小文字を区別しません。",
		"裝置、方括號裡的目錄、檔案。VMS 不分大小寫。"}},
	{Kind: "file-mac", Line: row{
		"on the first Mac OS: `{octets}`",
		"初期の Mac OS では：`{octets}`",
		"在早期的 Mac OS 上：`{octets}`"}, Note: row{
		"Disk, folders, file, with colons between them.",
		"ディスク、フォルダ、ファイルをコロンで区切ります。",
		"磁碟、資料夾、檔案，以冒號隔開。"}},
}
