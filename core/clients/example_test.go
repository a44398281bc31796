package clients_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/clients"
)

func ExampleRead() {
	for _, r := range clients.Read(core.Parse("ftp://joe:secret@host.dom/etc/motd")) {
		if r.Client.ID != "lynx" && r.Client.ID != "curl" {
			continue
		}
		fmt.Println(r.Client.Title, r.Client.Version, r.Does, r.Verdict, len(r.Host), r.Port, r.Step)
		for _, l := range r.Lines {
			fmt.Println("\t", l.Kind, l.Text())
		}
	}
	fmt.Println("recorded on", clients.Recorded)
	// Output:
	// curl 7.88.1 sends same 8 21 -1
	// 	 login USER joe
	// 	 login PASS secret
	// 	 cwd CWD etc
	// 	 type TYPE I
	// 	 data RETR motd
	// lynx 2.9.0dev.12 sends wrong-file 8 21 5
	// 	 login USER joe
	// 	 login PASS secret
	// 	 type TYPE I
	// 	 data RETR /etc/motd
	// recorded on Debian 12, 2026
}
