import { expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { thorough } from "../support/thorough";
import { pdf, text } from "./hand-made-pdf";
import { read } from "./reading";

/** Replaces a piece of the file, padded to the same length, so that every offset stays valid. */
function altered(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const source = Buffer.from(bytes).toString("latin1");
  expect(source).toContain(from);
  expect(to.length).toBeLessThanOrEqual(from.length);
  return new Uint8Array(Buffer.from(source.replace(from, to.padEnd(from.length)), "latin1"));
}

const words = text(72, 700, "Jane Doe");
const picture =
  "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n0\nendstream";
const recursiveForm =
  "<< /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Im1 4 0 R >> >> /Length 7 >>\nstream\n/Im1 Do\nendstream";
const script = "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>";
const catalog =
  "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] /Order [] >> >> >>";

/** Expects an answer in time and an unharmed reader; whether the text is found is up to the library. */
async function expectAnswer(bytes: Uint8Array) {
  const started = performance.now();
  const result = await readDocument(bytes, { milliseconds: 10_000 });
  expect(performance.now() - started).toBeLessThan(25_000);
  if (result.ok) expect(result.document.text).toBe("Jane Doe");
  else expect(result.failure).toMatch(/^(corrupt|too_complex|timed_out|empty)$/);
  expect((await read(pdf(text(72, 700, "Still here")))).text).toBe("Still here");
}

it.each([
  ["a page tree that contains itself", altered(pdf(words), "/Kids [6 0 R]", "/Kids [2 0 R]")],
  ["a form that draws itself", altered(pdf(`${words}/Im1 Do`), picture, recursiveForm)],
  ["a stream that is its own length", altered(pdf(words.padEnd(10_000)), "/Length 10000", "/Length 7 0 R")],
  ["arrays nested 200,000 deep", pdf("[".repeat(200_000) + words)],
  // In the full form as deep as takes longer than the time limit.
  ["graphics states nested deep", pdf("q ".repeat(thorough ? 200_000 : 20_000) + words)],
])("survives %s", async (_, bytes) => expectAnswer(bytes));

it("does not read a script as text", async () => {
  expect((await read(altered(pdf(words), catalog, script))).text).toBe("Jane Doe");
});
