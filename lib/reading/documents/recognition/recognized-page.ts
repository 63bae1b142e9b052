import type { Block, Line as PictureLine, Word } from "tesseract.js";
import type { Line } from "@/lib/reading/language/line.ts";
import { cleanText, joinSpacedLetters } from "../clean-text.ts";
import { type Colour, indistinguishable } from "../contrast.ts";
import { linesOfSegments } from "../layout/lines-of-segments.ts";
import { orderByPlace } from "../layout/reading-order.ts";
import type { Segment } from "../layout/segment.ts";
import { lookOf } from "../looks.ts";
import type { PagePicture } from "./page-pictures.ts";

export type RecognizedPage = {
  /** In points, in reading orientation: for a page rotated by 90 degrees, width and height are swapped. */
  width: number;
  height: number;
  lines: Line[];
  /** Text that a person looking at the page would not see, one entry per line. */
  hidden: string[];
  /** More than a third of the text runs up or down: the page is sideways. */
  sideways: boolean;
  /** Mean over the letters of all visible words, in percent. */
  confidence: number;
};

/** Mean confidence of a line; below it, Tesseract mistook dirt, a photo or a logo for letters. */
const leastLine = 40;
/** Below this, a word is something else: an icon, a rule through letters. */
const leastWord = 15;
/** Below this, a character other than letters and digits is noise. */
const leastMark = 50;
const leastContact = 60;
/** A gap of at least this many line heights separates columns or cells. */
const columnGap = 1.2;
/** How Tesseract reads a bullet at the start of a line; "e" and "o" only before a capital. */
const bullet = /^(?:[•*«»=¢©®°·▪■●+]|[eo](?= \p{Lu}))\s+(?=\S)/u;

/** Tesseract's blocks of one page → its lines in reading order, in points; invisible text separately. */
export function recognizedPage(blocks: readonly Block[], picture: PagePicture): RecognizedPage {
  const legible = blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .filter((line) => meanConfidence(line.words.filter(isWord)) >= leastLine);
  const slope = slopeOf(legible);
  const segments: Segment[] = [];
  const hidden: string[] = [];
  const all: Word[] = [];
  for (const line of legible) {
    const words = line.words.filter((word, i) => isWord(word) || (i === 0 && word.text.length === 1));
    const unseen = words.filter((word) => /[\p{L}\p{N}]{2}/u.test(word.text) && !isVisible(word, picture));
    const seen = words.filter((word) => !unseen.includes(word));
    if (unseen.length > 0) hidden.push(cleanText(unseen.map((word) => word.text).join(" ")));
    all.push(...seen);
    for (const part of splitAtColumns(seen)) segments.push(segmentOf(part, line, slope, picture.scale));
  }
  const lines = linesOfSegments(orderByPlace(segments.filter(hasContent)));
  const [width, height] = [picture.width / picture.scale, picture.height / picture.scale];
  const sideways = segments.filter(({ turned }) => turned).length > segments.length / 3;
  return { width, height, lines, hidden, sideways, confidence: meanConfidence(all) };
}

/** Mean over the letters of the words, in percent; 0 without words. */
function meanConfidence(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

/** The median slope of the long lines: paper is often askew on a scanner. */
function slopeOf(lines: readonly PictureLine[]): number {
  const slopes = lines
    .map(({ baseline: { x0, x1, y0, y1 } }) => (x1 - x0 > 200 ? (y1 - y0) / (x1 - x0) : NaN))
    .filter((slope) => Math.abs(slope) < 0.1)
    .sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/** Splits a line's words at gaps between columns. */
function splitAtColumns(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    const height = word.bbox.y1 - word.bbox.y0;
    const gap = last ? word.bbox.x0 - last.bbox.x1 : Infinity;
    // The gap after a bullet is wider.
    const afterBullet = last?.text.length === 1 && parts.length === 1 && parts[0]?.length === 1;
    if (gap < columnGap * height * (afterBullet ? 2 : 1)) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

function segmentOf(words: readonly Word[], line: PictureLine, slope: number, scale: number): Segment {
  const { bbox, baseline, rowAttributes } = line;
  const left = Math.min(...words.map((word) => word.bbox.x0));
  const right = Math.max(...words.map((word) => word.bbox.x1));
  const bottom =
    baseline.y0 + ((left - baseline.x0) * (baseline.y1 - baseline.y0)) / (baseline.x1 - baseline.x0 || 1);
  const text = joinSpacedLetters(cleanText(words.map(sure).join(" "))).replace(bullet, "• ");
  const size = rowAttributes.rowHeight / scale;
  return {
    text,
    pieces: [{ text, look: lookOf({ size }) }],
    left: (left + slope * bottom) / scale,
    right: (right + slope * bottom) / scale,
    baseline: (bottom - slope * left) / scale,
    size,
    turned: line.words.length > 2 && bbox.y1 - bbox.y0 > 2 * (bbox.x1 - bbox.x0),
  };
}

/** Replaces uncertain addresses and numbers with "…": one wrong character makes them another person's. */
const sure = ({ text, confidence }: Word) => (confidence < leastContact && /@|\d{5}/.test(text) ? "…" : text);

/** Whether it has letters or digits: lone other characters are dirt, or a rule's end. */
const hasContent = ({ text }: Segment) => text === "•" || /[\p{L}\p{N}]/u.test(text);

/** A dash needs only a word's confidence: without it, two years are not a period. */
const isWord = ({ text, confidence }: Word) =>
  confidence >= (/^[-–—]$|[\p{L}\p{N}]/u.test(text) ? leastWord : leastMark);

/** Tesseract finds letters too pale to see: the word's box must have visible contrast. */
function isVisible({ bbox }: Word, { pixels, width }: PagePicture): boolean {
  let darkest: Colour = [255, 255, 255];
  let lightest: Colour = [0, 0, 0];
  for (let y = bbox.y0; y < bbox.y1; y++) {
    for (let x = bbox.x0; x < bbox.x1; x++) {
      const at = (y * width + x) * 4;
      const colour: Colour = [pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255];
      if (brightness(colour) < brightness(darkest)) darkest = colour;
      if (brightness(colour) > brightness(lightest)) lightest = colour;
    }
  }
  return !indistinguishable(darkest, lightest);
}

const brightness = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
