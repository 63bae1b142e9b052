import "../support/database";
import { beforeAll, describe, expect, it } from "vitest";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { type Answered, READ, type Serve, agentOf, callLegacy, doorFor, rpc, send, sendModern } from "./door";

// What hosts and models send that the schemas do not say, and how little of our validators they get back.
let recruiter: Actor;
let agent: Actor;
let serve: Serve;
let jobId: string;

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  agent = agentOf(recruiter);
  ({ serve } = doorFor(agent));
  jobId = (await configuredJob(recruiter)).job.id;
});

const ping = { jsonrpc: "2.0", id: 7, method: "ping" };
const call = (id: number, name: string, args: unknown = {}, more: object = {}) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args, ...more },
});
const batch = async (messages: unknown[], headers: Record<string, string> = {}, door = serve) => {
  const response = await send(door, { raw: JSON.stringify(messages), headers });
  const text = await response.text();
  return { status: response.status, answers: text ? JSON.parse(text) : null, response };
};

describe("a batch (revision 2025-03-26)", () => {
  it.each<Record<string, string>>([{}, { "mcp-protocol-version": "2025-03-26" }])(
    "is answered with a list: %j",
    async (headers) => {
      const { status, answers } = await batch(
        [
          ping,
          { jsonrpc: "2.0", method: "notifications/initialized" },
          call(8, "getScorecardConfig", { jobId }),
          call(9, "listConfiguredJobs", {}, { _meta: { progressToken: "p" } }),
          { jsonrpc: "2.0", id: 10, method: "no/such" },
          { jsonrpc: "2.0", id: 11, method: "initialize", params: {} },
          { nonsense: true },
        ],
        headers,
      );
      expect(status).toBe(200);
      expect(answers).toMatchObject([
        { id: 7, result: {} },
        { id: 8, result: { structuredContent: { jobId } } },
        { id: 9, result: { structuredContent: { items: expect.any(Array) } } },
        { id: 10, error: { code: -32601 } },
        { id: 11, error: { code: -32600 } },
        { id: null, error: { code: -32600 } },
      ]);
    },
  );

  it("of notifications alone is answered with 202", async () => {
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect(await batch([notification, notification])).toMatchObject({ status: 202, answers: null });
  });

  it.each(["2025-06-18", "2025-11-25", "2026-07-28"])("is refused in revision %s", async (version) => {
    const { status, answers } = await batch([ping], { "mcp-protocol-version": version });
    expect(status).toBe(400);
    expect(answers.error.code).toBe(-32600);
  });

  it("counts every message, and stops at the limit", async () => {
    let counted = 0;
    const limited = doorFor(agent, { count: async () => (++counted > 3 ? 9 : null) });
    const { status, response } = await batch([ping, ping, ping, ping, ping], {}, limited.serve);
    expect([status, response.headers.get("retry-after"), counted]).toEqual([429, "9", 4]);
  });

  it("with a tool beyond the token's scopes is answered with the challenge", async () => {
    const reader = doorFor(agentOf(recruiter, READ));
    const { status, response } = await batch([ping, call(1, "createUpload")], {}, reader.serve);
    expect(status).toBe(403);
    expect(response.headers.get("www-authenticate")).toContain("service:recruiter:write");
    await reader.settled();
  });
});

