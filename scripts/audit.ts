import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { root } from "./root.ts";

/** Findings of other levels do not fail the check. */
const LEVELS = ["high", "critical"];

/** npm's report, version 2. Each `via` is an advisory, or names the package that the finding comes from. */
const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), via: z.array(z.union([z.string(), z.object({ url: z.string() })])) }),
  ),
});

/** Findings that cannot be fixed yet: the advisory, why it does no harm here, and the exception's last day. */
const Exceptions = z.array(
  z.strictObject({ advisory: z.url(), reason: z.string().min(20), until: z.iso.date() }),
);
type Exceptions = z.output<typeof Exceptions>;

/**
 * Asks the registry for known vulnerabilities of every package, development packages included. Returns 1 for one of
 * level high or above without an exception in scripts/audit-exceptions.json; 0, with a warning, without an answer.
 */
export function auditDependencies(): number {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
    shell: process.platform === "win32",
  });
  const file = path.join(root, "scripts/audit-exceptions.json");
  const open = openFindings(stdout, Exceptions.parse(JSON.parse(fs.readFileSync(file, "utf8"))), new Date());
  if (open) {
    for (const line of open) console.error(line);
    return open.length > 0 ? 1 : 0;
  }
  const reason = /audit (\d{3} .+)/.exec(stderr)?.[1] ?? "no answer";
  console.warn(
    `\n!!! THE DEPENDENCY AUDIT WAS SKIPPED: the registry does not audit (${reason}). Nothing was checked.\n`,
  );
  return 0;
}

/** A line for each advisory that no exception covers on this day; null when `printed` is not a report. */
export function openFindings(printed: string, exceptions: Exceptions, now: Date): string[] | null {
  const report = Report.safeParse(asJson(printed));
  if (!report.success) return null;
  const today = now.toISOString().slice(0, 10);
  const excused = new Set(exceptions.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  return Object.entries(report.data.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((each) =>
      typeof each === "string" || excused.has(each.url) || !LEVELS.includes(severity)
        ? []
        : `${name}: ${severity}, ${each.url}`,
    ),
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
