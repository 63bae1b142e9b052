import "../../support/database";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { authorizeAgent } from "../../support/agent";
import { startApp, type TestApp } from "../../support/app";
import { PASSWORD, newRecruiter } from "../../support/recruiter";
import { tokenProxy } from "./proxy";

let app: TestApp;
let proxy: Awaited<ReturnType<typeof tokenProxy>>;
const output = mkdtempSync(path.join(os.tmpdir(), "shortlist-conformance-"));

beforeAll(async () => {
  app = await startApp({ env: { MCP_CONFORMANCE: "1" } });
  const { email } = await newRecruiter(app.url);
  const { accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD });
  proxy = await tokenProxy(`${app.url}/api/mcp`, accessToken);
}, 240_000);
afterAll(async () => {
  proxy?.close();
  await app?.stop();
  rmSync(output, { recursive: true, force: true });
});

/** The suite fails on a failure that is not expected, and on an expected one that did not happen. */
function suite(requirements: string): Promise<{ code: number; printed: string }> {
  const expected = path.resolve(`tests/mcp/conformance/expected-${requirements}.yaml`);
  const args = [
    path.resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js"),
    ...["server", "--url", proxy.url, "--requirements", requirements, "--expected-failures", expected],
  ];
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: output, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: `${stdout}\n${stderr}` }),
    ),
  );
}

it.each([
  ["2025-11-25", 33],
  ["2026-07-28", 50],
])(
  "the official suite agrees with what we do of revision %s",
  async (requirements, scenarios) => {
    const { code, printed } = await suite(requirements);
    const summary = printed.slice(printed.indexOf("=== SUMMARY ==="));
    console.log(`${requirements}: ${/Total: .*/.exec(summary)?.[0]}`);
    // A suite that ran nothing agrees with everything.
    expect(summary.match(/^[✓✗] /gm)).toHaveLength(scenarios);
    expect(code, summary).toBe(0);
  },
  300_000,
);
