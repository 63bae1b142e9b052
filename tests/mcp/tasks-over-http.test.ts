import "../support/database";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { authorizeAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { PASSWORD, newRecruiter } from "../support/recruiter";
import { sample } from "../support/sent-file";

const TASKS = "io.modelcontextprotocol/tasks";
const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-tasks-"));
let running: TestApp | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** The extension's result shapes: schema/2026-07-28 of modelcontextprotocol/ext-tasks. */
const Task = z.object({
  taskId: z.string(),
  statusMessage: z.string().optional(),
  createdAt: z.iso.datetime(),
  lastUpdatedAt: z.iso.datetime(),
  ttlMs: z.int().nullable(),
  pollIntervalMs: z.int().optional(),
});
const CreateTaskResult = Task.extend({ resultType: z.literal("task"), status: z.literal("working") });
const Result = z.object({
  content: z.array(z.object({ text: z.string() })),
  isError: z.boolean().optional(),
});
const GetTaskResult = z.discriminatedUnion("status", [
  Task.extend({ status: z.literal("working") }),
  Task.extend({ status: z.literal("completed"), result: Result }),
  Task.extend({ status: z.literal("cancelled") }),
]);

/**
 * An SDK 2.x client. Version 2.4 sends what the extension needs but rejects results of the type "task": `start` reads
 * those from the HTTP response.
 */
async function clientOf(url: string, token: string) {
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" }, capabilities: { extensions: { [TASKS]: {} } } },
  );
  let last: unknown;
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/api/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const [, json = "{}"] = /(\{.*\})/s.exec(await response.clone().text()) ?? [];
      last = (JSON.parse(json) as { result?: unknown }).result;
      return response;
    },
  });
  await client.connect(transport);
  return {
    client,
    call: async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: args })).structuredContent as Record<string, string>,
    async start(name: string, args: Record<string, unknown>) {
      await expect(client.callTool({ name, arguments: args })).rejects.toMatchObject({
        code: "UNSUPPORTED_RESULT_TYPE",
      });
      return CreateTaskResult.parse(last);
    },
    get: (taskId: string) => client.request({ method: "tasks/get", params: { taskId } }, GetTaskResult),
    cancel: (taskId: string) =>
      client.request({ method: "tasks/cancel", params: { taskId } }, z.strictObject({ _meta: z.unknown() })),
  };
}

it("lets an SDK 2.x client, and no other, follow its tasks across a crash of the app", async () => {
  // Without an engine, started work stays in progress.
  const first = (running = await startApp({ home }));
  const { email } = await newRecruiter(first.url);
  const { accessToken } = await authorizeAgent(first.url, { email, password: PASSWORD });
  const stranger = await newRecruiter(first.url);
  const theirs = await authorizeAgent(first.url, { email: stranger.email, password: PASSWORD });
  const colleague = await authorizeAgent(first.url, { email, password: PASSWORD });

  const before = await clientOf(first.url, accessToken);
  expect(before.client.getServerCapabilities()?.extensions).toHaveProperty([TASKS]);
  const description = "We look for a backend engineer with PostgreSQL in production. You mentor juniors.";
  const [jobId, otherJobId] = await Promise.all(
    ["Backend engineer", "Second engineer"].map(
      async (title) => (await before.call("createJob", { title, description })).jobId!,
    ),
  );
  const criterion = { dimension: "hard_skills", name: "PostgreSQL", weight: 10, importance: "must" };
  const content = { criteria: [{ id: crypto.randomUUID(), ...criterion }] };
  const { confirmationToken } = await before.call("saveScorecard", { jobId, content });
  await before.call("saveScorecard", { jobId, content, confirmationToken });

  const draft = await before.start("generateScorecard", { jobId });
  const unwanted = await before.start("generateScorecard", { jobId: otherJobId });
  await before.cancel(unwanted.taskId);
  expect(await before.get(draft.taskId)).toMatchObject({ status: "working" });
  expect(await before.get(unwanted.taskId)).toMatchObject({ status: "cancelled" });
  for (const token of [theirs.accessToken, colleague.accessToken]) {
    const other = await clientOf(first.url, token);
    for (const attempt of [() => other.get(draft.taskId), () => other.cancel(draft.taskId)])
      await expect(attempt()).rejects.toMatchObject({ code: -32602 });
  }

  await first.kill();
  running = await startApp({ home, engine: true, env: { APP_URL: first.url } });
  const after = await clientOf(running.url, accessToken);
  const scoring = await after.start("createCandidate", {
    jobId,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  for (const { taskId } of [draft, scoring]) {
    const deadline = Date.now() + 60_000;
    while ((await after.get(taskId)).status === "working" && Date.now() < deadline) await sleep(500);
  }
  expect(await after.get(unwanted.taskId)).toMatchObject({ status: "cancelled" });
  const drafted = await after.get(draft.taskId);
  expect(drafted.status === "completed" && drafted.result.content[0]?.text).toContain(
    "Ready; not published.",
  );
  const scored = await after.get(scoring.taskId);
  expect(scored.status === "completed" && scored.result.content[0]?.text).toContain("1 of 1 scored.");
}, 240_000);
