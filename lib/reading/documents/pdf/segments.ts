import type { Look } from "@/lib/runs.ts";
import { cleanText, joinSpacedLetters } from "../clean-text.ts";
import { isSameLook, lookOf, type Piece } from "../looks.ts";
import type { Segment } from "../layout/segment.ts";
import type { Glyph } from "./glyph.ts";
import { asDrawn } from "../layout/right-to-left.ts";

/** A gap this wide, in ems, separates two segments. */
const segmentGap = 1.2;
/**
 * A gap wider than this, in ems, is a space between words: where the program draws spaces, and where it only moves on,
 * as TeX does, which shrinks spaces in full lines (Poppler takes a tenth of an em, too).
 */
const wordGap = { besideSpaces: 0.18, withoutSpaces: 0.1 };

/** Glyphs in drawing order → segments in drawing order. */
export function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const groups: Glyph[][] = [];
  const drawn = new DrawnTwice();
  let group: Glyph[] = [];
  let last: Glyph | null = null;
  for (const glyph of glyphs) {
    if (glyph.text.trim() !== "") {
      if (drawn.has(glyph)) continue;
      if (!last || !follows(last, glyph)) groups.push((group = []));
      last = glyph;
    }
    group.push(glyph);
  }
  return groups.map(toSegment).filter((segment) => segment.text !== "");
}

function follows(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  const [dx, dy] = direction(last);
  const [nextDx, nextDy] = direction(next);
  if (dx * nextDx + dy * nextDy < 0.9) return false;
  const x = next.start[0] - last.end[0];
  const y = next.start[1] - last.end[1];
  const gap = x * dx + y * dy;
  const drop = Math.abs(y * dx - x * dy);
  const mayBeRaised = isOrdinal(last, next) || next.size < 0.85 * last.size;
  if (mayBeRaised && drop < size * 0.6 && Math.abs(gap) < size * 0.1) return true;
  return drop < size * 0.35 && gap > -size * 0.6 && gap < size * segmentGap;
}

function direction({ start, end }: Glyph): readonly [number, number] {
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(x, y);
  return length > 0 ? [x / length, y / length] : [1, 0];
}

function toSegment(glyphs: Glyph[]): Segment {
  const first = glyphs[0] as Glyph;
  const visible = glyphs.filter((glyph) => glyph.text.trim() !== "");
  const [dx] = direction(first);
  const size = Math.max(...visible.map((glyph) => glyph.size), 0);
  const xs = visible.flatMap((glyph) => [glyph.start[0], glyph.end[0]]);
  const turned = dx < 0.9;
  const bottom = Math.max(...visible.map((glyph) => Math.max(glyph.start[1], glyph.end[1])), -Infinity);
  const whole = composed(glyphs);
  return {
    text: joinSpacedLetters(cleanText(wordsOf(whole, letterSpacing(glyphs, size), size))),
    pieces: piecesOf(whole),
    left: Math.min(...xs, Infinity),
    right: Math.max(...xs, -Infinity),
    baseline: turned ? bottom : (visible[0]?.start[1] ?? first.start[1]),
    size,
    turned,
  };
}

/** The glyphs' text by how it is set. A word has one size, that of its smallest letter: wide ones may seem larger. */
function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: (Piece & { look: Look })[] = [];
  for (const [at, { text, bold, italic, paints, link }] of glyphs.entries()) {
    const last = pieces.at(-1);
    const size = at > 0 && isInWord(glyphs, at) ? last!.look.size : sizeOfWord(glyphs, at);
    const look = lookOf({ size, bold, italic, colour: paints[0]?.colour, link });
    if (last && isSameLook(last.look, look)) last.text += text;
    else pieces.push({ text, look });
  }
  return pieces;
}

const isInWord = (glyphs: readonly Glyph[], at: number) =>
  [glyphs[at - 1], glyphs[at]].every((glyph) => glyph!.text.trim() !== "") &&
  !isApart(glyphs[at - 1]!, glyphs[at]!);

function sizeOfWord(glyphs: readonly Glyph[], from: number): number {
  let { size } = glyphs[from]!;
  for (let at = from + 1; at < glyphs.length && isInWord(glyphs, at); at++)
    size = Math.min(size, glyphs[at]!.size);
  return size;
}

/** Whether a space is between two letters, drawn or not. */
const isApart = (last: Glyph, next: Glyph) => gapBetween(last, next) > last.size * wordGap.besideSpaces;

/** The glyphs as text: a space where one was drawn or where the gap is wider than the letter spacing. */
function wordsOf(glyphs: readonly Glyph[], tracking: number, size: number): string {
  const drawsSpaces = glyphs.some((glyph) => glyph.text.trim() === "");
  const gap = size * (drawsSpaces ? wordGap.besideSpaces : wordGap.withoutSpaces);
  let text = "";
  let last: Glyph | null = null;
  for (const glyph of glyphs) {
    if (last && gapBetween(last, glyph) - tracking > gap && !/\s$/.test(text) && glyph.text.trim() !== "") {
      text += " ";
    }
    // A drawn space in tracked text ends a word; in "E X P" it is between letters and is removed later.
    text += asDrawn(glyph.text);
    last = glyph;
  }
  return text;
}

