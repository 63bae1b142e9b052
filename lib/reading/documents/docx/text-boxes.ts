const compatibility = /\sxmlns:([\w.-]+)="http:\/\/schemas\.openxmlformats\.org\/markup-compatibility\/2006"/;
const content = /<([\w.-]+):txbxContent[\s>]/g;

/**
 * Rewrites text boxes that mammoth does not read as the older ones that it reads: boxes in a drawing without an
 * alternative, or whose alternative has no text, as Google Docs writes a picture there.
 */
export function withReadableBoxes(xml: string): string {
  if (!xml.includes("txbxContent")) return xml;
  const mc = compatibility.exec(xml)?.[1];
  const chosen =
    mc === undefined
      ? xml
      : replaceEach(xml, `${mc}:AlternateContent`, (alternatives) => {
          const [choice, fallback] = [`${mc}:Choice`, `${mc}:Fallback`].map((name) =>
            firstOf(alternatives, name),
          );
          return choice && !fallback?.includes("txbxContent") ? boxesIn(choice) || null : null;
        });
  return drawings(chosen);
}

/** The text boxes of drawings outside alternatives. */
function drawings(xml: string): string {
  const [prefix] = [...xml.matchAll(content)].map(([, name]) => name);
  return prefix === undefined
    ? xml
    : replaceEach(xml, `${prefix}:drawing`, (drawing) => boxesIn(drawing) || null);
}

/** The text boxes in a part of a document, as `w:pict` elements. */
function boxesIn(xml: string): string {
  const [first] = xml.matchAll(content);
  if (!first) return "";
  const w = first[1]!;
  const boxes: string[] = [];
  replaceEach(xml, `${w}:txbxContent`, (box) => (boxes.push(box), null));
  return boxes
    .map(
      (box) => `<${w}:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${box}</v:textbox></${w}:pict>`,
    )
    .join("");
}

const firstOf = (xml: string, name: string): string | undefined => {
  let found: string | undefined;
  replaceEach(xml, name, (element) => ((found ??= element), null));
  return found;
};

/** Replaces the outermost elements of this name; keeps those for which `replacement` gives null. */
function replaceEach(xml: string, name: string, replacement: (element: string) => string | null): string {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^<>]*>`, "g");
  const parts: string[] = [];
  let [from, start, depth] = [0, 0, 0];
  for (const { 0: text, 1: slash, index } of xml.matchAll(tag)) {
    if (text.endsWith("/>")) continue;
    if (!slash) {
      if (depth++ === 0) start = index;
      continue;
    }
    if (depth === 0 || --depth > 0) continue;
    const end = index + text.length;
    const replaced = replacement(xml.slice(start, end));
    if (replaced !== null) {
      parts.push(xml.slice(from, start), replaced);
      from = end;
    }
  }
  return [...parts, xml.slice(from)].join("");
}
