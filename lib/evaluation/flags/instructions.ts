import { headingKind } from "@/lib/profile/sections";
import { fold } from "@/lib/language/fold";
import { undisguised } from "@/lib/language/disguises";
import { orderPatterns } from "./instruction-patterns";
import { tellsHowToJudge } from "./instruction-signs";
import { type TextLine, textLines } from "./text-lines";

const quoted = /[a-z0-9+/_-]{24,}={0,2}/gi;
const hexadecimal = /(?:[0-9a-f]{2}[ :]?){16,}/gi;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t=+<>|$^`~]+$/u;

const isOrder = (text: string) =>
  orderPatterns.some((pattern) => pattern.test(text)) || tellsHowToJudge(text);

/** Text hidden in base64 or hexadecimal: nobody writes a CV in it, so readable words in it are enough. */
function hidesText(line: string): boolean {
  for (const [found] of line.matchAll(quoted)) {
    if (/^[a-z]+$/.test(found) || /^\d+$/.test(found) || /[/_-]{2}/.test(found)) continue;
    const text = Buffer.from(found, "base64").toString("utf8");
    if (text.length >= 12 && readable.test(text) && /[a-z]{3,}\s+[a-z]{2,}/i.test(text)) return true;
  }
  for (const [found] of line.matchAll(hexadecimal)) {
    const text = Buffer.from(found.replace(/[ :]/g, ""), "hex").toString("utf8");
    if (readable.test(text) && /[a-z]{3,}\s+[a-z]{2,}/i.test(text)) return true;
  }
  return false;
}

const bullet = /^\s*[-*•●▪◦○■·–—]|^\s*\d{1,2}[.)]/;
/** How far an order's paragraph may reach where a reader of documents has lost the empty lines. */
const furthest = 6;

const seemsBinary = /\b[a-z0-9+/]{24,}/i;

const mostBroken = 6;
const longestPiece = 40;

/** Lines of an order that was broken into a word or two a line: the fewest that are one together. */
function brokenOrders(lines: TextLine[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length; at++) {
    const parts: string[] = [];
    for (const { text } of lines.slice(at, at + mostBroken)) {
      if (!text.trim() || text.length > longestPiece) break;
      parts.push(text.trim());
      if (parts.length < 3 || !undisguised(parts.join(" ")).some(isOrder)) continue;
      // Without its first line it would be found from the second on.
      if (!undisguised(parts.slice(1).join(" ")).some(isOrder)) found.push(...parts.map((_, n) => at + n));
      break;
    }
  }
  return found;
}

/**
 * The lines that speak to a machine: with what follows in the same paragraph, since an order is often followed by the
 * claims it wants believed. An order broken over two lines is found as well.
 */
export function instructionLines(text: string): TextLine[] {
  if (!text.trim()) return [];
  const lines = textLines(text);
  const found = new Set<number>();
  const whole = undisguised(text);
  // One look at the whole before a look at each line: almost every CV needs no second.
  const mayOrder = whole.some(isOrder) || undisguised(text.replace(/\s*\n\s*/g, " ")).some(isOrder);
  for (const [at, line] of lines.entries()) {
    if (line.text.length < 4) continue;
    const next = lines[at + 1]?.text ?? "";
    if (seemsBinary.test(line.text) && hidesText(line.text)) found.add(at);
    else if (mayOrder && undisguised(line.text).some(isOrder)) found.add(at);
    else if (
      mayOrder &&
      next &&
      undisguised(`${line.text} ${next}`).some(isOrder) &&
      !undisguised(next).some(isOrder)
    ) {
      found.add(at).add(at + 1);
    }
  }
  if (mayOrder) for (const at of brokenOrders(lines)) found.add(at);
  for (const at of [...found]) {
    const own = bullet.test(lines[at]?.text ?? "");
    for (let next = at + 1; next <= at + furthest && next < lines.length; next++) {
      const line = lines[next]?.text ?? "";
      if (
        !line.trim() ||
        headingKind(fold(line.replace(/^[\s#*]+|[\s*:]+$/g, ""))) ||
        (!own && bullet.test(line)) ||
        own
      )
        break;
      found.add(next);
    }
  }
  return [...found]
    .toSorted((a, b) => a - b)
    .map((at) => lines[at])
    .filter((line) => line !== undefined);
}
