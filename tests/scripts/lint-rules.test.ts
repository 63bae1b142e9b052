import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const violatingSource = `
export const Hasty = ({ html, number }: { html: string; number: number }) => (
  <div title="Words" dangerouslySetInnerHTML={{ __html: html }}>
    Words
    {"Words"}
    <i aria-label={\`Number \${number}\`} title="OpenAI" className="words" />
  </div>
);
export const rows = (db: { $queryRawUnsafe: (sql: string) => unknown }, name: string) =>
  db.$queryRawUnsafe("SELECT " + name);
`;

test("reports untranslated text, unsafe markup and SQL built from strings in components", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shortlist-lint-"));
  for (const file of [".oxlintrc.json", "scripts/lint-rules.mjs", "tsconfig.json"])
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  mkdirSync(path.join(folder, "components"));
  writeFileSync(path.join(folder, "components/hasty.tsx"), violatingSource);
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/oxlint/bin/oxlint"), "--format=json", "components"],
    { cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  const times = (rule: string) => diagnostics.filter(({ code }) => code === `shortlist(${rule})`).length;
  expect(times("no-untranslated")).toBe(4);
  expect(times("no-unsafe-markup")).toBe(1);
  expect(times("no-unsafe-sql")).toBe(1);
});
