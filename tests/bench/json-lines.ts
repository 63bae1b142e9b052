import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The values in a file with one JSON value per line, compressed when its name ends in .gz. */
export function readJsonLines<T>(file: string): T[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as T);
}