describe("arguments in another form than their schema's", () => {
  const answered = async (params: unknown, era: "legacy" | "modern" = "legacy") => {
    const response =
      era === "modern"
        ? await sendModern(serve, "tools/call", params as Record<string, unknown>)
        : await send(serve, { body: { jsonrpc: "2.0", id: 1, method: "tools/call", params } });
    return (await response.json()) as Answered;
  };

  it.each(["legacy", "modern"] as const)("are read from JSON text (%s)", async (era) => {
    const { result } = await answered(
      { name: "getScorecardConfig", arguments: JSON.stringify({ jobId }) },
      era,
    );
    expect(result.structuredContent.jobId).toBe(jobId);
  });

  it.each([[null], [""], [[]], ["{}"], [" "]])("mean none when they are %j", async (empty) => {
    const { result } = await answered({ name: "listConfiguredJobs", arguments: empty });
    expect(result.isError).toBeFalsy();
  });

  it("are read where a list, an object, a number or a yes is sent as text, at any depth", async () => {
    const { result } = await answered({
      name: "listConfiguredJobs",
      arguments: { limit: "1", includeUnconfigured: "true" },
    });
    expect(result.structuredContent.items).toHaveLength(1);
    const { content } = (await callLegacy(serve, "getScorecardConfig", { jobId })).structuredContent;
    const [criterion] = (content as { criteria: { id: string }[] }).criteria;
    const edited = await callLegacy(serve, "editScorecardDraft", {
      content: JSON.stringify(content),
      edits: JSON.stringify([{ action: "change", criterionId: criterion!.id, weight: 4 }]),
    });
    expect(edited.isError, edited.content[0].text).toBeFalsy();
    const deep = await callLegacy(serve, "editScorecardDraft", {
      content,
      edits: [{ action: "change", criterionId: criterion!.id, weight: "4" }],
    });
    expect(deep.structuredContent.content).toEqual(edited.structuredContent.content);
  });

  it("stay text where text is meant", async () => {
    const title = '{"not": "an object"}';
    const created = await callLegacy(serve, "createJob", {
      title,
      description: "We look for a baker with two years in a bakery. You start at four in the morning.",
    });
    const job = await ownerDb.job.findUniqueOrThrow({
      where: { id: String(created.structuredContent.jobId) },
    });
    expect(job.title).toBe(title);
  });

  it("are refused by what was sent, not by a second reading, where neither fits", async () => {
    const { result } = await answered({ name: "listConfiguredJobs", arguments: { limit: "[1]", query: 5 } });
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(/Must be a (whole )?number\n {2}→ at limit/);
    expect(result.content[0].text).toMatch(/Must be text\n {2}→ at query/);
  });
});

/** Marks of a validator's own output: its codes, its JSON, its class. */
const raw =
  /ZodError|invalid_type|invalid_value|invalid_union|unrecognized_keys|"path"|"expected"|Invalid input|received |regex|\[\s*\{/;

describe("what is wrong", () => {
  const malformed: [string, unknown][] = [
    ["tools/call", {}],
    ["tools/call", { name: 5 }],
    ["tools/call", { name: "listConfiguredJobs", arguments: "abc" }],
    ["tools/call", { name: "listConfiguredJobs", arguments: 5 }],
    ["prompts/list", { cursor: 5 }],
    ["prompts/get", { name: 1 }],
    ["prompts/get", { name: "shortlistRole", arguments: { job: 5 } }],
    ["resources/read", { uri: 5 }],
    ["resources/read", {}],
    ["completion/complete", { ref: { type: "ref/none" }, argument: {} }],
    ["completion/complete", {}],
  ];

  it.each([...malformed, ["logging/setLevel", { level: "loud" }], ["logging/setLevel", {}]] as [
    string,
    unknown,
  ][])("in %s %j is said in plain words (2025)", async (method, params) => {
    const { error } = await rpc(serve, method, params as object);
    expect(error.code).toBe(-32602);
    expect(error.message).not.toMatch(raw);
  });

  it.each(malformed)("in %s %j is said in plain words (2026)", async (method, params) => {
    const text = await (await sendModern(serve, method, params as Record<string, unknown>)).text();
    const { error } = JSON.parse(text) as Answered;
    expect(error.code).toBe(-32602);
    expect(error.message).not.toMatch(raw);
  });

  it("with an unknown log level names the levels", async () => {
    const { error } = await rpc(serve, "logging/setLevel", { level: "loud" });
    expect(error.message).toContain('"debug", "info", "notice"');
  });

  it("with a tool's arguments is said in plain words", async () => {
    for (const [name, args, words] of [
      ["getScorecardConfig", {}, "Missing"],
      ["getScorecardConfig", { jobId: 5 }, "Must be text"],
      ["getScorecardConfig", { jobId: "x" }, "Must be an id"],
      ["listConfiguredJobs", { limit: 0 }, "Must be at least 1"],
      ["listConfiguredJobs", { limit: 1.5 }, "Must be a whole number"],
      ["listConfiguredJobs", { includeUnconfigured: "maybe" }, "Must be true or false"],
      ["listConfiguredJobs", { nonsense: 1 }, 'Unknown: "nonsense"'],
      ["listJobCandidates", { jobId, sort: "luck" }, "Must be one of"],
      ["compareCandidates", { applicationIds: "x" }, "Must be a list"],
      ["getAiUsage", { from: "yesterday" }, "Give a day such as"],
    ] as const) {
      const { isError, content } = await callLegacy(serve, name, args);
      expect(isError).toBe(true);
      expect(content[0].text, JSON.stringify(args)).toContain(words);
      expect(content[0].text).not.toMatch(raw);
    }
  });
});
