import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { mostRows } from "@/lib/records/ats/csv/read-table";
import { thorough } from "../../support/thorough";

const count = thorough ? mostRows : mostRows / 8;

/**
 * Runs in its own process, so that nothing else is measured: checks a whole file row by row, and reports how much the
 * process grew and the most heap in use after garbage collection, sampled four times on the way.
 */
const child = `
  import { readFileSync } from "node:fs";
  import { checkRows } from "@/lib/records/ats/csv/check-rows";
  import { suggestMapping } from "@/lib/records/ats/csv/mapping";
  import { openTable } from "@/lib/records/ats/csv/read-table";
  const warm = await openTable(Buffer.from("id;name\\n1;Ada\\n"));
  for await (const _ of checkRows("candidates", warm, suggestMapping("candidates", warm.columns)));
  const needed = () => (gc(), process.memoryUsage().heapUsed);
  const before = { rss: process.memoryUsage().rss, needed: needed() };
  let most = before.rss, mostNeeded = 0, good = 0, problems = 0;
  const table = await openTable(readFileSync(process.argv[1]));
  for await (const verdicts of checkRows("candidates", table, suggestMapping("candidates", table.columns))) {
    for (const { checked } of verdicts) checked ? good++ : problems++;
    most = Math.max(most, process.memoryUsage().rss);
    if ((good + problems) % ${count / 4} === 0) mostNeeded = Math.max(mostNeeded, needed() - before.needed);
  }
  const mb = (bytes) => Math.round(bytes / 1e6);
  console.log(JSON.stringify({ good, problems, grownMb: mb(most - before.rss), neededMb: mb(mostNeeded) }));
`;

test(`a file of ${count} rows takes at most 150 MB while it is read`, { timeout: 600_000 }, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shortlist-csv-"));
  try {
    const file = path.join(folder, "people.csv");
    const rows = Array.from({ length: count }, (_, i) =>
      i % 1000 === 7
        ? `;Nobody ${i};nobody@example;`
        : `P${i};Ada Lovelace-Ribeiro ${i};ada${i}@candidate.example;Engineer, platform;Utrecht`,
    );
    writeFileSync(file, `Nr;Name;E-Mail;Title;City\r\n${rows.join("\r\n")}\r\n`);
    // With a small heap, so that late garbage collection on a busy machine is not measured.
    const flags = ["--expose-gc", "--max-old-space-size=96", "--conditions=react-server", "--import", "tsx"];
    const output = execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", child, file], {
      encoding: "utf8",
    });
    const { good, problems, grownMb, neededMb } = JSON.parse(output.trim().split("\n").at(-1)!) as Record<
      string,
      number
    >;
    expect([good, problems]).toEqual([count * 0.999, count / 1000]);
    expect(grownMb).toBeLessThanOrEqual(150);
    // 150 bytes per row, for the ids and e-mail addresses that find duplicates. A whole row takes three times as much.
    expect(neededMb).toBeLessThanOrEqual(count / 6_500);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
