import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { readDocument } from "@/lib/reading/documents/read-document";
import { median } from "./measures";

const folder = "samples";
const rounds = 5;

/** Median milliseconds to parse a PDF into a profile, over the readable samples; null without any. */
export async function pdfToProfileMs(asOf: Date): Promise<number | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const times: number[] = [];
  for (const name of names.filter((n) => n.endsWith(".pdf"))) {
    const bytes = await readFile(path.join(folder, name));
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      const result = await readDocument(bytes);
      if (!result.ok) break;
      parseProfile(result.document.text, asOf, result.document.looks);
      // The first round also starts the worker.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times.length ? Math.round(median(times) * 10) / 10 : null;
}
