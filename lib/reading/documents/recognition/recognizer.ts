import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Block, Worker } from "tesseract.js";
import { dotsPerInch } from "./page-pictures.ts";

/** The installed Tesseract models, by ISO 639-1 language code. */
const models = { en: "eng", de: "deu", fr: "fra", es: "spa", pt: "por" } as const;
export type RecognizedLanguage = keyof typeof models;
export const isRecognized = (language: string): language is RecognizedLanguage =>
  Object.hasOwn(models, language);

/** Time limit per page: on a page of pure noise Tesseract searches very long for letters. */
const pageMilliseconds = 40_000;

/** Tesseract with one language's model, in its own thread. Downloads nothing: models are in npm packages. */
export class Recognizer {
  readonly language: RecognizedLanguage;
  readonly #worker: Worker;
  /** It is still busy with a page that took too long, and would not get to another. */
  stuck = false;

  private constructor(worker: Worker, language: RecognizedLanguage) {
    this.#worker = worker;
    this.language = language;
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
      // Errors also reject the promise; without a handler they are thrown again, where nothing can catch them.
      errorHandler: () => undefined,
    });
    // Detects columns; the default treats the page as one block.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: String(dotsPerInch) });
    return new Recognizer(worker, language);
  }

  /** The text blocks on a picture of a page. @throws when it takes too long */
  async read(png: Buffer): Promise<Block[]> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const clock = setTimeout(() => {
      this.stuck = true;
      reject(new Error("Tesseract took too long."));
    }, pageMilliseconds);
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
