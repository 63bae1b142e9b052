import { SaxesParser } from "saxes";
import { Unreadable } from "../unreadable.ts";

export type Parts = Record<string, Uint8Array>;
export type Relationship = { id: string; type: string; target: string };

/**
 * A part as text. Document type declarations are refused: OOXML forbids them, and entities that grow or reach for
 * files can stand nowhere else. @throws Unreadable
 */
export function xmlOf(part: Uint8Array): string {
  const encoding =
    part[0] === 0xff && part[1] === 0xfe
      ? "utf-16le"
      : part[0] === 0xfe && part[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  const xml = new TextDecoder(encoding).decode(part);
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable("too_complex");
  return xml;
}

/** Reads XML piece by piece. @throws Unreadable when it is not well formed or nested without end. */
export function parseXml(xml: string, listen: (parser: SaxesParser<{ xmlns: true }>) => void): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new Unreadable("corrupt", { cause: error });
  });
  listen(parser);
  parser.write(xml).close();
}

/** Relationships of a part, from its .rels part; targets as names within the package. */
export function relationshipsOf(parts: Parts, name: string): Relationship[] {
  const slash = name.lastIndexOf("/");
  const folder = slash < 0 ? "" : name.slice(0, slash + 1);
  const part = parts[`${folder}_rels/${name.slice(slash + 1)}.rels`];
  const relationships: Relationship[] = [];
  if (!part) return relationships;
  parseXml(xmlOf(part), (parser) => {
    parser.on("opentag", ({ local, attributes }) => {
      if (local !== "Relationship") return;
      const value = (key: string) => attributes[key]?.value ?? "";
      const target = value("Target");
      const type = value("Type");
      relationships.push({
        id: value("Id"),
        type: type.slice(type.lastIndexOf("/") + 1),
        target: target.startsWith("/") ? target.slice(1) : folder + target.replace(/^\.\//, ""),
      });
    });
  });
  return relationships;
}

/** Word online writes word/document2.xml; everything else word/document.xml. */
export function mainPart(parts: Parts): string {
  const named = relationshipsOf(parts, "").find(({ type }) => type === "officeDocument")?.target;
  return named !== undefined && parts[named] ? named : "word/document.xml";
}
