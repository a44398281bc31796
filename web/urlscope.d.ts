/**
 * The report on one input. All offsets count octets of the input, as UTF-8, and a range is half-open. The form is stable:
 * within a version, fields are added, and no field is removed or changes its meaning. Text that is not UTF-8 is in base64,
 * under a name that ends in Base64.
 *
 * A report grows no faster than its input. It lists at most 500 parts, the 500 worst diagnostics and 500 steps; all steps
 * together list at most 1000 from, 1000 pieces, 1000 secret and 1000 early. Fixes are tried for as many diagnostics as
 * keep (diagnostics × octets of the input) at or below 1048576; the text of fixes and their results has at most 262144
 * octets. `omitted` counts what is left out.
 */
export interface Report {
  version: 1;
  /** The input, as it was given. */
  input?: string;
  inputBase64?: string;
  /** In lower case; "" without a scheme. */
  scheme: string;
  /** The rule of RFC 1738, section 5, that applies; "" without a scheme. */
  production:
    | "" | "ftpurl" | "httpurl" | "gopherurl" | "mailtourl" | "newsurl" | "nntpurl" | "telneturl" | "waisurl"
    | "fileurl" | "prosperourl" | "otherurl";
  /** For a scheme of RFC 1738: the document that defines it now, and whether browsers fetch it. */
  since?: string;
  /** Whether the production derives the whole input. Then no diagnostic is an error. */
  valid: boolean;
  /** Only when not valid: the first octet at which no URL of the production can be continued. */
  offset?: number;
  parts: Part[];
  /** Only when there is a "#". A fragment is not part of the URL. */
  fragment?: Span;
  /** In order of position. */
  diagnostics: Diagnostic[];
  wire: Wire;
  /** Only when something is left out. */
  omitted?: Omitted;
}

/** How many items of a long input the report leaves out. A count of 0 is absent. */
export interface Omitted {
  /** The last parts. */
  parts?: number;
  /** Diagnostics. Notes are left out before warnings, and warnings before errors; the last of each kind first. */
  errors?: number;
  warnings?: number;
  notes?: number;
  /** The number of listed diagnostics whose fixes are left out. */
  fixes?: number;
  /** The number of listed fixes whose result is left out. */
  results?: number;
  /** The last steps. */
  steps?: number;
  /** In the listed steps. */
  from?: number;
  pieces?: number;
  secret?: number;
  early?: number;
}

export interface Span {
  start: number;
  end: number;
}

/** A part that is present but empty has start === end. Absent parts are not listed. */
export interface Part extends Span {
  /** The name of its nonterminal in RFC 1738. */
  part: string;
  /** As written in the input. */
  raw?: string;
  rawBase64?: string;
  /** With escapes decoded. */
  decoded?: string;
  decodedBase64?: string;
  /** RFC 1738 does not have this part; a later standard does. */
  later?: true;
  /** The place of this part is a guess. */
  guess?: true;
}

export interface Diagnostic extends Span {
  id: string;
  /** error: the grammar does not derive it; warning: the prose or section 6 advises against it; note: worth knowing. */
  severity: "error" | "warning" | "note";
  /** The section of RFC 1738. */
  section: string;
  message: string;
  why: string;
  advice: string;
  /** Alternatives: each of them repairs it. */
  fixes: Fix[];
  /** Fixes are left out, or were not tried: see Omitted. */
  fixesOmitted?: true;
}

export interface Fix {
  title: string;
  /** same: the result names the same resource; likely: it is probably what was meant; changes: it means something else. */
  kind: "same" | "likely" | "changes";
  edits: Edit[];
  /** The input after the edits. A report on a long input may leave it out. */
  result?: string;
  resultBase64?: string;
}

/** Replaces the octets of the span by `new`. */
export interface Edit extends Span {
  new: string;
}

/** What a client does with the URL. */
export interface Wire {
  /** The URL that was likely meant, if no client can use the input as it is. */
  mended?: string;
  /** "" if the scheme has no transport. */
  transport: "" | "tcp" | "udp";
  host?: string;
  port?: number;
  /** The protocol that owns the port, if it is another than the scheme's. */
  service?: string;
  steps: Step[];
}