/** Accents that TeX draws over a letter, or below it, and the combining character for each. */
const accents = new Map(
  Object.entries({
    "\u00a8": "\u0308",
    "\u00b4": "\u0301",
    "\u02ca": "\u0301",
    "`": "\u0300",
    "\u02cb": "\u0300",
    "^": "\u0302",
    "\u02c6": "\u0302",
    "~": "\u0303",
    "\u02dc": "\u0303",
    "\u00af": "\u0304",
    "\u02d8": "\u0306",
    "\u02d9": "\u0307",
    "\u02da": "\u030a",
    "\u00b0": "\u030a",
    "\u02dd": "\u030b",
    "\u02c7": "\u030c",
    "\u00b8": "\u0327",
    "\u02db": "\u0328",
  }),
);
const dotless: Record<string, string> = { "\u0131": "i", "\u0237": "j" };

/** Glyphs with each accent that is drawn over a letter as part of that letter, before or after it. */
function composed(glyphs: readonly Glyph[]): Glyph[] {
  const whole: Glyph[] = [];
  for (let at = 0; at < glyphs.length; at++) {
    const [glyph, next] = [glyphs[at]!, glyphs[at + 1]];
    const accent = accents.get(glyph.text);
    const last = whole.at(-1);
    if (accent && next && isOver(glyph, next)) {
      whole.push({ ...next, text: withAccent(next.text, accent) });
      at++;
    } else if (accent && last && isOver(glyph, last))
      whole.splice(-1, 1, { ...last, text: withAccent(last.text, accent) });
    else whole.push(glyph);
  }
  return whole;
}

/** Whether an accent's middle is over a letter. */
function isOver(accent: Glyph, letter: Glyph): boolean {
  if (!/^\p{L}/u.test(letter.text)) return false;
  const middle = (accent.start[0] + accent.end[0]) / 2;
  const [left, right] = [letter.start[0], letter.end[0]].sort((a, b) => a - b) as [number, number];
  return middle > left && middle < right;
}

const withAccent = (letters: string, accent: string) => {
  const [first = ""] = letters;
  return ((dotless[first] ?? first) + accent).normalize("NFC") + letters.slice(first.length);
};

/** The distance from one glyph to the next, along the line or across it; only along it in "1st" and TeX's logo. */
function gapBetween(a: Glyph, b: Glyph): number {
  const [dx, dy] = direction(a);
  const [x, y] = [b.start[0] - a.end[0], b.start[1] - a.end[1]];
  const along = x * dx + y * dy;
  return isOrdinal(a, b) || along < -0.05 * a.size ? along : Math.max(along, Math.abs(y * dx - x * dy));
}

/** Where "st" or "er" begins after a number. */
const isOrdinal = (last: Glyph, next: Glyph) => /\d$/.test(last.text) && /^\p{L}/u.test(next.text);
const isLetter = ({ text }: Glyph) => /^[\p{L}\p{N}]/u.test(text);

/** The even gap between letters of a letter-spaced heading; 0 for ordinary text, also where leaders follow it. */
function letterSpacing(glyphs: readonly Glyph[], size: number): number {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i++) {
    const a = glyphs[i - 1] as Glyph;
    const b = glyphs[i] as Glyph;
    if (isLetter(a) && isLetter(b)) gaps.push(gapBetween(a, b));
  }
  if (gaps.length < 3) return 0;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const even = gaps.filter((gap) => Math.abs(gap - middle) < size * 0.08).length;
  return middle > size * 0.05 && even >= gaps.length * 0.6 ? middle : 0;
}

/** Finds letters drawn twice, slightly apart, to fake bold. */
class DrawnTwice {
  readonly #seen = new Map<string, Glyph[]>();

  has(glyph: Glyph): boolean {
    const [x, y] = [Math.round(glyph.start[0] / 4), Math.round(glyph.start[1] / 4)];
    for (let i = x - 1; i <= x + 1; i++) {
      for (let j = y - 1; j <= y + 1; j++) {
        const near = this.#seen.get(`${glyph.text}:${i}:${j}`);
        if (near?.some(({ start }) => isSamePlace(start, glyph))) return true;
      }
    }
    const key = `${glyph.text}:${x}:${y}`;
    const list = this.#seen.get(key);
    if (list) list.push(glyph);
    else this.#seen.set(key, [glyph]);
    return false;
  }
}

const isSamePlace = (start: readonly [number, number], glyph: Glyph) =>
  Math.hypot(start[0] - glyph.start[0], start[1] - glyph.start[1]) < Math.min(0.12 * glyph.size, 3);
