import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readDocument } from "@/lib/reading/documents/read-document";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? null;
const largest = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** The most memory that this process's children had, in megabytes, by what Linux says. */
const childrenPeakMb = () =>
  largest(
    readdirSync("/proc").flatMap((pid) => {
      const file = `/proc/${pid}/status`;
      const status = /^\d+$/.test(pid) && existsSync(file) ? readFileSync(file, "utf8") : "";
      const isOwn = status.includes(`PPid:\t${process.pid}\n`);
      return isOwn ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : [];
    }),
  );

/**
 * What reading the PDFs in a folder and those below it takes, each for the second time: `readMs` by the clock, since
 * another process reads them, `profileMs` of processor time; `peakMb` of the largest process that reads. `accused`:
 * files with text that is reported as hidden.
 */
export async function measureFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.pdf$/i.test(name),
  );
  const files = names.map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
  const [read, profiled, accused]: [number[], number[], string[]] = [[], [], []];
  // Processes start, and code is compiled, in the first round.
  for (const round of [1, 2])
    for (const { name, bytes } of files) {
      const begun = performance.now();
      const result = await readDocument(bytes);
      const readMs = performance.now() - begun;
      const before = process.cpuUsage();
      if (result.ok)
        parseProfile(result.document.text, new Date("2026-01-01"), result.document.looks, [name]);
      const { user, system } = process.cpuUsage(before);
      if (round === 1) continue;
      read.push(readMs);
      if (result.ok) profiled.push((user + system) / 1000);
      if (result.ok && result.document.hidden.length > 0) accused.push(name);
    }
  console.log(`PDFs with text reported as hidden: ${accused.join(", ") || "none"}.`);
  return {
    pdfs: files.length,
    readMs: middle(read),
    readSlowestMs: largest(read),
    profileMs: middle(profiled),
    profileSlowestMs: largest(profiled),
    peakMb: childrenPeakMb(),
    accused: accused.length,
  };
}
