import "../support/database";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { exampleContent, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { agentCallsWritten, recordAgentCall } from "@/lib/platform/audit/record-agent-call";
import { conflict, notFound } from "@/lib/errors";
import {
  ENDPOINT,
  READ,
  agentOf,
  callLegacy,
  callModern,
  doorFor,
  rpc,
  send,
  sendLegacy,
  sendModern,
  streamed,
} from "./door";
import { catalogueWith } from "./made-up-tools";

let agent: Actor;
beforeAll(async () => {
  agent = agentOf((await hiringTeam()).recruiter);
});
afterEach(() => vi.restoreAllMocks());

const audit = () =>
  ownerDb.auditEvent.findMany({
    where: { organizationId: agent.organizationId, name: "agent.called" },
    orderBy: { id: "asc" },
  });

describe("errors", () => {
  it.each([
    [notFound("Job"), "Job not found. listConfiguredJobs and listJobCandidates give valid ids."],
    [conflict("It is taken."), "It is taken. Read the current state, then decide whether to call again."],
  ])("returns %s as a result that says what to do next", async (error, text) => {
    const { serve } = doorFor(agent, { catalogue: catalogueWith(() => Promise.reject(error)) });
    for (const result of [
      await callLegacy(serve, "madeUp", {}),
      (await callModern(serve, "madeUp", { arguments: {} })).result,
    ])
      expect(result).toMatchObject({ isError: true, content: [{ type: "text", text }] });
  });

  it("logs an unexpected error without its message, and gives the agent only a reference", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const { serve } = doorFor(agent, {
      catalogue: catalogueWith(() => Promise.reject(new Error("duplicate key (fullName)=(Ada Lovelace)"))),
    });
    const legacy = await rpc(serve, "tools/call", { name: "madeUp", arguments: { word: "Grace Hopper" } });
    const modern = await callModern(serve, "madeUp", { arguments: { word: "Grace Hopper" } });
    const seen = JSON.stringify([legacy, modern, logged.mock.calls, log.mock.calls]);
    expect(seen).not.toMatch(/Ada|Lovelace|duplicate|Grace/);
    const reference = /reference ([0-9a-f-]{36})/.exec(legacy.result.content[0].text)?.[1];
    expect(JSON.stringify(log.mock.calls)).toContain(reference);
  });

  it("answers 400 with -32021 when a question needs a capability the client has not declared", async () => {
    const question = { kind: "question" as const, message: "Sure?", token: "t", url: null };
    const { serve } = doorFor(agent, { catalogue: catalogueWith(async () => question) });
    const response = await sendModern(serve, "tools/call", { name: "madeUp", arguments: {} });
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe(-32021);
  });
});

