# What lynx connects to. resolve.c stands in front of the C library, so that no name is looked up and each connection ends at a
# server here, on the loopback interface, which notes what comes first. What reads a file, runs a program or talks at length is
# not asked.
import json, os, re, socket, ssl, subprocess, sys, tempfile, threading

UNASKED = r"\s*(lynx\w*|file|news|nntp|snews|newspost|newsreply|telnet|tn3270|rlogin|wais|cso|finger|mailto|bibp|data|afs|prospero):"
OK = b"HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FTP = {b"USER": b"331", b"PASS": b"230", b"RETR": b"550", b"LIST": b"550", b"NLST": b"550", b"SIZE": b"550", b"CWD ": b"550", b"EPSV": b"502", b"PASV": b"502"}

home = tempfile.mkdtemp()
pem = os.path.join(home, "pem")
subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", pem, "-out", pem + ".cert"], check=True, stderr=subprocess.DEVNULL)
tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
tls.load_cert_chain(pem + ".cert", pem)
cfg = os.path.join(home, "lynx.cfg")
with open(cfg, "w") as f:
    f.write("FORCE_SSL_PROMPT:yes\nFTP_PASSIVE:FALSE\nINFOSECS:0\nMESSAGESECS:0\nALERTSECS:0\n")
names = os.path.join(home, "names")
work = tempfile.mkdtemp()


def text(octets):
    return octets.decode(errors="surrogateescape")


def web(connection, seen):
    if connection.recv(1, socket.MSG_PEEK) == b"\x16":
        connection = tls.wrap_socket(connection, server_side=True)
    data = b""
    while b"\n" not in data and (more := connection.recv(65536)):
        data += more
    if found := re.match(rb"GET (.*) HTTP/1\.0\r\n", data, re.S):
        seen.append(text(found[1]))
    connection.sendall(OK)


def ftp(connection, seen):
    lines = connection.makefile("rb")
    connection.sendall(b"220 x\r\n")
    for line in lines:
        command = line[:4].upper()
        if command in (b"RETR", b"LIST", b"NLST"):
            seen.append(text(line.rstrip(b"\r\n")[5:]))
            return
        connection.sendall(FTP.get(command, b"200") + b" x\r\n")


def serve(listener, state):
    while True:
        connection, _ = listener.accept()
        connection.settimeout(9)
        try:
            state["talk"](connection, state["seen"])
        except OSError:
            pass
        connection.close()


def ask(url, state, environment):
    url = url.split("\0")[0]
    if re.match(UNASKED, url, re.I):
        return {"refused": "not asked"}
    is_ftp = re.match(r"\s*(ftp:|[^:/?#]+:/(?!/))", url, re.I)  # "host:/file" is of ftp too
    state["talk"], state["seen"] = ftp if is_ftp else web, []
    open(names, "w").close()
    ended = subprocess.run(["lynx", "-cfg=" + cfg, "-source", "--", url], cwd=work, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    with open(names, "rb") as f:
        found = [line.rsplit(b" ", 1) for line in f.read().split(b"\n") if line]
    if not found:
        return {"refused": text(ended.stdout).strip().split("\n")[-1].strip()}
    host, port = map(text, found[-1])
    if is_ftp:
        host, port = map(text, found[0])
    path, mark, query = (state["seen"] or [""])[-1].partition("?") if not is_ftp else ((state["seen"] or [""])[0], "", "")
    return {"fields": {"host": host, "port": port, "path": path if state["seen"] else None, "query": query if mark else None}}


print(re.search(r"[0-9][0-9a-z.]+", subprocess.run(["lynx", "-version"], capture_output=True, text=True).stdout)[0])
listener = socket.create_server(("127.0.0.1", 0))
state = {}
threading.Thread(target=serve, args=(listener, state), daemon=True).start()
environment = {
    "PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", "TERM": "dumb", "LD_PRELOAD": os.path.abspath("../../../build/resolve.so"),
    "RECORD_NAMES": names, "RECORD_PORT": str(listener.getsockname()[1]),
}
for line in sys.stdin:
    print(json.dumps(ask(json.loads(line), state, environment)))
