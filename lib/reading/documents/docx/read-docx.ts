import type { Line } from "@/lib/reading/language/line.ts";
import { a4, assemble, type FoundPage, type HiddenText } from "../assemble.ts";
import type { ReadFile } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { cleanProperties, packagedProperties, wholeTexts } from "../properties.ts";
import { asUnreadable, Unreadable } from "../unreadable.ts";
import { unpack } from "./archive.ts";
import { withoutHiddenRuns } from "./hidden-runs.ts";
import { linesOfPackage, withPageBreaks } from "./model-lines.ts";
import { NamedLooks } from "./named-looks.ts";
import { mainPart, type Parts, relationshipsOf, xmlOf } from "./parts.ts";
import { asBody, plainPackage, withoutSimpleFields } from "./plain-package.ts";
import { readStyles } from "./styles.ts";
import { withReadableBoxes } from "./text-boxes.ts";

/** The parts with text or formatting; pictures, fonts, macros and embedded files are not unpacked. */
const partNames = /^(_rels\/\.rels|word\/(_rels\/)?[^/]+\.(xml|rels))$/;

/**
 * Reads a DOCX: headers, body, footnotes, footers. The format has no pages: they start at the author's page breaks
 * and at those that Word recorded at its last layout. @throws Unreadable
 */
export async function readDocx(bytes: Uint8Array, limits: ReadLimits): Promise<ReadFile> {
  try {
    let isWord = false;
    const parts = unpack(bytes, limits, (name) => {
      isWord ||= name.startsWith("word/");
      return partNames.test(name);
    });
    // A spreadsheet, an OpenDocument file or any other archive.
    if (!isWord) throw new Unreadable("wrong_type");
    const properties = [
      ...packagedProperties(bytes, /^docProps\/[^/]+\.xml$/),
      ...packagedProperties(bytes, /^word\/comments\.xml$/, (xml) => wholeTexts(xml, comment)),
    ];
    return await readParts(parts, properties, limits);
  } catch (error) {
    throw asUnreadable(error);
  }
}

async function readParts(parts: Parts, properties: string[], limits: ReadLimits): Promise<ReadFile> {
  const main = mainPart(parts);
  const relationships = relationshipsOf(parts, main);
  const xml = (name: string | undefined) => (name !== undefined && parts[name] ? xmlOf(parts[name]) : null);
  const related = (type: string) =>
    relationships.filter((relationship) => relationship.type === type).map(({ target }) => target);
  const part = (type: string) => xml(related(type)[0] ?? `word/${type}.xml`);

  const body = xml(main);
  if (body === null) throw new Unreadable("corrupt");
  const styles = part("styles");
  const runStyles = readStyles(styles);
  const looks = new NamedLooks();
  const hidden: HiddenText[] = [];
  let paragraphs = 0;
  let pageSize = a4;
  const visible = (source: string, name: string) => {
    const scanned = withoutHiddenRuns(source, runStyles, looks, relationshipsOf(parts, name));
    paragraphs += scanned.paragraphs;
    if (paragraphs > limits.paragraphs) throw new Unreadable("too_complex");
    hidden.push(...scanned.hidden);
    properties.push(...scanned.alternatives);
    pageSize = scanned.pageSize ?? pageSize;
    return scanned.xml;
  };
  const supporting = { styles, numbering: part("numbering") };
  const linesOf = async (name: string) => {
    const source = xml(name);
    if (source === null) return [];
    const shown = withPageBreaks(withReadableBoxes(withoutSimpleFields(visible(source, name))));
    return linesOfPackage(plainPackage(asBody(shown), supporting), looks);
  };
  const outsideBody = async (type: string) => {
    const collected: Line[] = [];
    for (const name of new Set(related(type))) {
      // First, even and other pages have separate headers, mostly with the same text.
      const repeated = new Set(collected.map((line) => line.text));
      collected.push(
        ...(await linesOf(name)).filter((line) => !repeated.has(line.text) && /\p{L}/u.test(line.text)),
      );
    }
    return collected;
  };
  const headers = await outsideBody("header");
  const bodyLines = await linesOf(main);
  const notes = [...(await outsideBody("footnotes")), ...(await outsideBody("endnotes"))];
  const footers = await outsideBody("footer");
  for (const [first] of [bodyLines, notes, footers]) if (first) first.gap = true;
  const lines = [...headers, ...bodyLines, ...notes, ...footers];
  const document = assemble(pagesOf(lines, pageSize), hidden, limits);
  if (!/[\p{L}\p{N}]/u.test(document.text)) throw new Unreadable(hasPictures(body) ? "needs_ocr" : "empty");
  return { ...document, properties: cleanProperties(properties) };
}

function pagesOf(lines: Line[], size: { width: number; height: number }): FoundPage[] {
  const pages: FoundPage[] = [{ ...size, lines: [] }];
  for (const line of lines) {
    if (line.startsPage && pages.at(-1)?.lines.length) pages.push({ ...size, lines: [], flows: true });
    pages.at(-1)?.lines.push(line);
  }
  return pages;
}

const comment = new Set(["comment"]);
const hasPictures = (body: string) => /<(\w+:)?(blip|imagedata)\b/.test(body);
