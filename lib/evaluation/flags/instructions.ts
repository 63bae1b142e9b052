import { headingKind } from "@/lib/profile/sections";
import { trimmed, withoutSigns, fold } from "@/lib/language/letters";
import { undisguised } from "@/lib/language/disguises";
import { isOrder, mayOrder, possibleSigns, type Sign } from "./order-signs";
import { type TextLine, textLines } from "./cv-lines";

/** Base64 or hexadecimal. */
const encoded = /(?:[0-9a-f]{2}[ :]?){16,}|[a-z0-9+/_-]{24,}={0,2}/gi;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t=+<>|$^`~]{12,}$/u;
const words = /[a-z]{3,}\s+[a-z]{2,}/i;

/** Text hidden in base64 or hexadecimal: nobody writes a CV in it, so readable words in it are enough. */
const hidesText = (line: string) =>
  [...line.matchAll(encoded)]
    .flatMap(([code]) => [Buffer.from(code, "base64"), Buffer.from(withoutSigns(code, " :"), "hex")])
    .map((bytes) => bytes.toString("utf8"))
    .some((text) => readable.test(text) && words.test(text));

const bullet = /^\s*[-*•●▪◦○■·–—]|^\s*\d{1,2}[.)]/;
/** How far an order's paragraph may reach where a reader of documents has lost the empty lines. */
const furthest = 6;

/** An order may be broken over two lines, or into so many pieces of a word or two. */
const mostBroken = 6;
const longestPiece = 40;
/** A line of fewer letters is no order by itself. */
const shortest = 4;

type ReadLine = TextLine & { isOrder: boolean; signs: ReadonlySet<Sign> };

function readLine(line: TextLine): ReadLine {
  const shown = undisguised(line.text).map((low) => [low, possibleSigns(low)] as const);
  return {
    ...line,
    isOrder: line.text.length >= shortest && (hidesText(line.text) || shown.some((one) => isOrder(...one))),
    signs: new Set(shown.flatMap(([, signs]) => [...signs])),
  };
}

/** Whether lines are an order together, by the words of each first: of a whole order, or of what most are about. */
function areOrder(lines: ReadLine[]): boolean {
  if (lines.length === 1) return lines[0]!.isOrder;
  const signs = new Set(lines.flatMap((line) => [...line.signs]));
  return (
    (mayOrder(signs) || signs.has("orders") || signs.has("criteria")) &&
    undisguised(lines.map(({ text }) => text.trim()).join(" ")).some((low) => isOrder(low))
  );
}

/** How many lines, the fewest, are an order together from a first one on; 0 where they are none. */
function orderFrom(lines: ReadLine[], at: number): number {
  for (let count = 1; count <= mostBroken; count++) {
    const parts = lines.slice(at, at + count);
    const isBroken = count < 3 || parts.every(({ text }) => text.length <= longestPiece);
    if (parts.length < count || !parts.at(-1)!.text.trim() || !isBroken) return 0;
    if (!areOrder(parts)) continue;
    // Without its first line it would be found from the second on.
    return count > 1 && areOrder(parts.slice(1)) ? 0 : count;
  }
  return 0;
}

/** How many lines follow in the paragraph of an order. An item of a list has none: the next is another item. */
function paragraphAfter(lines: ReadLine[], at: number): number {
  if (bullet.test(lines[at]!.text)) return 0;
  const rest = lines.slice(at + 1, at + 1 + furthest);
  const end = rest.findIndex(
    ({ text }) => !text.trim() || bullet.test(text) || headingKind(fold(trimmed(text, " #*:"))),
  );
  return end < 0 ? rest.length : end;
}

/**
 * The lines that speak to a machine: with what follows in the same paragraph, since an order is often followed by the
 * claims it wants believed. An order broken over several lines is found as well.
 */
export function instructionLines(text: string): TextLine[] {
  const lines = textLines(text).map(readLine);
  const lineNumbers = new Set<number>();
  for (const at of lines.keys()) {
    const count = orderFrom(lines, at);
    const last = at + count - 1;
    const end = count ? last + paragraphAfter(lines, last) : last;
    for (let line = at; line <= end; line++) lineNumbers.add(line);
  }
  return lines.filter((_, at) => lineNumbers.has(at));
}
