import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ReadDocument } from "@/lib/reading/documents/document";
import { lineTexts, read, sample } from "./reading";

const written = (ending: string) =>
  new Uint8Array(readFileSync(`tests/documents/written/07-priya-raghunathan.${ending}`));

describe("one CV as LibreOffice writes it in other formats", () => {
  it.each(["odt", "rtf"])("has the same text in %s as in DOCX", async (ending) => {
    const original = await read(sample("candidates/07-priya-raghunathan.docx"));
    expect((await read(written(ending))).text).toBe(original.text);
  });

  it("has the same lines in html, with spaces instead of tabs", async () => {
    const original = lineTexts(await read(sample("candidates/07-priya-raghunathan.docx")));
    expect(lineTexts(await read(written("html")))).toEqual(
      original.map((line) => line.replaceAll("\t", " ")),
    );
  });

  it.each(["odt", "rtf", "html"])("has valid lines and no hidden text in %s", async (ending) => {
    const { text, lines, hidden } = ReadDocument.parse(await read(written(ending)));
    for (const { start, end, box } of lines) {
      expect(text.slice(start, end)).toMatch(/^\S([^\n]*\S)?$/);
      expect(box).toBeNull();
    }
    expect(hidden).toEqual([]);
  });
});
