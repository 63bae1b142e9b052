import type { SaxesTagNS } from "saxes";

/** Attributes with the alternative text of a drawing, a picture or a table, by element. */
const textAttributes: Record<string, readonly string[]> = {
  docPr: ["descr", "title"],
  cNvPr: ["descr", "title"],
  shape: ["alt", "title"],
  rect: ["alt", "title"],
  roundrect: ["alt", "title"],
  tblCaption: ["val"],
  tblDescription: ["val"],
};

/** An element's alternative texts. */
export function alternativeTexts({ local, attributes }: SaxesTagNS): string[] {
  const names = Object.hasOwn(textAttributes, local) ? textAttributes[local] : undefined;
  if (!names) return [];
  return Object.values(attributes)
    .filter((attribute) => names.includes(attribute.local))
    .map(({ value }) => value);
}
