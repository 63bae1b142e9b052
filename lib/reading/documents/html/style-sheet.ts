import { selectAll } from "css-select";
import { type AnyNode, type Document, type Element, isTag } from "domhandler";

/** CSS properties by name, in lower case. */
export type Declarations = Record<string, string>;

/** No real page has more rules. Each is matched against every element, so more would exhaust the reader. */
const mostRules = 2_000;

/** "color: red; font-size: 12px" as an object; later declarations win. */
export function declarationsOf(style: string): Declarations {
  const declarations: Declarations = {};
  for (const part of style.split(";")) {
    const colon = part.indexOf(":");
    if (colon < 0) continue;
    declarations[part.slice(0, colon).trim().toLowerCase()] = part
      .slice(colon + 1)
      .replace(/!\s*important/i, "")
      .trim();
  }
  return declarations;
}

/**
 * The declarations that the page's own style sheets make for each element, in source order. Rules for media other
 * than screens are skipped, and so are selectors that match only during interaction (:hover).
 */
export function styledElements(document: Document, sheets: readonly string[]): Map<Element, Declarations> {
  const styled = new Map<Element, Declarations>();
  let rules = 0;
  for (const [selector, style] of sheets.flatMap(rulesOf)) {
    if (++rules > mostRules) throw new RangeError("too many style rules");
    for (const element of matching(selector, document))
      styled.set(element, { ...styled.get(element), ...declarationsOf(style) });
  }
  return styled;
}

function matching(selector: string, document: Document): Element[] {
  try {
    return (selectAll(selector, document) as AnyNode[]).filter(isTag);
  } catch {
    // Pseudo-elements, and selectors of later standards.
    return [];
  }
}

const interesting =
  /(^|[;{\s])(display|visibility|opacity|color|background|background-color|font|font-size|font-weight|font-style|position|left|top|text-indent|clip|clip-path|transform|width|height|max-width|max-height|overflow)\s*:/i;

/** Selectors and declarations of a sheet, including those in @media screen and @media all. */
function rulesOf(sheet: string): [string, string][] {
  const rules: [string, string][] = [];
  const read = (css: string) => {
    let at = 0;
    while (at < css.length) {
      const open = css.indexOf("{", at);
      if (open < 0) return;
      const close = closing(css, open);
      const before = css.slice(Math.max(at, css.lastIndexOf(";", open) + 1), open).trim();
      const inside = css.slice(open + 1, close);
      if (/^@(media\s+(only\s+)?(all|screen)\s*$|layer|supports)/i.test(before)) read(inside);
      else if (!before.startsWith("@") && interesting.test(inside)) rules.push([before, inside]);
      at = close + 1;
    }
  };
  read(sheet.replace(/\/\*[\s\S]*?(\*\/|$)/g, "").replace(/<!--|-->/g, ""));
  return rules;
}

/** The index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}
