// new URL and url.parse of Node, and whatwg-url of npm: node web.js URL|parse|whatwg-url
const { execFileSync } = require("child_process");
const fs = require("fs");
const path = require("path");

const WHATWG_URL = "17.3.0";
const NAMES = "href origin protocol username password host hostname port pathname search hash".split(" ");
const LEGACY = "protocol slashes auth host port hostname hash search query pathname path href".split(" ");

// installed returns a package, which is installed in build/ if it is not yet there.
function installed(name, version) {
  const dir = path.resolve(__dirname, "../../../build/record", name + "-" + version);
  if (!fs.existsSync(dir)) {
    execFileSync("npm", ["install", "--silent", "--no-save", "--ignore-scripts", "--prefix", dir, name + "@" + version], { stdio: ["ignore", 2, 2] });
  }
  return require(path.join(dir, "node_modules", name));
}

const ways = {
  URL: () => [process.versions.node, NAMES, (url) => new URL(url)],
  parse: () => [process.versions.node, LEGACY, require("url").parse],
  "whatwg-url": () => {
    const whatwg = installed("whatwg-url", WHATWG_URL);
    return [WHATWG_URL, NAMES, (url) => new whatwg.URL(url)];
  },
};

process.removeAllListeners("warning"); // url.parse warns of bad ports
const [version, names, parse] = ways[process.argv[2]]();
const out = [version];
for (const line of fs.readFileSync(0, "utf8").split("\n").slice(0, -1)) {
  try {
    const url = parse(JSON.parse(line));
    const text = (value) => (value === null || value === undefined ? null : String(value));
    out.push(JSON.stringify({ fields: Object.fromEntries(names.map((name) => [name, text(url[name])])) }));
  } catch (e) {
    out.push(JSON.stringify({ refused: String(e.message) }));
  }
}
process.stdout.write(out.join("\n") + "\n");
