import { SaxesParser } from "saxes";
import { markedUtf16 } from "../format.ts";
import { Unreadable } from "../unreadable.ts";

export type Parts = Record<string, Uint8Array>;
export type Relationship = { id: string; type: string; target: string };

/**
 * Decodes a part. Rejects document type declarations: OOXML forbids them, and without them no entity can expand
 * without bound or read files. @throws Unreadable
 */
export function xmlOf(part: Uint8Array): string {
  const xml = new TextDecoder(markedUtf16(part) ?? "utf-8").decode(part);
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable("too_complex");
  return xml;
}

/** Parses XML as a stream. @throws Unreadable when it is not well-formed */
export function parseXml(xml: string, listen: (parser: SaxesParser<{ xmlns: true }>) => void): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new Unreadable("corrupt", { cause: error });
  });
  listen(parser);
  parser.write(xml).close();
}

/** A part's relationships, from its .rels part; targets are names within the package, or addresses elsewhere. */
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
      const isElsewhere = value("TargetMode") === "External";
      const type = value("Type");
      relationships.push({
        id: value("Id"),
        type: type.slice(type.lastIndexOf("/") + 1),
        target: isElsewhere
          ? target
          : target.startsWith("/")
            ? target.slice(1)
            : folder + target.replace(/^\.\//, ""),
      });
    });
  });
  return relationships;
}

/** Word online writes word/document2.xml; all other programs word/document.xml. */
export function mainPart(parts: Parts): string {
  const named = relationshipsOf(parts, "").find(({ type }) => type === "officeDocument")?.target;
  return named !== undefined && parts[named] ? named : "word/document.xml";
}
