import { unzipSync } from "fflate";
import { cleanText } from "./clean-text.ts";
import { parseXml, xmlOf } from "./docx/parts.ts";

/** No real CV has more properties, or longer ones. */
const mostProperties = 500;
const longestProperty = 5_000;
const mostCharacters = 50_000;
const mostInflatedBytes = 2 * 1024 * 1024;

/**
 * A file's texts that no page shows: title, author, keywords, comments, alternative texts of pictures. Cleaned,
 * deduplicated and cut off at the limits above.
 */
export function cleanProperties(values: Iterable<string>): string[] {
  const properties = new Set<string>();
  let characters = 0;
  for (const raw of values) {
    const lines = raw.slice(0, longestProperty).split(/\r\n?|\n/);
    const property = lines.map(cleanText).join("\n").trim();
    if (!/\p{L}/u.test(property) || properties.has(property)) continue;
    characters += property.length;
    if (properties.size === mostProperties || characters > mostCharacters) break;
    properties.add(property);
  }
  return [...properties];
}

/** Texts of a package's parts. Unpacked separately from the document, so that broken ones fail nothing else. */
export function packagedProperties(
  bytes: Uint8Array,
  parts: RegExp,
  read: (xml: string) => string[] = ownTexts,
): string[] {
  let inflated = 0;
  try {
    const opened = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) =>
        parts.test(name) && (inflated += Math.max(originalSize, size)) <= mostInflatedBytes,
    });
    return Object.values(opened).flatMap((part) => read(xmlOf(part)));
  } catch {
    return [];
  }
}

/** Every text node and attribute value as an entry of its own, up to where the XML is broken. */
export function ownTexts(xml: string): string[] {
  const texts: string[] = [];
  parseUntilBroken(xml, (parser) => {
    parser.on("opentag", ({ attributes }) => {
      for (const { prefix, value } of Object.values(attributes)) if (prefix !== "xmlns") texts.push(value);
    });
    parser.on("text", (text) => texts.push(text));
    parser.on("cdata", (text) => texts.push(text));
  });
  return texts;
}

/** The whole text of each element with one of these names, up to where the XML is broken. */
export function wholeTexts(xml: string, names: ReadonlySet<string>): string[] {
  const texts: string[][] = [];
  let depth = 0;
  const append = (text: string) => depth > 0 && texts.at(-1)?.push(text);
  parseUntilBroken(xml, (parser) => {
    parser.on("opentag", ({ local }) => {
      if (depth === 0 && !names.has(local)) return;
      if (depth++ === 0) texts.push([]);
    });
    parser.on("text", append);
    parser.on("cdata", append);
    parser.on("closetag", ({ local }) => {
      if (local === "p") append("\n");
      depth = Math.max(0, depth - 1);
    });
  });
  return texts.map((pieces) => pieces.join(""));
}

function parseUntilBroken(...document: Parameters<typeof parseXml>) {
  try {
    parseXml(...document);
  } catch {
    // Keep what was read before the error.
  }
}
