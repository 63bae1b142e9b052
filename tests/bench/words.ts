/**
 * Compares the words read from PDFs with those that Poppler (pdftotext) and MuPDF (mutool) agree on:
 * `npm run bench:words -- --in files.txt` (a path a line, from its folder), or without it the PDFs of this repository
 * and of ../shared/data. Both tools measure only; the product does not use them. The last line is JSON.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { readDocument } from "@/lib/reading/documents/read-document";

const run = promisify(execFile);
const { values } = parseArgs({ options: { in: { type: "string" } } });
const files = values.in ? await listedIn(values.in) : await pdfsIn("samples", "tests", "../shared/data");
const have = await textsOf(files[0] ?? "").catch(() => null);
if (!have) {
  console.log(
    "Neither pdftotext (poppler-utils) nor mutool (mupdf-tools) may be missing for this comparison.",
  );
  console.log(JSON.stringify({ measured: false }));
  process.exit(0);
}

async function listedIn(list: string): Promise<string[]> {
  const names = (await readFile(list, "utf8")).split("\n").filter((line) => line.trim());
  return names.map((name) => path.resolve(path.dirname(list), name));
}

async function pdfsIn(...folders: string[]): Promise<string[]> {
  const names = folders
    .filter((folder) => existsSync(folder))
    .map(async (folder) => {
      const all = await readdir(folder, { recursive: true });
      return all.filter((name) => /\.pdf$/i.test(name)).map((name) => path.join(folder, name));
    });
  return (await Promise.all(names)).flat();
}

/** The file's text as each tool gives it. */
async function textsOf(file: string) {
  const options = { maxBuffer: 2 ** 27, timeout: 60_000 };
  const [poppler, mupdf] = await Promise.all([
    run("pdftotext", ["-enc", "UTF-8", file, "-"], options),
    run("mutool", ["draw", "-q", "-F", "txt", file], options),
  ]);
  return [poppler.stdout, mupdf.stdout];
}

/** Words without the punctuation around them, in the form that ligatures and composed letters have in common. */
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize("NFKC")
      // Fonts that list all hyphens for one, and headings with spaces between their letters.
      .replace(/[-\u00ad\u2010\u2011]+/g, "-")
      .replace(/(?<!\S)(?:\p{Lu}{1,2} ){2,}\p{Lu}{1,2}(?!\S)/gu, (word) => word.replaceAll(" ", ""))
      .split(/[\s\u200b-\u200f•·|]+/u)
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
      .filter((word) => /[\p{L}\p{N}]{2}/u.test(word)),
  );

const sum = { files: 0, unread: 0, words: 0, lost: 0, filesLosing: 0, hidden: 0, filesHiding: 0 };
for (const file of files) {
  const texts = await textsOf(file).catch(() => null);
  if (!texts) continue;
  const [poppler, mupdf] = texts.map(wordsOf) as [Set<string>, Set<string>];
  const agreed = [...poppler].filter((word) => mupdf.has(word));
  const result = await readDocument(await readFile(file));
  if (!result.ok) {
    sum.unread++;
    if (agreed.length) console.log(`${file}: ${result.failure}; ${agreed.length} words`);
    continue;
  }
  const ours = wordsOf(result.document.text);
  const hidden = wordsOf(result.document.hidden.map(({ text }) => text).join("\n"));
  // Both tools attach the mark of a footnote to the word before it.
  const unmarked = (word: string) => word.replace(/(?<=\D)[\d,]{1,3}$/, "").replace(/[^\p{L}\p{N}]+$/u, "");
  const missing = agreed.filter((word) => !ours.has(word) && !ours.has(unmarked(word)));
  const lost = missing.filter((word) => !hidden.has(word));
  sum.files++;
  sum.words += agreed.length;
  sum.lost += lost.length;
  sum.hidden += missing.length - lost.length;
  if (lost.length) sum.filesLosing++;
  if (missing.length > lost.length) sum.filesHiding++;
  if (lost.length)
    console.log(`${file}: ${lost.length} of ${agreed.length} lost: ${lost.slice(0, 25).join(" ")}`);
  if (missing.length > lost.length)
    console.log(
      `${file}: hidden: ${missing
        .filter((word) => hidden.has(word))
        .slice(0, 25)
        .join(" ")}`,
    );
}
console.log(JSON.stringify(sum));
process.exit(0);
