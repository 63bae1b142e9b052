// npm run read: what the product reads in files, for people and tools that measure or ask.
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readDocument } from "@/lib/reading/documents/read-document";
import { recognizeDocument } from "@/lib/reading/documents/recognize-document";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const { values } = parseArgs({ options: { in: { type: "string" }, out: { type: "string" } } });
if (!values.in || !values.out) {
  console.error(
    "Usage: npm run read -- --in files.txt --out read.jsonl (files.txt: a path a line, from its folder)",
  );
  process.exit(2);
}
const folder = path.dirname(path.resolve(values.in));
const names = (await readFile(values.in, "utf8")).split("\n").filter((line) => line.trim());
// Reading processes start once, and not within the first file's time.
await readDocument(Buffer.from("Ada Reyes"));

/** One line of the output: fields without their positions. `ms`: from the file's bytes to its profile. */
async function read(file: string): Promise<object> {
  const bytes = await readFile(path.resolve(folder, file));
  const startedAt = performance.now();
  let result = await readDocument(bytes);
  if (!result.ok && result.failure === "needs_ocr") result = await recognizeDocument(bytes);
  const document = result.ok ? result.document : null;
  const titles = [path.basename(file), ...(document?.properties ?? [])];
  const profile = document && parseProfile(document.text, new Date(), document.looks, titles);
  const ms = Math.round(performance.now() - startedAt);
  if (!result.ok) return { file, ok: false, failure: result.failure, text: null, hidden: [], profile, ms };
  const { text, hidden } = result.document;
  return {
    file,
    ok: true,
    failure: null,
    text,
    hidden: hidden.map((part) => part.text),
    profile: plain(profile),
    ms,
  };
}

/** A profile with a string for each field that is only a value with its position. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  const { span: _, ...fields } = value as Record<string, unknown>;
  const keys = Object.keys(fields);
  if (keys.length === 1 && (keys[0] === "value" || keys[0] === "name")) return fields[keys[0]];
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, plain(field)]));
}

// Written under another name first, so that the output file is always complete.
const unfinished = `${values.out}.unfinished`;
const out = await open(unfinished, "w");
let missing = 0;
for (const name of names) {
  const line = await read(name.trim()).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && "path" in error)) throw error;
    missing++;
    console.error(`${name}: ${String(error.code)}`);
  });
  if (line) await out.write(`${JSON.stringify(line)}\n`);
}
await out.close();
await rename(unfinished, values.out);
console.error(`${names.length} files, ${missing} missing.`);
// Reading files leaves idle workers behind.
process.exit(missing ? 1 : 0);
