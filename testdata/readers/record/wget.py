# What wget would ask for, by what it asks a proxy: one on the loopback interface that notes the first request and sends
# nothing on. No name is looked up. A tunnel for https ends here too, with a certificate made for it.
import json, os, re, socket, ssl, subprocess, sys, tempfile, threading

home = tempfile.mkdtemp()
pem = os.path.join(home, "pem")
subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", pem, "-out", pem + ".cert"], check=True, stderr=subprocess.DEVNULL)
PORTS = {"http": "80", "https": "443", "ftp": "21", "ftps": "21"}
COMMAND = "wget --no-config --no-hsts --no-check-certificate --tries=1 --timeout=9 --no-verbose --output-document=/dev/null --".split()
OK = b"HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
tls.load_cert_chain(pem + ".cert", pem)


def head(connection):
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(65536)
        if not more:
            break
        data += more
    return data


def serve(listener, seen):
    """Appends to seen, for each connection, the heads of the requests of it."""
    while True:
        connection, _ = listener.accept()
        connection.settimeout(9)
        heads = []
        seen.append(heads)
        try:
            heads.append(head(connection))
            if heads[0].startswith(b"CONNECT "):
                connection.sendall(b"HTTP/1.0 200 OK\r\n\r\n")
                connection = tls.wrap_socket(connection, server_side=True)
                heads.append(head(connection))
            connection.sendall(OK)
        except OSError:
            pass
        connection.close()


def text(octets):
    return octets.decode(errors="surrogateescape")


def fields(heads):
    """Takes apart the request line, and the field Host, which has the host as it is and not encoded."""
    if heads[-1] == b"" or heads[-1].startswith(b"CONNECT "):
        return None
    target = re.match(rb"\w+ (.*) HTTP/1\.[01]\r\n", heads[-1], re.S)[1]
    host, port = re.search(rb"\r\nHost: (\[.*\]|[^:\r]*)(?::(\d+))?\r\n", heads[-1], re.S).groups()
    scheme = "https" if len(heads) > 1 else text(target.partition(b":")[0])
    if scheme != "https":
        encoded = b"".join(b"(?:%s|%%%02X)" % (re.escape(bytes([octet])), octet) for octet in host)
        target = target[re.match(rb"\w+://(?:.*?@)??%s(?::\d+)?(?=[/;?]|$)" % encoded, target, re.S).end():]
    path, mark, query = target.partition(b"?") if scheme.startswith("http") else (target, b"", b"")
    return {"scheme": scheme, "host": text(host), "port": text(port) if port else PORTS[scheme], "path": text(path), "query": text(query) if mark else None}


def ask(url, seen, environment):
    url = url.split("\0")[0]
    seen.clear()
    ended = subprocess.run(COMMAND + [url], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    found = fields(seen[0]) if seen else None
    said = text(ended.stdout).strip().split("\n")[-1].removeprefix(url + ": ")
    return {"fields": found} if found else {"refused": said}


print(re.search(r"[0-9][0-9a-z.]+", subprocess.run(["wget", "--version"], capture_output=True, text=True).stdout)[0])
listener = socket.create_server(("127.0.0.1", 0))
seen = []
threading.Thread(target=serve, args=(listener, seen), daemon=True).start()
proxy = "http://127.0.0.1:%d/" % listener.getsockname()[1]
environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8"} | {scheme + "_proxy": proxy for scheme in PORTS}
for line in sys.stdin:
    print(json.dumps(ask(json.loads(line), seen, environment)))
