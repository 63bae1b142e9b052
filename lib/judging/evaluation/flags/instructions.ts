import { headingKind } from "@/lib/reading/profile/sections";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { trimmed, withoutSigns, fold } from "@/lib/reading/language/letters";
import { undisguised } from "@/lib/reading/language/disguises";
import { isOrder, mayOrder, possibleSigns, type Sign } from "./order-signs";

/** Base64 or hexadecimal. */
const encoded = /(?:[0-9a-f]{2}[ :]?){16,}|[a-z0-9+/_-]{24,}={0,2}/gi;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t=+<>|$^`~]{12,}$/u;
const words = /[a-z]{3}\s+[a-z]{2}/i;

/** Whether text is hidden in base64 or hexadecimal: no CV needs that, so readable words in it are enough. */
const hidesText = (line: string) =>
  [...line.matchAll(encoded)]
    .flatMap(([code]) => [Buffer.from(code, "base64"), Buffer.from(withoutSigns(code, " :"), "hex")])
    .map((bytes) => bytes.toString("utf8"))
    .some((text) => readable.test(text) && words.test(text));

const bullet = /^\s*[-*•●▪◦○■·–—]|^\s*\d{1,2}[.)]/;
/** How many lines an order's paragraph may have, as empty lines may have been lost in reading the document. */
const furthest = 6;

/** An order may be broken over two lines, or over this many lines of a word or two. */
const mostBroken = 6;
const longestPiece = 40;
/** A line with fewer characters is not an order on its own. */
const shortest = 4;

/** A line or part of a text by UTF-16 offsets, `end` exclusive and without the line break. */
export type Passage = Span & { text: string };

const wholeLine = /(?<![^\n])[^\n]*/g;

type ReadLine = Passage & { isOrder: boolean; signs: ReadonlySet<Sign> };

function readLine(line: Passage): ReadLine {
  const forms = undisguised(line.text).map((low) => [low, possibleSigns(low)] as const);
  return {
    ...line,
    isOrder: line.text.length >= shortest && (hidesText(line.text) || forms.some((one) => isOrder(...one))),
    signs: new Set(forms.flatMap(([, signs]) => [...signs])),
  };
}

/** Whether lines together are an order. First checks the signs of each line, which is cheaper. */
function areOrder(lines: ReadLine[]): boolean {
  if (lines.length === 1) return lines[0]!.isOrder;
  const signs = new Set(lines.flatMap((line) => [...line.signs]));
  return (
    (mayOrder(signs) || signs.has("orders") || signs.has("criteria")) &&
    undisguised(lines.map(({ text }) => text.trim()).join(" ")).some((low) => isOrder(low))
  );
}

/** The smallest number of lines from `at` on that together are an order; 0 if there is none. */
function orderFrom(lines: ReadLine[], at: number): number {
  for (let count = 1; count <= mostBroken; count++) {
    const parts = lines.slice(at, at + count);
    const isBroken = count < 3 || parts.every(({ text }) => text.length <= longestPiece);
    if (parts.length < count || !parts.at(-1)!.text.trim() || !isBroken) return 0;
    if (!areOrder(parts)) continue;
    // If it is an order without its first line, it is found from the second line on.
    return count > 1 && areOrder(parts.slice(1)) ? 0 : count;
  }
  return 0;
}

/** How many lines follow in the paragraph of an order. A list item has none: the next line is another item. */
function paragraphAfter(lines: ReadLine[], at: number): number {
  if (bullet.test(lines[at]!.text)) return 0;
  const rest = lines.slice(at + 1, at + 1 + furthest);
  const end = rest.findIndex(
    ({ text }) => !text.trim() || bullet.test(text) || headingKind(fold(trimmed(text, " #*:"))),
  );
  return end < 0 ? rest.length : end;
}

/**
 * The lines with instructions to a machine, including the rest of their paragraph, since an order is often followed
 * by the claims it wants believed. An order broken over several lines is found as well.
 */
export function instructionLines(text: string): Passage[] {
  const lines = spansOf(wholeLine, text).map((span) =>
    readLine({ ...span, text: text.slice(span.start, span.end) }),
  );
  const lineNumbers = new Set<number>();
  for (const at of lines.keys()) {
    const count = orderFrom(lines, at);
    const last = at + count - 1;
    const end = count ? last + paragraphAfter(lines, last) : last;
    for (let line = at; line <= end; line++) lineNumbers.add(line);
  }
  return lines.filter((_, at) => lineNumbers.has(at));
}
