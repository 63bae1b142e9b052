import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const rows = fs
  .readFileSync(path.join(root, "docs/threats.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| threat ") && !line.startsWith("| --"));

test("docs/threats.md has rows to check", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)("names a test that exists: %s", (row) => {
  const tests = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);
  expect(tests.length).toBeGreaterThan(0);
  for (const file of tests) expect(fs.existsSync(path.join(root, "tests", file)), file).toBe(true);
});
