import { headingKind } from "@/lib/profile/sections";
import { trimmed, withoutSigns } from "@/lib/language/letters";
import { fold } from "@/lib/language/fold";
import { undisguised } from "@/lib/language/disguises";
import { isOrder, mayOrder, possibleSigns, type Sign } from "./order-signs";
import { type TextLine, textLines } from "./text-lines";

/** Base64 or hexadecimal. */
const encoded = /(?:[0-9a-f]{2}[ :]?){16,}|[a-z0-9+/_-]{24,}={0,2}/gi;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t=+<>|$^`~]{12,}$/u;
const words = /[a-z]{3,}\s+[a-z]{2,}/i;

/** Text hidden in base64 or hexadecimal: nobody writes a CV in it, so readable words in it are enough. */
const hidesText = (line: string) =>
  [...line.matchAll(encoded)]
    .flatMap(([found]) => [Buffer.from(found, "base64"), Buffer.from(withoutSigns(found, " :"), "hex")])
    .map((bytes) => bytes.toString("utf8"))
    .some((text) => readable.test(text) && words.test(text));

const bullet = /^\s*[-*•●▪◦○■·–—]|^\s*\d{1,2}[.)]/;
/** How far an order's paragraph may reach where a reader of documents has lost the empty lines. */
const furthest = 6;

const mostBroken = 6;
const longestPiece = 40;

/** Whether lines are an order together, by the words of each first: of a whole order, or of what most are about. */
function areOrder(lines: ReadLine[]): boolean {
  const signs = new Set(lines.flatMap((line) => [...line.signs]));
  return (
    (mayOrder(signs) || signs.has("orders") || signs.has("criteria")) &&
    undisguised(lines.map(({ text }) => text.trim()).join(" ")).some(isOrder)
  );
}

/** Lines of an order that was broken into a word or two a line: the fewest that are one together. */
function brokenOrders(lines: ReadLine[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length; at++) {
    for (let count = 1; count <= mostBroken; count++) {
      const last = lines[at + count - 1];
      if (!last?.text.trim() || last.text.length > longestPiece) break;
      const parts = lines.slice(at, at + count);
      if (count < 3 || !areOrder(parts)) continue;
      // Without its first line it would be found from the second on.
      if (!areOrder(parts.slice(1))) found.push(...parts.map((_, n) => at + n));
      break;
    }
  }
  return found;
}

type ReadLine = TextLine & { isOrder: boolean; signs: ReadonlySet<Sign> };

/**
 * The lines that speak to a machine: with what follows in the same paragraph, since an order is often followed by the
 * claims it wants believed. An order broken over two lines is found as well.
 */
export function instructionLines(text: string): TextLine[] {
  if (!text.trim()) return [];
  const lines = textLines(text).map((line) => {
    const shown = undisguised(line.text);
    const isLong = line.text.length >= 4;
    return {
      ...line,
      isOrder: isLong && (hidesText(line.text) || shown.some(isOrder)),
      signs: new Set(shown.flatMap((low) => [...possibleSigns(low)])),
    };
  });
  const found = new Set<number>(brokenOrders(lines));
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.isOrder) found.add(at);
    else if (line.text.length >= 4 && next?.text && !next.isOrder && areOrder([line, next]))
      found.add(at).add(at + 1);
  }
  for (const at of [...found]) {
    if (bullet.test(lines[at]!.text)) continue;
    const rest = lines.slice(at + 1, at + 1 + furthest);
    const end = rest.findIndex(
      ({ text }) => !text.trim() || bullet.test(text) || headingKind(fold(trimmed(text, " #*:"))),
    );
    for (let next = 1; next <= (end < 0 ? rest.length : end); next++) found.add(at + next);
  }
  return lines.filter((_, at) => found.has(at));
}
