import { fold, onOneLine, beginsSmall, endsIn } from "./letters";
import { monthPattern } from "./dates";
import { type Line, lineOf } from "./line";
import { regex } from "./lists";

/** A text and its folded copy. Both have the length of the original, so offsets are valid in all three. */
export type SourceText = {
  /** As given, with exotic spaces, dashes, quotes, bullets and emphasis marks replaced one for one. */
  text: string;
  /** `text` in lower case without accents, for pattern matching. */
  low: string;
};

const spaces = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000";
const dashes = "\u2010-\u2015\u2212\u2043\uff0d";
const quotes = "\u2018\u2019\u00b4\u2032";
/** Bullets of word processors and icon fonts, including the private-use ones of Symbol and Wingdings. */
const bullets =
  "\uf0b7\uf0d8\uf0a7\uf0fc\uf076\uf0a8\u27a2\u2022\u25cf\u25aa\u25e6\u25cb\u25a0" +
  "\u25a1\u25ba\u25b6\u2023\u2219\u00b7\u2756\u2713\u2714";
/** Zero-width characters, which separate nothing. */
const zeroWidth = "\u200b\u200c\u200d\u2060\ufeff\u00ad";
const signs = Object.entries({
  " ": spaces,
  "-": dashes,
  "'": quotes,
  "\u200b": zeroWidth,
}).map(([sign, characters]) => [new RegExp(`[${characters}]`, "g"), sign] as const);

const bullet = "•";
/** A bullet, or a row of dots or squares that says how well something is mastered: "●●●○○", "● ● ● ○". */
const everyBullet = new RegExp(`[●•○■□▪◦]{2,}|[●•○■□▪◦](?: [●•○■□▪◦]){2,}|[${bullets}]`, "g");

export function sourceText(original: string): SourceText {
  let text = withoutBrokenSigns(original)
    .replaceAll("\r", " ")
    .replace(/[\f\v\u2028\u2029\u0085]/g, "\n");
  for (const [pattern, sign] of signs) text = text.replace(pattern, sign);
  text = text.replace(everyBullet, (one) => (one.length > 1 ? one : bullet));
  text = text.replace(/\*\*+|__+/g, (marks) => " ".repeat(marks.length));
  return { text, low: fold(text).replaceAll("\t", " ") };
}

/** White space folded to single spaces and trimmed. */
export const tidy = (text: string) => onOneLine(text.replaceAll("\u200b", "")).trim();

/**
 * Maps characters whose UTF-8 bytes were decoded as Windows-1252, such as "â€“" for a dash, to the original. The five
 * bytes that Windows-1252 does not define are missing in some documents.
 */
const broken = new Map<string, string>();
const [encoder, decoder] = [new TextEncoder(), new TextDecoder("windows-1252")];
const everySign = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join("");
for (const [pattern, plain] of [...signs, [new RegExp(`[${bullets}]`, "g"), bullet] as const])
  for (const [sign] of plain === "'" ? [] : everySign.matchAll(pattern)) {
    const misread = decoder.decode(encoder.encode(sign));
    for (const spelled of [misread, misread.replace(/[\u0081\u008d\u008f\u0090\u009d]/g, "")])
      if (spelled.length > 1 && !broken.has(spelled)) broken.set(spelled, plain);
  }
const brokenSigns = new RegExp(
  [...broken.keys()].sort((a, b) => b.length - a.length).join("|") + "|(?<!\\p{Lu})Â(?=\\s|$)",
  "gu",
);
const mayBeBroken = /[Ââï]/;

/** Restores such characters and pads with blanks to keep the length. */
function withoutBrokenSigns(text: string): string {
  if (!mayBeBroken.test(text)) return text;
  return text.replace(brokenSigns, (sequence) => {
    const sign = broken.get(sequence) ?? "\u200b";
    const isSpace = sign === " " || sign === "\u200b";
    return isSpace ? "\u200b".repeat(sequence.length - 1) + sign : sign.padEnd(sequence.length);
  });
}

const lead = /^[\s\u200b]*(?:#{1,6}\s+)?(?:([•*>+\-\p{So}]|-{2,}|\d{1,2}[.)])(?=\s|\p{L})\s*)?/u;
/** "12.2019", "2. 3. 2019" and "2. März 2019" begin a date, not a list item. */
const dated = new RegExp(
  `^\\s*\\d{1,2}\\.(?:\\d|\\s*\\d{1,2}\\.\\s*\\d|\\s*(?:${monthPattern})\\.?\\s+\\d{4})`,
);

/** Longer lines are split: no field of a CV is longer, and patterns stay fast for any file. */
const longest = 1_000;

/** A shorter line was not broken by the edge of a page or a column. */
const wrapped = 40;
const closed = ".;:!?)|█";

const unfinished = regex(" ({and}|{or}|{prepositions}|{articles})¶");
const longestLast = 20;

/** Whether a folded line ends in a word that another must follow, as in a narrow column: "University of". */
export const isUnfinished = (low: string) => unfinished.test(low.slice(-longestLast));

/** Whether a line continues the one before, which the edge of a page or column broke within a sentence. */
export function goesOn(before: Pick<Line, "text" | "low">, { text, bullet, gap }: Line): boolean {
  if (bullet || gap || before.text.length < wrapped || endsIn(before.text, closed)) return false;
  return beginsSmall(text) || before.low.endsWith(",") || isUnfinished(before.low);
}

/** The non-empty lines of a text with their offsets. */
export function linesOf({ text, low }: SourceText): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (let at = 0; at <= text.length;) {
    const newline = text.indexOf("\n", at);
    const stop = newline < 0 ? text.length : newline;
    let from = at;
    do {
      const to =
        stop - from > longest ? Math.max(text.lastIndexOf(" ", from + longest), from + longest / 2) : stop;
      const line = readLine(text, low, from, to, gap);
      if (line) lines.push(line);
      gap = !line && stop - at <= longest;
      from = to;
    } while (from < stop);
    at = stop + 1;
  }
  return lines;
}

function readLine(text: string, low: string, from: number, to: number, gap: boolean): Line | null {
  const raw = text.slice(from, to);
  const marks = dated.test(low.slice(from, to)) ? /^\s*()/.exec(raw) : lead.exec(raw);
  const start = from + (marks?.[0].length ?? 0);
  let end = from + raw.trimEnd().length;
  while (end > start && /[\s*_\u200b]/.test(text.charAt(end - 1))) end--;
  if (end <= start) return null;
  return lineOf({
    start,
    end,
    text: text.slice(start, end),
    low: low.slice(start, end),
    bullet: Boolean(marks?.[1]),
    gap,
  });
}

/** Joins lines into one in which each part keeps its offset. */
export const onOne = (lines: readonly Line[]): Line =>
  lines.reduce((whole, { start, end, text, low }) => {
    const at = start - whole.start;
    return { ...whole, text: whole.text.padEnd(at) + text, low: whole.low.padEnd(at) + low, end };
  });