describe("argument checks", () => {
  it("names the problem even when the nearest jobs cannot be looked up", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const lost = { ...agent, organizationId: "no organization" };
    const { serve } = doorFor(lost);
    for (const result of [
      await callLegacy(serve, "listJobCandidates", { jobId: "x" }),
      (await callModern(serve, "listJobCandidates", { arguments: { jobId: "x" } })).result,
    ]) {
      expect(result).toMatchObject({ isError: true });
      expect(result.content[0].text).toMatch(/arguments of listJobCandidates are invalid:.*jobId/s);
    }
  });

  it("treats null as not given, and refuses an unknown name", async () => {
    const result = { kind: "result" as const, structured: {}, text: "ok", outcome: "done" };
    const { serve } = doorFor(agent, { catalogue: catalogueWith(async () => result) });
    expect((await callLegacy(serve, "madeUp", { word: null })).isError).toBeUndefined();
    expect((await callLegacy(serve, "madeUp", { wird: "x" })).content[0].text).toContain("wird");
  });

  it.each(["constructor", "toString", "hasOwnProperty", "__proto__", "valueOf"])(
    "refuses %s, a property of every object, as an unknown argument",
    async (name) => {
      const { serve } = doorFor(agent);
      for (const value of ["null", '"x"', "{}"]) {
        const args = `{"${name}":${value}}`;
        const params = `{"name":"getCreditBalance","arguments":${args}}`;
        const response = await send(serve, {
          raw: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`,
        });
        expect(response.status).toBe(200);
        const { result } = await response.json();
        expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(name) }] });
      }
    },
  );

  it("lists the allowed values of a combined enum, and the known arguments for an unknown one", async () => {
    const { serve } = doorFor(agent);
    const jobId = randomUUID();
    const replyTo = async (name: string, args: object) =>
      (await callLegacy(serve, name, args)).content[0].text;
    expect(await replyTo("listConfiguredJobs", { status: "opened" })).toContain(
      '✖ Must be one of "open", "on_hold", "closed", "archived", "all"\n  → at status',
    );
    expect(await replyTo("listJobCandidates", { jobId, disposition: "declined" })).toContain(
      '✖ Must be one of "active", "accepted", "rejected", "withdrawn", "hired", "all"\n  → at disposition',
    );
    expect(await replyTo("listConfiguredJobs", { title: "Engineer" })).toMatch(
      /"title".* The arguments are query, /,
    );
  });
});

it("streams the progress of long work to a caller that asked for it, and the result last", async () => {
  const done = { kind: "result" as const, structured: {}, text: "ok", outcome: "done" };
  const { serve } = doorFor(agent, { catalogue: catalogueWith(() => wait(4_300, done)) });
  const params = { name: "madeUp", arguments: {}, _meta: { progressToken: "p" } };
  const messages = await streamed(await sendLegacy(serve, "tools/call", params));
  const progress = messages
    .slice(0, -1)
    .map(({ params: { progressToken, message } }) => [progressToken, message]);
  const working = ["p", "Made up: still working"];
  expect(progress).toEqual([["p", "Made up: started"], working, working]);
  const [first, second, third] = messages.map((each) => each.params?.progress as number);
  expect([first, second! > first!, third! > second!]).toEqual([0, true, true]);
  expect(messages.at(-1)).toMatchObject({ id: 1, result: { content: [{ text: "ok" }] } });
});

describe("a client that disconnects", () => {
  it.each(["json", "stream"])("cancels its work (%s)", async (kind) => {
    let begun = false;
    let noticed = false;
    const catalogue = catalogueWith(async ({ signal }) => {
      begun = true;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      noticed = true;
      signal.throwIfAborted();
      throw new Error("not reached");
    });
    const { serve, settled } = doorFor(agent, { catalogue });
    const controller = new AbortController();
    const meta = kind === "stream" ? { _meta: { progressToken: 1 } } : {};
    const answer = serve(
      new Request(ENDPOINT, {
        method: "POST",
        signal: controller.signal,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "madeUp", ...meta },
        }),
      }),
    );
    await vi.waitFor(() => expect(begun).toBe(true), 60_000);
    controller.abort();
    await vi.waitFor(() => expect(noticed).toBe(true), 60_000);
    await vi.waitFor(async () => {
      await settled();
      expect((await audit()).at(-1)?.particulars).toMatchObject({ tool: "madeUp", outcome: "cancelled" });
    }, 60_000);
    void answer.catch(() => {});
  });
});

describe("the audit trail", () => {
  it("records every call with its actor, client, outcome and digest, but not its arguments", async () => {
    const before = (await audit()).length;
    const { serve, settled } = doorFor(agent);
    await Promise.all([
      callLegacy(serve, "getCreditBalance", {}),
      callModern(serve, "getScorecardConfig", { arguments: { jobId: crypto.randomUUID() } }),
      callLegacy(serve, "createUpload", { fileName: "" }),
      callLegacy(serve, "createUpload", { fileName: "ada-lovelace.pdf" }),
    ]);
    const readOnly = doorFor(agentOf(agent, READ));
    await sendLegacy(readOnly.serve, "tools/call", { name: "createUpload", arguments: {} });
    await settled();
    await readOnly.settled();
    const rows = (await audit()).slice(before);
    expect(rows).toHaveLength(5);
    const particulars = rows.map((row) => row.particulars as Record<string, unknown>);
    expect(particulars.map(({ tool, outcome }) => `${String(tool)} ${String(outcome)}`).sort()).toEqual([
      "createUpload done",
      "createUpload failed:forbidden",
      "createUpload failed:invalid",
      "getCreditBalance done",
      "getScorecardConfig failed:not_found",
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ actorKind: "agent", actorId: agent.id, clientId: agent.clientId });
      expect(row.particulars).toMatchObject({
        argumentsDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
        durationMs: expect.any(Number),
      });
    }
    expect(JSON.stringify(rows)).not.toContain("lovelace");
  });

  it("records an act's call once, together with the act, and a refused act only as failed", async () => {
    const before = (await audit()).length;
    const { serve, settled } = doorFor(agent);
    await callLegacy(serve, "createUpload", { fileName: "cv.pdf" });
    const outcomes = async () =>
      (await audit()).slice(before).map(({ particulars }) => (particulars as { outcome: string }).outcome);
    expect(await outcomes()).toEqual(["done"]);
    await callLegacy(serve, "updateJob", {
      jobId: randomUUID(),
      title: "Cook",
      confirmationToken: "made up",
    });
    await settled();
    expect(await outcomes()).toEqual(["done", "failed:conflict"]);
  });

  it("records a call with 500,000 levels of nested arguments", async () => {
    const { serve, settled } = doorFor(agent);
    const deep = `${'{"a":'.repeat(500_000)}1${"}".repeat(500_000)}`;
    const content = JSON.stringify({ ...exampleContent(), extra: 0 }).replace('"extra":0', `"extra":${deep}`);
    const call = `"name":"editScorecardDraft","arguments":{"content":${content}}`;
    const raw = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${call}}}`;
    expect(await (await send(serve, { raw })).json()).toMatchObject({
      result: { structuredContent: { valid: true } },
    });
    await settled();
    expect((await audit()).at(-1)?.particulars).toMatchObject({
      tool: "editScorecardDraft",
      argumentsDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("records a call although another at the same moment has a number that no digest can be made of", async () => {
    const before = (await audit()).length;
    const { serve, settled } = doorFor(agent);
    const raw = (number: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"createUpload","arguments":{"x":${number}}}}`;
    const [, ...refused] = await Promise.all([
      callLegacy(serve, "getCreditBalance", {}),
      ...["1e999", "-1E+0400", `${"9".repeat(300)}e10`].map((number) => send(serve, { raw: raw(number) })),
    ]);
    await settled();
    expect((await audit()).slice(before)).toMatchObject([{ particulars: { tool: "getCreditBalance" } }]);
    for (const answer of refused)
      expect([answer.status, await answer.json()]).toMatchObject([400, { id: 1, error: { code: -32600 } }]);
  });

  it("does not delay the response", async () => {
    const { serve, settled } = doorFor(agent);
    const before = (await audit()).length;
    await ownerDb.$transaction(async (db) => {
      await db.$executeRaw`LOCK TABLE "AuditEvent" IN EXCLUSIVE MODE`;
      expect((await callLegacy(serve, "getCreditBalance", {})).structuredContent).toHaveProperty("balance");
    });
    await settled();
    expect(await audit()).toHaveLength(before + 1);
  });

  it("defers once for calls that are written together", async () => {
    await agentCallsWritten();
    const before = (await audit()).length;
    const call = { tool: "getCreditBalance", arguments: {}, outcome: "done", durationMs: 1, reference: null };
    const deferred: (() => Promise<void>)[] = [];
    for (const durationMs of [1, 2, 3])
      void recordAgentCall(agent, { ...call, durationMs }, (work) => void deferred.push(work));
    expect(deferred).toHaveLength(1);
    await deferred[0]?.();
    expect(await audit()).toHaveLength(before + 3);
  });
});
