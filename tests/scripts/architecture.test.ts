import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** For each rule, the smallest pair of files that breaks it. */
const violatingFiles: Record<string, [file: string, content: string][]> = {
  "no-cycles": [
    ["lib/records/jobs/a.ts", 'import "./b.ts"; export const a = 1;'],
    ["lib/records/jobs/b.ts", 'import "./a.ts"; export const b = 1;'],
  ],
  "rooms-depend-one-way": [
    [
      "lib/reading/documents/x.ts",
      'import type { Job } from "../../records/jobs/job.ts"; export const job: Job | null = null;',
    ],
    ["lib/records/jobs/job.ts", "export type Job = string;"],
  ],
  "folders-depend-one-way": [
    ["components/job/a.ts", 'import "../person/b.ts";'],
    ["components/person/b.ts", "export {};"],
    ["components/person/c.ts", 'import "../job/d.ts";'],
    ["components/job/d.ts", "export {};"],
  ],
  "every-room-has-its-place": [
    ["lib/new-room/x.ts", 'import "./y.ts";'],
    ["lib/new-room/y.ts", "export {};"],
  ],
  "what-stands-outside-rooms-knows-none": [["lib/t.ts", 'import "./platform/access/x.ts";']],
  "documents-are-read-in-processes-of-their-own": [
    ["lib/reading/documents/open.ts", 'import "./pdf/page.ts";'],
    ["lib/reading/documents/pdf/page.ts", "export {};"],
  ],
  "acts-are-use-cases": [
    ["lib/records/jobs/t.ts", 'import "../../platform/db/tenant.ts";'],
    ["lib/platform/db/tenant.ts", "export {};"],
  ],
  "texts-of-strangers-are-read-in-threads": [
    ["lib/records/candidates/t.ts", 'import "../../reading/profile/parse-profile.ts";'],
    ["lib/reading/profile/parse-profile.ts", "export {};"],
  ],
  "lib-never-imports-app": [
    ["lib/platform/access/x.ts", 'import "../../../app/page.ts";'],
    ["app/page.ts", "export {};"],
  ],
  "domain-knows-no-door": [
    ["lib/platform/credits/x.ts", 'import "../../doors/mcp/tool.ts";'],
    ["lib/doors/mcp/tool.ts", "export {};"],
  ],
  "doors-do-not-touch-the-database": [
    ["lib/doors/inngest/functions/x.ts", 'import "../../../platform/db/tenant.ts";'],
    ["lib/platform/db/tenant.ts", "export {};"],
  ],
  "one-pool": [
    ["lib/platform/access/y.ts", 'import "../db/client.ts";'],
    ["lib/platform/db/client.ts", "export {};"],
  ],
  "components-import-only-types-from-lib": [
    ["components/x.ts", 'import { name } from "../lib/name.ts"; name();'],
    ["lib/name.ts", "export const name = () => 1;"],
  ],
  "messages-are-data": [
    ["messages/texts.ts", 'import "../lib/name.ts";'],
    ["lib/name.ts", "export const name = () => 1;"],
  ],
  "components-do-not-know-pages": [
    ["components/y.ts", 'import "../app/action.ts";'],
    ["app/action.ts", "export {};"],
  ],
  "engine-knows-nothing-of-the-product": [["engine/x.ts", 'import "../lib/name.ts";']],
  "nothing-imports-the-engine": [
    ["lib/z.ts", 'import "../engine/main.ts";'],
    ["engine/main.ts", "export {};"],
  ],
  "product-does-not-know-its-tests": [
    ["lib/w.ts", 'import "../tests/support.ts";'],
    ["tests/support.ts", "export {};"],
  ],
  "no-development-dependency-in-production": [
    ["lib/u.ts", 'import { test } from "vitest"; test("", () => {});'],
  ],
  resolvable: [["lib/v.ts", 'import "./nowhere.ts";']],
};

test("dependency-cruiser reports a violation of every architecture rule", () => {
  const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
    forbidden: { name: string }[];
  };
  expect(Object.keys(violatingFiles).sort()).toEqual([...new Set(forbidden.map(({ name }) => name))].sort());
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-arrows-"));
  for (const [file, content] of Object.values(violatingFiles).flat()) {
    fs.mkdirSync(path.join(checkout, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(checkout, file), content);
  }
  for (const file of [".dependency-cruiser.cjs", "tsconfig.json", "package.json"]) {
    fs.copyFileSync(file, path.join(checkout, file));
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(checkout, "node_modules"));

  const { stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "-T",
      "json",
      "app",
      "components",
      "lib",
      "messages",
      "engine",
    ],
    { cwd: checkout, encoding: "utf8" },
  );
  fs.rmSync(checkout, { recursive: true });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  for (const [rule, [[culprit]]] of Object.entries(violatingFiles) as [string, [[string, string]]][]) {
    const from = summary.violations.filter((each) => each.rule.name === rule).map((each) => each.from);
    expect(from, rule).toContain(rule === "folders-depend-one-way" ? path.dirname(culprit) : culprit);
  }
});
