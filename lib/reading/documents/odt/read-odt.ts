import { unpack } from "../docx/archive.ts";
import { type Parts, parseXml, xmlOf } from "../docx/parts.ts";
import type { ReadFile } from "../document.ts";
import { FlowingText } from "../flowing/flowing-text.ts";
import type { ReadLimits } from "../limits.ts";
import { packagedProperties, wholeTexts } from "../properties.ts";
import { asUnreadable, Unreadable } from "../unreadable.ts";
import { OdtBody } from "./body.ts";
import { OdtStyles } from "./styles.ts";

const partNames = new Set(["content.xml", "styles.xml", "META-INF/manifest.xml"]);
/** Comments, and alternative texts of pictures. */
const aside = new Set(["annotation", "title", "desc"]);

/** Reads an OpenDocument text: header, body, footer, as one page, as the file has no pages. @throws Unreadable */
export function readOdt(bytes: Uint8Array, limits: ReadLimits): ReadFile {
  try {
    const parts = unpack(bytes, limits, (name) => partNames.has(name));
    return readParts(parts, packagedProperties(bytes, /^meta\.xml$/), limits);
  } catch (error) {
    throw asUnreadable(error);
  }
}

function readParts(parts: Parts, packaged: string[], limits: ReadLimits): ReadFile {
  const { "content.xml": content, "styles.xml": looks, "META-INF/manifest.xml": manifest } = parts;
  if (manifest && /<(\w+:)?encryption-data\b/.test(xmlOf(manifest))) throw new Unreadable("encrypted");
  if (!content) throw new Unreadable("corrupt");
  const flowing = new FlowingText(limits);
  const styles = new OdtStyles();
  const body = new OdtBody(flowing, styles);
  const stylesXml = looks ? xmlOf(looks) : null;
  const contentXml = xmlOf(content);
  const read = (xml: string, inside: string) =>
    parseXml(xml, (parser) => {
      body.begin(inside);
      parser.on("opentag", ({ name, attributes }) =>
        body.open(
          name,
          Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.name, attribute.value])),
        ),
      );
      parser.on("text", (text) => body.text(text));
      parser.on("cdata", (text) => body.text(text));
      parser.on("closetag", ({ name }) => body.close(name));
    });
  // Headers and footers use styles of their own part only; the body uses styles of both.
  if (stylesXml) read(stylesXml, "style:header");
  flowing.startBlock();
  read(contentXml, "office:text");
  flowing.startBlock();
  if (stylesXml) read(stylesXml, "style:footer");
  const properties = [...packaged, ...wholeTexts(contentXml, aside)];
  return flowing.finish({ pictures: body.pictures, properties });
}
