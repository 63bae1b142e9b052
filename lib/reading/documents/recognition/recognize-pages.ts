import { availableParallelism } from "node:os";
import type { Block } from "tesseract.js";
import { readings } from "@/lib/reading/language/languages.ts";
import { listedWords } from "@/lib/reading/language/lists.ts";
import { languageOf } from "@/lib/reading/language/language-of.ts";
import { fold } from "@/lib/reading/language/letters.ts";
import type { Line } from "@/lib/reading/language/line.ts";
import { PagePictures, type Turn } from "./page-pictures.ts";
import { type RecognizedPage, recognizedPage } from "./recognized-page.ts";
import { isRecognized, type RecognizedLanguage, Recognizer } from "./recognizer.ts";

/** A page recognised with less mean confidence than this is too unreliable to judge a candidate by. */
const leastConfidence = 70;
/** A page with fewer letters is a stamp, a signature or a photo. */
const leastLetters = 30;

/** Tesseract uses one processor and some 200 MB for a page: two at once stay within the limits. */
const mostAtOnce = Math.min(2, availableParallelism());

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
  const pictures = await PagePictures.open(bytes).catch(none);
  if (!pictures) return new Map();
  const waiting = [...numbers];
  const pages = new Map<number, RecognizedPage>();
  let language: RecognizedLanguage = "en";
  const readers = waiting.slice(0, mostAtOnce).map(() => new PageReader(pictures));
  const readWaiting = async (reader: PageReader) => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const read = await reader.read(number, language).catch(none);
      if (!read) continue;
      pages.set(number, read.page);
      language = read.language;
    }
  };
  try {
    await Promise.race([Promise.all(readers.map(readWaiting)), timeIsUp]);
    return new Map([...pages].sort(([a], [b]) => a - b));
  } finally {
    waiting.length = 0;
    await Promise.all([pictures, ...readers].map((open) => open.close()));
  }
}

/** Reads one page after the other, with one model at a time: each holds some 200 MB. */
class PageReader {
  readonly #pictures: PagePictures;
  #recognizer: Recognizer | null = null;

  constructor(pictures: PagePictures) {
    this.#pictures = pictures;
  }

  /**
   * Reads a page in its own language, which is probably that of the page before; null when there is no text.
   *
   * @throws when it takes too long, or when a model is not installed
   */
  async read(number: number, expected: RecognizedLanguage) {
    const upright = await readUpright(this.#pictures, number, (png) => this.#recognize(png, expected));
    if (!upright) return null;
    const { page, picture } = upright;
    const own = languageOf(textOf(page));
    const language = own !== null && isRecognized(own) ? own : expected;
    const inLanguage = async (wanted: RecognizedLanguage) =>
      wanted === expected ? page : recognizedPage(await this.#recognize(picture.png, wanted), picture);
    const read = await inLanguage(language);
    // Addresses identify a person, and the English model reads them best, whatever the language.
    const hasAddress = language !== "en" && /@|www|http/i.test(textOf(read) + textOf(page));
    return { page: hasAddress ? withAddressesOf(await inLanguage("en"), read) : read, language };
  }

  async close(): Promise<void> {
    await this.#recognizer?.close();
  }

  async #recognize(png: Buffer, language: RecognizedLanguage) {
    if (this.#recognizer?.language !== language || this.#recognizer.stuck) {
      await this.close();
      this.#recognizer = await Recognizer.open(language);
    }
    return this.#recognizer.read(png);
  }
}

const textOf = ({ lines }: RecognizedPage) => lines.map(({ text }) => text).join("\n");

/** When Tesseract has searched longer than this without success, the picture has no text in any rotation. */
const fruitlessMilliseconds = 25_000;

/** Rotates a page until text is found; null when there is none. @throws when it takes too long */
async function readUpright(
  pictures: PagePictures,
  number: number,
  recognize: (png: Buffer) => Promise<Block[]>,
) {
  const turns: Turn[] = [0];
  for (const turn of turns) {
    const started = Date.now();
    const picture = await pictures.draw(number, turn);
    const blocks = await recognize(picture.png);
    // Rotated letters still look like letters: without any, rotating the page finds none either.
    if (blocks.length === 0) break;
    const page = recognizedPage(blocks, picture);
    if (isText(page) && !page.sideways) return { page, picture };
    if (Date.now() - started > fruitlessMilliseconds) break;
    if (turn === 0) turns.push(...(page.sideways ? ([90, 270] as const) : ([180, 90, 270] as const)));
  }
  return null;
}

export function isText(page: RecognizedPage): boolean {
  const text = fold(textOf(page));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (page.confidence < leastConfidence || letters < leastLetters) return false;
  // Letters of another script look like Latin ones now and then, but do not form its words.
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const known = words.filter((word) => functionWords.has(word)).length;
  return page.confidence >= certain || (known > 0 && known >= leastKnown * words.length);
}

/** Lists of skills have hardly any function words, but are recognised with more confidence than this. */
const certain = 85;
const leastKnown = 0.02;
const functionWords = new Set(readings.flatMap((reading) => listedWords(reading.functionWords)));

const address = /\S@[^\s@]+\.\p{L}|\bwww\.|https?:/u;

/** A page with the addresses that the English model read in the same places. */
function withAddressesOf(english: RecognizedPage, page: RecognizedPage): RecognizedPage {
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