export interface Step {
  /** Such as "ftp-cwd". */
  kind: string;
  side: "client" | "server" | "info";
  /** if-asked: the server decides; guess: the URL leaves it open. */
  when: "always" | "if-asked" | "guess";
  text: string;
  /** The exact octets that are sent, line end included. Absent if the URL does not determine them. */
  bytesBase64?: string;
  /** The octets of the input that the step comes from. */
  from: Span[];
  /** Decoded octets would end a line early. */
  danger: boolean;
  note?: string;
  /** The pieces of a client's line, if it has any. */
  pieces?: Piece[];
  /** The octets that come from a password. */
  secret?: Octets[];
  /** Where the line ends early. Present when danger is true, unless a long report leaves it out. */
  early?: Early[];
}

/** Some octets of a step, counted in bytesBase64. Each thing that the URL leaves open counts as one octet. */
export interface Octets {
  at: number;
  length: number;
}

/** A run of octets of a step that has a meaning of its own. */
export interface Piece extends Octets {
  kind: string;
  /** The octets of the input that the piece comes from. Absent for octets of the protocol. */
  from?: Span;
  name: string;
  note: string;
}

/** A place where octets of the input end a line before its own end. */
export interface Early extends Octets {
  /** The number of octets after it that the server reads as another line. */
  next: number;
  /** The octets of the input that end the line. */
  from: Span;
  /** The id of the diagnostic about these octets. */
  id?: string;
  note: string;
}

export interface Options {
  /** The language of the texts. Languages that urlscope does not have become English. */
  lang?: "en" | "ja" | "zh-Hant" | (string & {});
}

/**
 * Reports on a URL, or on any other text or octets. A string is encoded as UTF-8, with U+FFFD for a lone surrogate. Pass
 * other octets in an ArrayBuffer or a view, such as a Uint8Array. For a URL object, its href is used. Anything else is
 * rejected with a TypeError.
 *
 * The first call loads the parser, 1 MB, from beside urlscope.js. It rejects if the parser cannot be loaded, or if the
 * page's policy does not allow WebAssembly ('wasm-unsafe-eval'). The next call tries again.
 */
export function report(url: string | URL | ArrayBuffer | ArrayBufferView, options?: Options): Promise<Report>;

/**
 * One input as five standards read it. Go's net/url, the sixth reading, is not asked here. The form is as stable as a
 * report's: testdata/standards/schema.json describes it.
 */
export interface Standards {
  version: 1;
  input?: string;
  inputBase64?: string;
  /** Oldest first. */
  readings: Reading[];
  /** Where neighbouring readings first differ. */
  flips: Flip[];
  /** The URL against which the input was resolved. */
  base?: string;
  /** By rfc1808, rfc2396, rfc3986 and whatwg. */
  resolutions?: Resolution[];
}

/** One input as one standard reads it. */
export interface Reading {
  /** rfc2396 includes RFC 2732; go is net/url, which is not asked here. */
  standard: "rfc1738" | "rfc1808" | "rfc2396" | "rfc3986" | "whatwg" | "go";
  /** relative: valid only as a reference, which needs a base. errors and failure are words of the URL Standard. */
  verdict: "valid" | "relative" | "errors" | "invalid" | "failure" | "not-asked";
  /** Only when a grammar says invalid: the first octet that it rejects. */
  offset?: number;
  parts: StandardPart[];
  /** For whatwg: the URL as the parser prints it. */
  result?: string;
  /** For whatwg: the first hundred validation errors. */
  errors?: ValidationError[];
  /** The number of further errors. */
  omitted?: number;
  /** browser: the URL of the browser or of Node. detectors: likely only, because URL could not be asked. */
  by: "grammar" | "detectors" | "browser" | "library";
  /** The findings of the detectors, if the browser disagrees. The browser wins. */
  detectors?: Detectors;
}

/** An authority comes before the parts that it holds. */
export interface StandardPart extends Span {
  /** The same name in all standards. */
  part: "scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "params" | "query" | "fragment";
  /** The standard's own. */
  name: string;
}

/** A validation error, by its name in the URL Standard. */
export interface ValidationError extends Span {
  name: string;
  /** The parser stops at it. */
  failure?: true;
}

export interface Detectors {
  verdict: string;
  result?: string;
}

/** Where two neighbouring readings first differ, and why. */
export interface Flip extends Span {
  from: string;
  to: string;
  /** What changed, as a word. */
  clause: string;
  document: string;
  section: string;
  /** A security check by one reading may be passed by a client of the other. */
  security?: true;
  text: string;
}

/** The input resolved against the base, step by step. */
export interface Resolution {
  standard: string;
  /** Absent if the resolution fails. */
  result?: string;
  steps: ResolutionStep[];
  by: string;
}

export interface ResolutionStep {
  text: string;
}

export interface StandardsOptions extends Options {
  /** Resolve the input, which may be relative, against this URL, as each standard does. */
  base?: string | URL;
}

