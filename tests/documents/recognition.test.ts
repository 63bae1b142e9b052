import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { createCanvas } from "@napi-rs/canvas";
import { lineOf } from "@/lib/reading/language/line";
import { describe, expect, it, vi } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { isText, recognizePages } from "@/lib/reading/documents/recognition/recognize-pages";
import { Recognizer } from "@/lib/reading/documents/recognition/recognizer";
import { recognizeDocument } from "@/lib/reading/documents/recognize-document";
import { expectInOrder, lineTexts, sample } from "./reading";
import { pdfOf, text } from "./hand-made-pdf";
import { scannedPage, scanOf, shortCv } from "./scan";
import { thorough } from "../support/thorough";

async function recognized(bytes: Uint8Array) {
  const result = await recognizeDocument(bytes);
  if (!result.ok) throw new Error(`Not read: ${result.failure}`);
  return result.document;
}

describe("text recognition", { timeout: 150_000 }, () => {
  it("reads a scan with the position of every line and its confidence", async () => {
    const bytes = sample("candidates/13-robert-sandoval-scan.pdf");
    expect(await readDocument(bytes)).toEqual({ ok: false, failure: "needs_ocr" });
    const document = await recognized(bytes);
    expect(lineTexts(document)).toEqual(
      expect.arrayContaining(["Robert Sandoval", "EXPERIENCE", "• Queues with RabbitMQ, operation on AWS."]),
    );
    expect(document.recognition).toMatchObject({ pages: [1], unread: [] });
    expect(document.recognition?.confidence).toBeGreaterThan(85);
    expect(document.hidden).toEqual([]);
    const name = document.lines[0];
    // On the page it is 52 points from the left and 57 from the top.
    expect(name?.box?.map(Math.round)).toEqual([53, 57, 180, 20]);
  });

  it.runIf(thorough)("reads black-and-white pages of fax machines and scanners", async () => {
    const bytes = new Uint8Array(readFileSync("tests/documents/scanned/13-robert-sandoval-fax.pdf"));
    expectInOrder(await recognized(bytes), "Robert Sandoval", "PROFILE", "RabbitMQ", "LANGUAGES");
  });

  it.runIf(thorough)("reads Spanish accents, and e-mail addresses in one piece", async () => {
    const document = await recognized(await scanOf(sample("candidates/04-lucia-navarro.pdf")));
    expect(document.text).toMatch(/Navarro Ibáñez/);
    expect(document.text).toMatch(/[\w.]+@example\.com/);
  });

  it.runIf(thorough)("reads columns one after the other", async () => {
    const document = await recognized(await scanOf(sample("candidates/02-tomas-ferreira.pdf")));
    expectInOrder(document, "• Apache Kafka", "• Kubernetes, Docker", "• gRPC", "LANGUAGES");
    expectInOrder(document, "Rotamar Mobility", "Run the services on Kubernetes in AWS", "Caisdata");
    expect(document.text).not.toMatch(/gRPC.*\S|Portuguese \(native\).*\S/);
  });

  it.runIf(thorough).each([1, 2, 3])("rotates a page scanned %s quarter turns off", async (turn) => {
    const document = await recognized(await scanOf(shortCv, { turn }));
    expectInOrder(document, "Kenji Morita", "PROFILE", "Junior Backend Developer\tMay 2025", "LANGUAGES");
    const [page] = document.pages;
    expect(page && page.height > page.width).toBe(true);
  });

  it.runIf(thorough)("leaves out text too pale to see", async () => {
    const pale = (value: number, _: number, y: number) => (y > 1000 ? 250 + value / 51 : value);
    const document = await recognized(
      await scanOf(sample("candidates/01-amara-lindqvist.pdf"), { tone: pale }),
    );
    expect(document.text).toContain("Amara Lindqvist");
    expect(document.text).not.toContain("LANGUAGES");
  });

  it("leaves out text drawn invisibly over a picture that it contradicts", async () => {
    const scan = await scanOf(shortCv, {}, text(72, 400, "Kubernetes", "1 g"));
    const document = await recognized(scan);
    expect(document.text).toContain("Morita");
    expect(document.text).not.toContain("Kubernetes");
  });

  it("reads no text from noise", async () => {
    let seed = 1;
    const noise = () => (seed = (seed * 48_271) % 2_147_483_647) % 256;
    const bytes = await scanOf(shortCv, { tone: noise });
    expect(await recognizeDocument(bytes)).toEqual({ ok: false, failure: "needs_ocr" });
  });

  it.runIf(thorough)("refuses a blurred page unless its confidence is high enough", async () => {
    const blur = (value: number, x: number, y: number) =>
      value < 160 && (x * 7 + y * 13) % 5 < 3 ? 60 : 255;
    const result = await recognizeDocument(await scanOf(shortCv, { tone: blur }));
    if (result.ok) expect(result.document.recognition?.confidence).toBeGreaterThanOrEqual(70);
    else expect(result.failure).toBe("needs_ocr");
  });

  it("keeps the text of pages that have it, and lists the pages it could not read", async () => {
    const picture = { width: 400, height: 400, jpeg: createCanvas(400, 400).toBuffer("image/jpeg") };
    const words = "Ordinary text of a page, enough of it that the page is no picture ".repeat(2);
    const bytes = pdfOf([
      { content: text(72, 700, words, "", 6) },
      { content: "q 612 0 0 792 0 0 cm /Im2 Do Q", picture },
    ]);
    const document = await recognized(bytes);
    expect(document.text.trim()).toBe(words.trim());
    expect(document.recognition).toEqual({ pages: [], unread: [2], confidence: null });
  });

  it("keeps the pages it has read when another one takes too long", async () => {
    const pages = [await scannedPage(shortCv), await scannedPage(shortCv)];
    const timeIsUp = Promise.withResolvers<void>();
    const read = Recognizer.prototype.read;
    const reading = vi.spyOn(Recognizer.prototype, "read").mockImplementation(function (
      this: Recognizer,
      png,
    ) {
      if (reading.mock.calls.length > 1) return new Promise(() => undefined);
      const first = read.call(this, png);
      void first.then(() => setTimeout(timeIsUp.resolve, 100));
      return first;
    });
    const found = await recognizePages(pdfOf(pages), [1, 2], timeIsUp.promise);
    reading.mockRestore();
    expect(found.size).toBe(1);
  });

  it.runIf(thorough)(
    "keeps the pages it has read when the language of another one cannot be read",
    async () => {
      const pages = [
        await scannedPage(sample("candidates/04-lucia-navarro.pdf")),
        await scannedPage(shortCv),
      ];
      const open = Recognizer.open;
      const opening = vi
        .spyOn(Recognizer, "open")
        .mockImplementation((language) =>
          language === "en" ? open(language) : Promise.reject(new Error("Not installed.")),
        );
      const found = await recognizePages(pdfOf(pages), [1, 2], new Promise(() => undefined));
      opening.mockRestore();
      expect([...found.keys()]).toEqual([2]);
    },
  );

  it("reads two pages at once where there are two processors, and one model's text once", async () => {
    const german = pdfOf([
      {
        mediaBox: [420, 300],
        content: [
          "Leitung eines Teams von acht Personen und der Planung",
          "Wartung der Anlagen bei einem Betreiber in Hamburg",
          "Schulung von neuen Mitarbeitern in der Sicherheit",
        ]
          .map((line, at) => text(30, 250 - 20 * at, line))
          .join(""),
      },
    ]);
    const pages = await Promise.all([1, 2, 3, 4].map(() => scannedPage(german)));
    let open = 0;
    let most = 0;
    const read = Recognizer.prototype.read;
    const reading = vi.spyOn(Recognizer.prototype, "read").mockImplementation(async function (
      this: Recognizer,
      png,
    ) {
      most = Math.max(most, ++open);
      return read.call(this, png).finally(() => open--);
    });
    const found = await recognizePages(pdfOf(pages), [1, 2, 3, 4], new Promise(() => undefined));
    const readings = reading.mock.calls.length;
    reading.mockRestore();
    expect([...found.keys()]).toEqual([1, 2, 3, 4]);
    expect(found.get(4)!.lines[0]!.text).toBe("Leitung eines Teams von acht Personen und der Planung");
    expect(most).toBe(Math.min(2, availableParallelism()));
    // The first pages are read in English and in German, the others in German only.
    expect(readings).toBeLessThanOrEqual(6);
  });

  it("takes letters of another script for no text, however sure the model is, but lists of skills for text", () => {
    const page = (words: string, confidence: number) =>
      isText({
        lines: [lineOf({ text: words.repeat(8) })],
        confidence,
        width: 1,
        height: 1,
        hidden: [],
        sideways: false,
      });
    expect(page("Onbit pa6oTbi pykoBoAuTenb npoekToB KOMNaHHH CeBepHbin ", 72)).toBe(false);
    expect(page("responsible for the planning and reporting of projects ", 72)).toBe(true);
    // As the English model reads a short page of Chinese.
    expect(page("Ait 2017 - 2022 FR L8M#X5 2013 ", 73)).toBe(false);
    expect(page("Java Kotlin Docker Kubernetes Terraform PostgreSQL ", 94)).toBe(true);
  });

  it("gives up after its time limit", async () => {
    const jpeg = createCanvas(800, 800).toBuffer("image/jpeg");
    const content = "q 612 0 0 792 0 0 cm /Im2 Do Q ".repeat(20_000);
    const started = performance.now();
    const result = await recognizeDocument(pdfOf([{ content, picture: { width: 800, height: 800, jpeg } }]), {
      milliseconds: 2_000,
    });
    expect(result).toEqual({ ok: false, failure: "needs_ocr" });
    // Reading it again without its pictures takes a while on a busy machine.
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it("changes nothing for a document with text", async () => {
    const bytes = sample("candidates/01-amara-lindqvist.pdf");
    expect(await recognizeDocument(bytes)).toEqual(await readDocument(bytes));
  });
});
