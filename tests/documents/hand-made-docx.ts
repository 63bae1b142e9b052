import { strToU8, zipSync } from "fflate";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Builds a DOCX with this body; `parts` adds or replaces files of the package. */
export function docx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
    "_rels/.rels": related(["officeDocument", "word/document.xml"]),
    "word/document.xml": `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

export const related = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${packageRelationships}">${targets
    .map(
      ([type, target], i) => `<Relationship Id="r${i}" Type="${relationships}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

export const wordPart = (root: string, content: string) => `<w:${root} ${namespaces}>${content}</w:${root}>`;

export const run = (text: string, properties = "") =>
  `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (content: string, properties = "") =>
  `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

export const ordinary = paragraph(run("Ordinary text"));

/** Core properties as Word writes them, by element. */
export const coreProperties = (properties: Record<string, string>) =>
  `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${Object.entries(
    properties,
  )
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join("")}</cp:coreProperties>`;

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
