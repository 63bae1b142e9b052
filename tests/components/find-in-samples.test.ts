import { readdirSync, readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { findWords } from "@/components/document/find-words";
import { piecesOf } from "@/components/document/pieces";
import { wantedOn } from "@/components/document/wanted";
import { readDocument } from "@/lib/documents/read-document";

const folder = "samples/candidates";
// Those with text: not the scan, the damaged and the protected one.
const files = readdirSync(folder).filter((name) => /(?<!scan|cut-short|protected)\.pdf$/.test(name));

test.each(files)("every line that was read of %s is found in its original, where it stands", async (name) => {
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
    const { found: matches, missing } = findWords(pieces, wantedOn(document, number, lines));
    const words = (id: string) => document.text.slice(lines[Number(id)]!.start, lines[Number(id)]!.end);
    expect(missing.map(words)).toEqual([]);
    for (const { id, piece } of matches) {
      const [, top, , height] = lines[Number(id)]!.box ?? [0, 0, 0, Infinity];
      expect(Math.abs(pieces[piece]!.top - (top + height)), words(id)).toBeLessThan(12);
    }
  }
  await loading.destroy();
});
