import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Block, Worker } from "tesseract.js";
import { dotsPerInch } from "./page-pictures.ts";

/** Tesseract's models that are installed, by ISO 639-1 code of their language. */
const models = { en: "eng", de: "deu", fr: "fra", es: "spa", pt: "por" } as const;
export type RecognizedLanguage = keyof typeof models;

/** On a page of nothing but noise Tesseract searches long for letters. */
const pageMilliseconds = 40_000;

/** Tesseract with one language's model, in a thread of its own. Nothing is fetched: models come with packages. */
export class Recognizer {
  readonly #worker: Worker;
  #stuck = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** @throws when Tesseract or the model is not installed. */
  static async open(language: RecognizedLanguage): Promise<Recognizer> {
    const { createWorker, OEM, PSM } = await import("tesseract.js");
    const model = models[language];
    const home = path.dirname(fileURLToPath(import.meta.resolve(`@tesseract.js-data/${model}/package.json`)));
    const worker = await createWorker(model, OEM.LSTM_ONLY, {
      langPath: path.join(home, "4.0.0_best_int"),
      gzip: true,
      cacheMethod: "none",
      // Rejections tell it as well; without a handler they are thrown a second time, where nobody can catch them.
      errorHandler: () => undefined,
    });
    // Looks for columns; what it does unasked takes the page for one block.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: String(dotsPerInch) });
    return new Recognizer(worker);
  }

  /** What is written on a picture of a page, in reading order. @throws when it takes too long */
  async read(png: Buffer): Promise<Block[]> {
    // Still busy with a page before, it would not come to this one.
    if (this.#stuck) throw new Error("Tesseract is busy.");
    let clock: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      clock = setTimeout(() => {
        this.#stuck = true;
        reject(new Error("Tesseract takes too long."));
      }, pageMilliseconds);
    });
    const recognition = this.#worker.recognize(png, {}, { text: false, blocks: true });
    recognition.catch(() => undefined);
    try {
      return (await Promise.race([recognition, tooLong])).data.blocks ?? [];
    } finally {
      clearTimeout(clock);
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
