package main

var languageReaders = []reader{
	{"python", "urllib.parse of CPython (Debian python3)", []string{"/usr/bin/python3", "python.py"}},
	{"go", "net/url of Go", []string{"go", "run", "golang.go"}},
	{"java-uri", "java.net.URI of OpenJDK (Debian openjdk-17)", []string{"java", "Java.java", "uri"}},
	{"java-url", "java.net.URL of OpenJDK (Debian openjdk-17)", []string{"java", "Java.java", "url"}},
	{"yarl", "yarl (Debian python3-yarl)", []string{"/usr/bin/python3", "yarl_url.py"}},
	{"dotnet", "System.Uri of Mono (Debian mono-runtime)", []string{"sh", "dotnet.sh"}},
}
