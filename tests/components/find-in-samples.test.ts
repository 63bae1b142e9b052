import { readdirSync, readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { findWords } from "@/components/document/find-words";
import { piecesOf } from "@/components/document/pieces";
import { wantedOn } from "@/components/document/wanted";
import { readDocument } from "@/lib/reading/documents/read-document";

const folder = "samples/candidates";
// PDFs with text: not the scanned, damaged and password-protected ones.
const files = readdirSync(folder).filter((name) => /(?<!scan|cut-short|protected)\.pdf$/.test(name));

test.each(files)("finds every line read from %s at its position in the original", async (name) => {
  const bytes = readFileSync(`${folder}/${name}`);
  const read = await readDocument(bytes);
  if (!read.ok) throw new Error(read.failure);
  const { document } = read;
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const lines = document.lines.map((line, index) => ({ ...line, id: String(index) }));
  for (const { number } of document.pages) {
    const page = await pdf.getPage(number);
    const pieces = piecesOf(await page.getTextContent(), page.view);
    const { matches, missing } = findWords(pieces, wantedOn(document, number, lines));
    const textOf = (id: string) => document.text.slice(lines[Number(id)]!.start, lines[Number(id)]!.end);
    expect(missing.map(textOf)).toEqual([]);
    for (const { id, piece } of matches) {
      const [, top, , height] = lines[Number(id)]!.box ?? [0, 0, 0, Infinity];
      expect(Math.abs(pieces[piece]!.top - (top + height)), textOf(id)).toBeLessThan(12);
    }
  }
  await loading.destroy();
});
