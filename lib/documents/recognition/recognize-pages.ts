import { languageOf } from "@/lib/language/language-of.ts";
import { fold } from "@/lib/language/letters.ts";
import type { Line } from "@/lib/language/line.ts";
import { PagePictures, type Turn } from "./page-pictures.ts";
import { type RecognizedPage, recognizedPage } from "./recognized-page.ts";
import { type RecognizedLanguage, Recognizer } from "./recognizer.ts";

/** A page recognised with less mean confidence than this is too unreliable to judge a candidate by. */
const leastConfidence = 70;
/** A page with fewer letters is a stamp, a signature or a photo. */
const leastLetters = 30;

/**
 * Recognises the text on pages of a PDF. Returns the pages it read with confidence; others are missing, as are those
 * for which there was no time, and all pages when text recognition is not installed.
 */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  /** Settles when the time is up. */
  timeIsUp: Promise<unknown>,
): Promise<Map<number, RecognizedPage>> {
  const recognized = new Map<number, RecognizedPage>();
  const late = timeIsUp.then(() => "late" as const);
  const pictures = await PagePictures.open(bytes).catch(none);
  const english = pictures && (await Recognizer.open("en").catch(none));
  if (!pictures || !english) return recognized;
  const recognizers: Recognizers = new Map([["en", english]]);
  try {
    for (const number of numbers) {
      const page = await Promise.race([readPage(pictures, number, recognizers).catch(none), late]);
      if (page === "late") break;
      if (page) recognized.set(number, page);
    }
  } finally {
    await Promise.all([pictures, ...recognizers.values()].map((open) => open.close()));
  }
  return recognized;
}

type Recognizers = Map<RecognizedLanguage, Recognizer>;

/** Reads a page in its own language; null when there is no text. @throws when it takes too long */
async function readPage(pictures: PagePictures, number: number, recognizers: Recognizers) {
  const upright = await readUpright(pictures, number, recognizers.get("en")!);
  if (!upright) return null;
  const { page, picture } = upright;
  const language = languageOf(fold(page.lines.map(({ text }) => text).join("\n"))) as RecognizedLanguage;
  if (language === "en") return page;
  const recognizer = recognizers.get(language) ?? (await Recognizer.open(language));
  recognizers.set(language, recognizer);
  return withAddresses(recognizedPage(await recognizer.read(picture.png), picture), page);
}

/** When Tesseract has searched longer than this without success, the picture has no text in any rotation. */
const fruitlessMilliseconds = 25_000;

/** Rotates a page until English text is found; null when there is none. @throws when it takes too long */
async function readUpright(pictures: PagePictures, number: number, english: Recognizer) {
  const turns: Turn[] = [0];
  for (const turn of turns) {
    const started = Date.now();
    const picture = await pictures.draw(number, turn);
    const blocks = await english.read(picture.png);
    // Rotated letters still look like letters: without any, rotating the page finds none either.
    if (blocks.length === 0) break;
    const page = recognizedPage(blocks, picture);
    if (isText(page) && !page.sideways) return { page, picture };
    if (Date.now() - started > fruitlessMilliseconds) break;
    if (turn === 0) turns.push(...(page.sideways ? ([90, 270] as const) : ([180, 90, 270] as const)));
  }
  return null;
}

function isText({ lines, confidence }: RecognizedPage): boolean {
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return confidence >= leastConfidence && letters >= leastLetters;
}

const address = /\S@[^\s@]+\.\p{L}|\bwww\.|https?:/u;

/** Addresses identify a person, and the English model reads them best, whatever the language. */
function withAddresses(page: RecognizedPage, english: RecognizedPage): RecognizedPage {
  const lines = page.lines.map((line) => {
    const twin = english.lines.find((other) => isSamePlace(line, other));
    return twin && address.test(twin.text) && !address.test(line.text) ? { ...line, text: twin.text } : line;
  });
  return { ...page, lines };
}

const isSamePlace = (a: Line, b: Line) =>
  a.box !== null && b.box !== null && a.box.every((value, i) => Math.abs(value - (b.box?.[i] ?? 0)) < 6);

/** When something is not installed or a page cannot be drawn. */
const none = () => null;
