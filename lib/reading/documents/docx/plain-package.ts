import { strToU8, zipSync } from "fflate";
import type { Relationship } from "./parts.ts";

const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/></Types>';

/** The package for mammoth: only parts that were checked, and no relationship that points to anything. */
export function plainPackage(
  body: string,
  supporting: { styles: string | null; numbering: string | null },
): Buffer {
  // mammoth looks up the target of links and pictures and fails without one.
  const ids = new Set(
    Array.from(body.matchAll(/\s[\w.-]+:(?:id|embed|link)="([^"<&]+)"/g), ([, id]) => id as string),
  );
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(
      relationshipsPart([{ id: "r1", type: officeDocument, target: "word/document.xml" }]),
    ),
    "word/document.xml": strToU8(body),
    "word/_rels/document.xml.rels": strToU8(
      relationshipsPart(Array.from(ids, (id) => ({ id, type: "none", target: "#" }))),
    ),
  };
  for (const [name, xml] of Object.entries(supporting))
    if (xml !== null) files[`word/${name}.xml`] = strToU8(xml);
  return Buffer.from(zipSync(files, { level: 0 }));
}

function relationshipsPart(relationships: readonly Relationship[]): string {
  const elements = relationships
    .map(({ id, type, target }) => `<Relationship Id="${escape(id)}" Type="${type}" Target="${target}"/>`)
    .join("");
  return `<Relationships xmlns="${packageRelationships}">${elements}</Relationships>`;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const simpleField = /<\/?(?:[\w.-]+:)?fldSimple\b(?:[^<>"']|"[^<"]*"|'[^<']*')*>/g;

/** Leaves of simple fields (a date, a link) what they show: mammoth skips them with their text. */
export const withoutSimpleFields = (xml: string) => xml.replace(simpleField, "");

/** Wraps headers, footers and notes as a document, so that the same rules read them. */
export function asBody(xml: string): string {
  const root = /<([\w.-]+:)?(hdr|ftr|footnotes|endnotes)\b/.exec(xml);
  if (!root) return xml;
  const prefix = root[1] ?? "";
  const opened = xml.indexOf(">", root.index);
  const closed = xml.lastIndexOf(`</${prefix}${root[2]}`);
  if (opened < 0 || closed < opened) return xml;
  const attributes = xml.slice(root.index + root[0].length, opened);
  const content = xml
    .slice(opened + 1, closed)
    .replace(/<\/?(?:[\w.-]+:)?(?:footnote|endnote)(?:\s[^<>]*)?>/g, "");
  return `<${prefix}document${attributes}><${prefix}body>${content}</${prefix}body></${prefix}document>`;
}
