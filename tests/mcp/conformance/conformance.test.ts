import { type ChildProcess, execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ended, startChild, stopChild } from "../../../scripts/child";
import { freePort } from "../../../scripts/ports";
import { withAliases } from "../../../scripts/run";
import { authorizeAgent } from "../../support/agent";
import { sql } from "../../support/database";
import { PASSWORD, newRecruiter } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { tokenProxy } from "./proxy";

const app = await sharedApp();
let endpoint: ChildProcess;
let proxy: Awaited<ReturnType<typeof tokenProxy>>;
const output = mkdtempSync(path.join(os.tmpdir(), "shortlist-conformance-"));

beforeAll(async () => {
  const port = await freePort();
  endpoint = startChild({
    name: "conformance",
    script: withAliases("tests/mcp/conformance/main.ts"),
    env: { ...app.env, PORT: String(port) },
    output: { file: path.join(output, "endpoint.log") },
  });
  const url = `http://127.0.0.1:${port}`;
  const { email } = await newRecruiter(app.url);
  const { accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD });
  while (!(await fetch(url).catch(() => null))) {
    if (ended(endpoint)) throw new Error(`The conformance endpoint did not start: see ${output}`);
    await sleep(50);
  }
  proxy = await tokenProxy(url, accessToken);
}, 240_000);
afterAll(async () => {
  await proxy?.close();
  if (endpoint) await stopChild(endpoint, 5_000);
  rmSync(output, { recursive: true, force: true });
});

it("stops the work when the client disconnects, and records it as cancelled", async () => {
  const params = { name: "test_tool_with_progress", arguments: {}, _meta: { progressToken: 1 } };
  const outcomes = async () => {
    const rows = await sql(
      `SELECT particulars->>'outcome' AS outcome FROM "AuditEvent" WHERE particulars->>'tool' = $1`,
      [params.name],
    );
    return rows.map(({ outcome }) => String(outcome));
  };
  // The work takes 150 ms: on a busy machine it may finish before its first progress message arrives.
  for (let attempt = 0; attempt < 20 && !(await outcomes()).includes("cancelled"); attempt++) {
    const controller = new AbortController();
    const answer = await fetch(proxy.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
      signal: controller.signal,
    });
    await answer.body?.getReader().read();
    controller.abort();
    await sleep(400);
  }
  expect(await outcomes()).toContain("cancelled");
});

/** Runs the suite, which fails on an unexpected failure and on an expected failure that passes. */
function suite(requirements: string): Promise<{ code: number; printed: string }> {
  const expected = path.resolve(`tests/mcp/conformance/expected-${requirements}.yaml`);
  const args = [
    path.resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js"),
    "server",
    "--url",
    proxy.url,
    "--requirements",
    requirements,
    "--expected-failures",
    expected,
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
  "passes the official suite for revision %s except for the expected failures",
  async (requirements, scenarios) => {
    const { code, printed } = await suite(requirements);
    const summary = printed.slice(printed.indexOf("=== SUMMARY ==="));
    console.log(`${requirements}: ${/Total: .*/.exec(summary)?.[0]}`);
    // A suite that ran no scenario would pass too.
    expect(summary.match(/^[✓✗] /gm)).toHaveLength(scenarios);
    expect(code, summary).toBe(0);
  },
  300_000,
);
