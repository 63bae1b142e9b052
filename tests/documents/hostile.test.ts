import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { deflateSync } from "node:zlib";
import { defaultLimits } from "@/lib/reading/documents/limits";
import { readDocument } from "@/lib/reading/documents/read-document";
import { ReadingPool } from "@/lib/reading/documents/reading/pool";
import { docx, ordinary, paragraph, run } from "./hand-made-docx";
import { pdf, pdfOf, text } from "./hand-made-pdf";
import { read, sample } from "./reading";

const pool = new ReadingPool(1);
afterAll(() => pool.close());
const ascii = (words: string) => new TextEncoder().encode(words);

/** Expects that the next document is read normally, whatever was read before it. */
async function expectUnharmed() {
  expect((await read(pdf(text(72, 700, "Still here")))).text).toBe("Still here");
}

describe("a file that is not a document", () => {
  const zipOf = (...names: string[]) =>
    zipSync(Object.fromEntries(names.map((name) => [name, strToU8("<a/>")])));
  const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
  it.each([
    ["no bytes", new Uint8Array(), "empty"],
    ["a GIF", ascii("GIF89a and what follows"), "picture"],
    ["a PNG cut short", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "corrupt"],
    ["a spreadsheet", zipOf("xl/workbook.xml", "[Content_Types].xml"), "wrong_type"],
    ["an archive of other files", zipOf("mimetype", "content.xml"), "wrong_type"],
    ["a binary .xls file", new Uint8Array(Buffer.concat([compound, Buffer.alloc(1000)])), "wrong_type"],
    [
      "a binary .doc file",
      new Uint8Array(Buffer.concat([compound, Buffer.alloc(504), Buffer.from("WordDocument", "utf16le")])),
      "old_word",
    ],
    [
      "an encrypted DOCX",
      new Uint8Array(
        Buffer.concat([compound, Buffer.alloc(504), Buffer.from("EncryptedPackage", "utf16le")]),
      ),
      "encrypted",
    ],
    ["a PDF in name only", ascii("%PDF-1.4 garbage"), "corrupt"],
    ["a PDF cut short", sample("candidates/01-amara-lindqvist.pdf").subarray(0, 20_000), "corrupt"],
    ["a DOCX cut short", sample("candidates/03-katharina-vogt.docx").subarray(0, 5_000), "corrupt"],
  ])("is refused: %s", async (_, bytes, failure) => {
    expect(await readDocument(bytes)).toEqual({ ok: false, failure });
  });

  it("is refused: more bytes than the limit", async () => {
    expect(await readDocument(sample("candidates/01-amara-lindqvist.pdf"), { bytes: 10_000 })).toEqual({
      ok: false,
      failure: "too_large",
    });
  });
});

describe("a document made to exhaust the reader", () => {
  const deep = "<w:smartTag>".repeat(5_000) + "</w:smartTag>".repeat(5_000);
  const entity = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>`;
  const expanding = `<!DOCTYPE a [<!ENTITY a "${"a".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}">]>`;
  const withDoctype = (doctype: string) =>
    docx("", {
      "word/document.xml": `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`,
    });
  it.each([
    ["300,000 paragraphs", docx(paragraph(run("x")).repeat(300_000))],
    ["a part that inflates to 70 MB", docx(paragraph(run("A".repeat(70_000_000))))],
    [
      "3,000 parts",
      docx(ordinary, Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`word/x${i}.bin`, ""]))),
    ],
    ["elements nested 5,000 deep", docx(paragraph(deep))],
    ["an external entity", withDoctype(entity)],
    ["expanding entities", withDoctype(expanding)],
    ["101 pages", pdf(...Array.from({ length: 101 }, () => text(72, 700, "Page")))],
  ])("is refused: %s", async (_, bytes) => {
    const started = performance.now();
    expect(await readDocument(bytes)).toEqual({ ok: false, failure: "too_complex" });
    expect(performance.now() - started).toBeLessThan(defaultLimits.milliseconds + 15_000);
    await expectUnharmed();
  });

  it("is found empty: a page whose content inflates to 100 MB of spaces", async () => {
    const bomb = deflateSync(Buffer.alloc(100_000_000, " "), { level: 9 });
    const bytes = pdfOf([
      { content: "", filter: "[/FlateDecode /FlateDecode]", bytes: deflateSync(bomb, { level: 9 }) },
    ]);
    expect(await readDocument(bytes)).toEqual({ ok: false, failure: "empty" });
    await expectUnharmed();
  });

  it("is read without its macros", async () => {
    const bytes = docx(ordinary, { "word/vbaProject.bin": "Sub AutoOpen()" });
    expect((await read(bytes)).text).toBe("Ordinary text");
  });
});

describe("a reading process", () => {
  it("is stopped after its time limit, and replaced", async () => {
    const slow = pdf("0 0 m 1 1 l S ".repeat(1_300_000) + text(72, 700, "End"));
    const started = performance.now();
    expect(await pool.readDocument(slow, { ...defaultLimits, milliseconds: 300 })).toEqual({
      ok: false,
      failure: "timed_out",
    });
    expect(performance.now() - started).toBeLessThan(15_000);
    const next = await pool.readDocument(sample("jobs/senior-backend-engineer.docx"), defaultLimits);
    expect(next.ok).toBe(true);
  });

  it("is stopped alone when it uses too much memory", async () => {
    const heavy = docx(paragraph(run("x") + run("y")).repeat(19_000));
    const both = new ReadingPool(2);
    const [stopped, other] = await Promise.all([
      both.readDocument(heavy, { ...defaultLimits, memoryMegabytes: 120 }),
      both.readDocument(sample("jobs/senior-backend-engineer.docx"), defaultLimits),
    ]);
    await both.close();
    expect(stopped).toEqual({ ok: false, failure: "too_complex" });
    expect(other.ok).toBe(true);
  });

  it("reads all queued documents with the same result", async () => {
    const bytes = sample("candidates/03-katharina-vogt.docx");
    const results = await Promise.all(
      Array.from({ length: 12 }, () => pool.readDocument(bytes, defaultLimits)),
    );
    const digests = results.map((result) =>
      createHash("sha256").update(JSON.stringify(result)).digest("hex"),
    );
    expect(results[0]?.ok).toBe(true);
    expect(new Set(digests).size).toBe(1);
  });

  it("does not change the caller's bytes", async () => {
    const bytes = sample("candidates/03-katharina-vogt.docx");
    const before = Buffer.from(bytes).toString("base64");
    await pool.readDocument(bytes, defaultLimits);
    expect(Buffer.from(bytes).toString("base64")).toBe(before);
  });
});
