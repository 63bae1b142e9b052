import { headingKind } from "@/lib/candidates/parse-profile/sections";
import { fold } from "@/lib/ai/embedded/text/words";
import { orderPatterns } from "./instruction-patterns";
import { tellsHowToJudge } from "./instruction-signs";
import { type TextLine, textLines } from "./text-lines";

const invisible =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/gu;
/** Letters of other scripts that look like Latin ones. */
const lookalikes: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
  ո: "n",
  ν: "v",
  ο: "o",
  α: "a",
  ε: "e",
  ι: "i",
  ρ: "p",
  τ: "t",
  ı: "i",
};
const digits: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

const spaced = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}][ ._-]){5,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const quoted = /[a-z0-9+/_-]{24,}={0,2}/gi;
const hexadecimal = /(?:[0-9a-f]{2}[ :]?){16,}/gi;
const encoded = /%[0-9a-f]{2}|&#x?[0-9a-f]+;|\\u[0-9a-f]{4}/i;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n\r\t=+<>|$^`~]+$/u;

const isOrder = (text: string) =>
  orderPatterns.some((pattern) => pattern.test(text)) || tellsHowToJudge(text);

const unspaced = (text: string) =>
  text.replace(spaced, (letters) => letters.replace(/([\p{L}\p{N}])[ ._-]/gu, "$1"));

const isSpaced = new RegExp(spaced.source, "u");
const isLeet = /[a-z][0134579@$]+[a-z]|\b[01345@$][a-z]{3}/;
/** Words an order needs, turned by thirteen letters and written backwards: a cheap look before the full one. */
const turned = /vtaber|qvfertneq|vafgehp|flfgrz|pnaqvqngr|fpber|bireevqr/;
const backwards = /erongi|dragersid|curtsni|metsys|etadidnac|erocs|edirrevo/;

/** What a text says under each of the disguises that survive a reader of documents. */
function undisguised(text: string): string[] {
  const plain = fold(text.replace(invisible, "")).replace(/[ \t]+/g, " ");
  const shown = [plain];
  if (/[^\u0000-\u024F]/.test(plain)) {
    shown.push(plain.replace(/[^\u0000-\u024F]/g, (letter) => lookalikes[letter] ?? letter));
  }
  if (isSpaced.test(plain)) shown.push(unspaced(plain));
  if (isLeet.test(plain)) shown.push(plain.replace(/[013457@$]/g, (sign) => digits[sign] ?? sign));
  if (encoded.test(text)) shown.push(fold(decodeEscapes(text)));
  if (turned.test(plain)) shown.push(rotated(plain));
  if (backwards.test(plain)) shown.push([...plain].reverse().join(""));
  return shown;
}

function decodeEscapes(text: string): string {
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

const rotated = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

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