/**
 * Reads a URL by RFC 1738, 1808, 2396 with 2732, 3986 and the URL Standard, and says where these differ. Input, loading and
 * errors are as for report. The URL of the browser, or of Node, is asked too, unless the octets are not UTF-8.
 */
export function standards(url: string | URL | ArrayBuffer | ArrayBufferView, options?: StandardsOptions): Promise<Standards>;

/**
 * One input as libraries and programs read it. The form is as stable as a report's: testdata/readers/schema.json describes
 * it.
 */
export interface Readers {
  version: 1;
  input?: string;
  inputBase64?: string;
  readers: Reader[];
}

/** One input as one library or program reads it. Parts come without delimiters. A part that it lacks or does not name is absent. */
export interface Reader {
  /** A stable name: curl, python, node. */
  reader: string;
  title: string;
  /** The version that was recorded. Absent for the browser. */
  version?: string;
  /** model: tested against recordings of the version. browser: the URL of the browser or of Node. */
  by: "model" | "browser";
  /** unknown: no recording is similar to the input. */
  verdict: "valid" | "invalid" | "unknown";
  scheme?: string;
  user?: string;
  password?: string;
  host?: string;
  port?: string;
  path?: string;
  query?: string;
  fragment?: string;
  /** It goes to another host or port than appendix B of RFC 3986 says. */
  differs: boolean;
  /** Only when it differs: the first octet that belongs to only one of the two hosts or ports. */
  at?: number;
  text: string;
  /** The lines that a client of the same library or program was recorded to send, without line ends. */
  steps?: string[];
  /** The octets of the steps, if all are known. */
  bytesBase64?: string;
}

/**
 * Reads a URL as curl, Python, Java, PHP and others do, each by a model of the version named. Input, loading and errors are
 * as for report. Nothing is sent anywhere.
 */
export function readers(url: string | URL | ArrayBuffer | ArrayBufferView, options?: Options): Promise<Readers>;

/** How a grammar derives one input. The form is as stable as a report's: testdata/derive/schema.json describes it. */
export interface Derivation {
  version: 1;
  input?: string;
  inputBase64?: string;
  /** rfc1738: section 5; rfc3986: appendix A. */
  standard: "rfc1738" | "rfc3986";
  /** unfinished: more typing can make it a URL. */
  state: "valid" | "unfinished" | "invalid";
  /** The first octet that the grammar rejects; the length of the input unless it is invalid. */
  offset: number;
  /** In preorder. The children of a node cover it without gaps. */
  nodes: DerivationNode[];
  /** The octets and rules that may follow at the offset. */
  next: NextThing[];
  /** Whether a URL may end at the offset. */
  mayEnd: boolean;
  /** The shortest text that makes an unfinished input valid. */
  ending?: string;
  /** The same in words. */
  text: string;
}

/** A rule of the grammar, or octets that a rule quotes or lists. */
export interface DerivationNode extends Span {
  /** The name as printed. Absent for a literal, a choice between octets, and a rest. */
  rule?: string;
  /** The number of the box in the definition of the parent rule, from 1 in the order of print; 0 without a box. */
  item: number;
  /** The index of the parent node; -1 for the first node. */
  parent: number;
  /** run: octets of one box. rest: octets that are not derived. */
  kind: "rule" | "literal" | "run" | "escape" | "rest";
  /** prose: section 3.4 has this division, and the grammar has not. guess: it was likely meant. */
  by: "grammar" | "prose" | "guess";
  /** The rule is not finished. */
  open?: true;
}

/** A rule or octets that may come next. */
export interface NextThing {
  /** rest: the rest of a literal or an escape that has begun. */
  way: "goes-on" | "starts" | "begins" | "rest";
  /** The rule that goes on or begins. */
  rule?: string;
  /** The octets of a literal, or its rest. */
  literal?: string;
  /** All octets that may come. */
  octets: string;
  /** The octets before it are then read in another way. */
  else?: true;
}

export interface DeriveOptions extends Options {
  /** The grammar; rfc1738 by default. */
  standard?: "rfc1738" | "rfc3986";
}

/**
 * Derives a URL by the grammar, rule by rule, and says what may come next. Input, loading and errors are as for report;
 * another standard is rejected with a TypeError.
 */
export function derive(url: string | URL | ArrayBuffer | ArrayBufferView, options?: DeriveOptions): Promise<Derivation>;

declare const urlscope: { report: typeof report; standards: typeof standards; readers: typeof readers; derive: typeof derive };
export default urlscope;
