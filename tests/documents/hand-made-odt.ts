import { strToU8, zipSync, type Zippable } from "fflate";

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';

export const openDocumentText = "application/vnd.oasis.opendocument.text";

/** Builds an ODT file with this body and these automatic styles; `parts` adds or replaces files of the package. */
export function odt(
  body: string,
  styles = "",
  parts: Record<string, string> = {},
  kind = openDocumentText,
): Uint8Array {
  const files: Record<string, string> = {
    "content.xml": `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...parts,
  };
  const packed: Zippable = { mimetype: [strToU8(kind), { level: 0 }] };
  for (const [name, xml] of Object.entries(files)) packed[name] = strToU8(xml);
  return zipSync(packed);
}

export const masterPage = (content: string) =>
  `<?xml version="1.0"?><office:document-styles ${namespaces}><office:master-styles><style:master-page>${content}</style:master-page></office:master-styles></office:document-styles>`;

export const textStyle = (name: string, properties: string, family = "text") =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;
