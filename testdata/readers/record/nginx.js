// The variables of nginx, on this machine alone: a request as a client sends it that follows the URL Standard. What nginx answers with
// 400 is refused; of other schemes there is no request. $scheme and $server_port are those of the server, not of the URL.
const { execFileSync, spawn } = require("child_process");
const fs = require("fs");
const net = require("net");
const os = require("os");
const path = require("path");

const NAMES = "$http_host $host $request_uri $is_args $args $uri".split(" "); // $uri, which may have any octet, is the last
const APART = "\x1e";
const nginx = "/usr/sbin/nginx";
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"));
const socket = path.join(dir, "socket");
const temporary = "client_body proxy fastcgi uwsgi scgi".split(" ").map((name) => `${name}_temp_path ${dir};`);
fs.writeFileSync(path.join(dir, "conf"), `daemon off; pid ${dir}/pid; error_log ${dir}/log;
events {}
http {
  access_log off; ${temporary.join(" ")}
  server { listen unix:${socket}; return 200 "${NAMES.join(APART)}"; }
}
`);

// ask returns the status and the body of an answer.
function ask(request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    const client = net.connect(socket, () => client.write(request));
    client.on("data", (chunk) => chunks.push(chunk)).on("error", reject).on("end", () => {
      const answer = Buffer.concat(chunks).toString();
      const at = answer.indexOf("\r\n\r\n");
      resolve([answer.slice(9, 12), answer.slice(at + 4)]);
    });
  });
}

async function record(text) {
  let url;
  try {
    url = new URL(text);
  } catch (e) {
    return { refused: "the client: " + e.message };
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { refused: "the client: no request of HTTP" };
  }
  const target = url.href.replace(/#.*/s, "").replace(/^[^:]*:\/\/[^/]*/, ""); // as fetch sends it, but for an empty query
  const [status, body] = await ask(`GET ${target} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`);
  if (status !== "200") {
    return { refused: status };
  }
  const values = body.split(APART);
  const last = values.slice(NAMES.length - 1).join(APART);
  return { fields: Object.fromEntries(NAMES.map((name, i) => [name, i < NAMES.length - 1 ? values[i] : last])) };
}

async function main() {
  const said = execFileSync("sh", ["-c", nginx + " -v 2>&1"]).toString();
  const server = spawn(nginx, ["-c", path.join(dir, "conf")], { stdio: "ignore" });
  try {
    while (!(await record("http://h/").catch(() => false))) {
      await new Promise((resolve) => setTimeout(resolve, 20)); // it does not listen yet
    }
    const out = [said.replace(/^.*nginx\/(\S+).*$/s, "$1")];
    for (const line of fs.readFileSync(0, "utf8").split("\n").slice(0, -1)) {
      out.push(JSON.stringify(await record(JSON.parse(line))));
    }
    process.stdout.write(out.join("\n") + "\n");
  } finally {
    server.kill();
    fs.rmSync(dir, { recursive: true });
  }
}
main();
