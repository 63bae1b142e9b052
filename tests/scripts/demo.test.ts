import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const home = mkdtempSync(path.join(tmpdir(), "shortlist-demo-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs `npm run demo -- --exit` as the launcher does, on a home of its own. */
async function demo(): Promise<{ code: number | null; printed: string }> {
  // Empty is absent: the demo brings its own database.
  const own = { DATABASE_URL: "", DATABASE_OWNER_URL: "", SHORTLIST_HOME: home, PORT: "0" };
  const child = spawn(process.execPath, ["scripts/demo.ts", "--exit"], {
    env: { ...process.env, ...own, NODE_ENV: "production" },
  });
  let printed = "";
  const keep = (chunk: Buffer) => void (printed += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, printed };
}

test("the demo does the main job over OAuth and MCP, prints the shortlist with evidence, and ends well", async () => {
  const { code, printed } = await demo();
  expect(printed).toContain("Shortlist for Senior Backend Engineer");
  expect(printed).toMatch(/ {4}1 {2}\S.+\d+\.\d/);
  expect(printed).toMatch(/“.+” \(page \d\)/);
  expect(printed).toContain("Not scored, and not charged");
  expect(printed).toMatch(/\/jobs\/[0-9a-f-]{36}/);
  expect(printed).toContain("imported by itself: 3 jobs, 36 applications");
  expect(printed).toMatch(
    /read back in the simulator: \S.+ moved to On-site once, with the feedback as a note/,
  );
  expect(code).toBe(0);
}, 400_000);
