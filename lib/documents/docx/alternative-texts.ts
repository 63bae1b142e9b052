import type { SaxesTagNS } from "saxes";

/** Attributes that stand in for what a drawing, a picture or a table shows, by element. */
const speaking: Record<string, readonly string[]> = {
  docPr: ["descr", "title"],
  cNvPr: ["descr", "title"],
  shape: ["alt", "title"],
  rect: ["alt", "title"],
  roundrect: ["alt", "title"],
  tblCaption: ["val"],
  tblDescription: ["val"],
};

/** What an element says to those who do not see what it shows. */
export function alternativeTexts({ local, attributes }: SaxesTagNS): string[] {
  const names = Object.hasOwn(speaking, local) ? speaking[local] : undefined;
  if (!names) return [];
  return Object.values(attributes)
    .filter((attribute) => names.includes(attribute.local))
    .map(({ value }) => value);
}
