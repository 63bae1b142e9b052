import "../support/database";
import { beforeEach, describe, expect, it } from "vitest";
import { applicant, exampleContent, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { allTools, catalogue } from "@/lib/doors/mcp/all-tools";
import { allPrompts } from "@/lib/doors/mcp/all-prompts";
import { type Answered, READ, agentOf, doorFor, rpc, sendLegacy, sendModern } from "./door";

let recruiter: Actor;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

type Got = { messages: { role: string; content: { text: string } }[]; description: string };
type Listed = { prompts: { name: string; arguments: { name: string }[] }[] };
const get = (name: string, args: object, actor = agentOf(recruiter)) =>
  rpc<Got>(doorFor(actor).serve, "prompts/get", { name, arguments: args });
const firstText = ({ result }: Answered<Got>) => result.messages[0]?.content.text ?? "";

/** The names of all fields in a JSON Schema, at every depth. */
const fieldsIn = (schema: unknown): string[] =>
  typeof schema === "object" && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) => [
        ...(key === "properties" ? Object.keys(value as object) : []),
        ...fieldsIn(value),
      ])
    : [];

it("lists every prompt to a recruiter's agent, and names only existing tools and their fields in each", async () => {
  const { result } = await rpc<Listed>(doorFor(agentOf(recruiter)).serve, "prompts/list");
  const names = ["shortlist-role", "reactivate-talent-pool", "publish-scorecard"];
  expect(result.prompts.map((prompt) => prompt.name)).toEqual(names);
  expect(allPrompts.map((prompt) => prompt.listing.name)).toEqual(names);
  const known = new Set(
    allTools.flatMap(({ name, listing }) => [name, ...fieldsIn([listing.inputSchema, listing.outputSchema])]),
  );
  const description = "We look for a backend engineer who runs PostgreSQL in production.";
  for (const { listing, uses } of allPrompts) {
    for (const name of uses) expect(catalogue.find(name), name).toBeDefined();
    const args = listing.name === "publish-scorecard" ? { description } : { job: jobId };
    const text = firstText(await get(listing.name, args)).replace(description, "");
    const words = text.match(/\b[a-z]+[A-Z]\w*/g) ?? [];
    expect(words, listing.name).toEqual(expect.arrayContaining([...uses]));
    expect(
      words.filter((word) => !known.has(word)),
      listing.name,
    ).toEqual([]);
  }
});

it("offers a prompt to an agent that may still request its scopes, but not when the recruiter lacks the permission", async () => {
  const requestable = await rpc<Listed>(doorFor(agentOf(recruiter, READ)).serve, "prompts/list");
  expect(requestable.result.prompts.map((prompt) => prompt.name)).toContain("shortlist-role");
  const memberPermissions = new Set(["job:read"] as const);
  const reader = { ...agentOf(recruiter, READ), grant: { ...agentOf(recruiter).grant!, memberPermissions } };
  const { result } = await rpc<Listed>(doorFor(reader).serve, "prompts/list");
  expect(result.prompts.map((prompt) => prompt.name)).not.toContain("shortlist-role");
  expect((await get("shortlist-role", { job: jobId }, reader)).error.code).toBe(-32602);
});

describe("the shortlist-role prompt", () => {
  it("finds the job by its id and by part of its title", async () => {
    expect(firstText(await get("shortlist-role", { job: jobId }))).toContain(`jobId ${jobId}`);
    expect(firstText(await get("shortlist-role", { job: "backend" }))).toContain(`jobId ${jobId}`);
  });

  it("takes the only open job when none is named", async () => {
    expect(firstText(await get("shortlist-role", {}))).toContain(`jobId ${jobId}`);
  });

  it("lists the matching jobs when there are several", async () => {
    const other = (await configuredJob(recruiter)).job.id;
    const { error } = await get("shortlist-role", { job: "backend" });
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(jobId);
    expect(error.message).toContain(other);
  });

  it("does not find another organization's job, and suggests the nearest title for an unknown one", async () => {
    const stranger = await hiringTeam();
    const theirs = (await configuredJob(stranger.recruiter)).job;
    for (const [job, message] of [
      [theirs.id, /Job not found\.$/],
      ["No such job", new RegExp(`Job not found\\. The nearest: “Backend Engineer” jobId ${jobId}\\.$`)],
    ] as const)
      expect((await get("shortlist-role", { job })).error).toEqual({
        code: -32602,
        message: expect.stringMatching(message),
      });
  });

  it("asks which job is meant when the client can ask, and continues with the answer", async () => {
    const other = (await configuredJob(recruiter)).job.id;
    const { serve } = doorFor(agentOf(recruiter));
    const send = async (more: object) => {
      const params = { name: "shortlist-role", arguments: { job: "backend" }, ...more };
      const response = await sendModern(serve, "prompts/get", params, { capabilities: { elicitation: {} } });
      return ((await response.json()) as Answered<Got & Record<string, unknown>>).result;
    };
    const pending = await send({});
    expect(pending.resultType).toBe("input_required");
    expect(JSON.stringify(pending.inputRequests)).toContain(other);
    const inputResponses = { job: { action: "accept", content: { job: other } } };
    expect((await send({ inputResponses })).messages[0]?.content.text).toContain(`jobId ${other}`);
  });
});

it("passes a job description on unchanged, and refuses one that is too short", async () => {
  const description =
    "We look for a backend engineer.\n\nYou run PostgreSQL in production and mentor juniors.";
  expect(firstText(await get("publish-scorecard", { description, title: "Engineer" }))).toContain(
    description,
  );
  expect((await get("publish-scorecard", { description: "short" })).error.code).toBe(-32602);
});

describe("completion", () => {
  const complete = async (ref: object, argument: object, actor = agentOf(recruiter), context?: object) =>
    (
      await rpc<{ completion: { values: string[]; total: number; hasMore: boolean } }>(
        doorFor(actor).serve,
        "completion/complete",
        { ref, argument, context },
      )
    ).result.completion;
  const prompt = { type: "ref/prompt", name: "shortlist-role" };
  const cv = { type: "ref/resource", uri: "shortlist://candidates/{candidateId}/cv" };

  it("completes jobs by title and by id, the organization's own only", async () => {
    const stranger = await hiringTeam();
    await configuredJob(stranger.recruiter);
    expect(await complete(prompt, { name: "job", value: "back" })).toEqual({
      values: ["Backend Engineer"],
      total: 1,
      hasMore: false,
    });
    const job = { type: "ref/resource", uri: "shortlist://jobs/{jobId}" };
    expect((await complete(job, { name: "jobId", value: jobId.slice(0, 8) })).values).toEqual([jobId]);
    expect((await complete(job, { name: "jobId", value: "back" })).values).toEqual([jobId]);
    expect((await complete(job, { name: "constructor", value: "x" })).values).toEqual([]);
  });

  it("completes a job by its id behind fifty newer ones, and by a title that looks like the beginning of an id", async () => {
    const { organizationId, id: createdBy } = recruiter;
    await ownerDb.job.createMany({
      data: Array.from({ length: 50 }, () => ({
        organizationId,
        title: "Cafe",
        description: "-",
        createdBy,
      })),
    });
    const job = { type: "ref/resource", uri: "shortlist://jobs/{jobId}" };
    expect((await complete(job, { name: "jobId", value: jobId })).values).toEqual([jobId]);
    expect((await complete(job, { name: "jobId", value: "cafe" })).total).toBe(50);
  });

  it("completes candidates by name, within the chosen job, but never by a name hidden in a blind review", async () => {
    const named = async (fullName: string, inJob: string) =>
      (await applicant(recruiter, inJob, { fullName })).candidateId;
    const blind = await configuredJob(recruiter, exampleContent({ blindReview: true }));
    const ada = await named("Ada 100% Reyes", jobId);
    const hidden = await named("Ada Hidden", blind.job.id);
    const other = (await configuredJob(recruiter)).job.id;
    const grace = await named("Grace Adair", other);
    const completions = (value: string, context?: object) =>
      complete(cv, { name: "candidateId", value }, agentOf(recruiter), context);
    expect((await completions("ada")).values.toSorted()).toEqual([ada, grace].toSorted());
    expect((await completions("100%")).values).toEqual([ada]);
    expect((await completions("%")).values).toEqual([ada]);
    for (const [inJob, values] of [
      [jobId, [ada]],
      [other, [grace]],
      [blind.job.id, []],
    ] as const)
      expect((await completions("ada", { arguments: { jobId: inJob } })).values).toEqual(values);
    expect((await completions(hidden)).values).toEqual([hidden]);
  });

  it("refuses unknown prompts and templates", async () => {
    const { serve } = doorFor(agentOf(recruiter));
    for (const ref of [
      { type: "ref/prompt", name: "__proto__" },
      { type: "ref/resource", uri: "file:///etc/passwd" },
    ]) {
      const params = { ref, argument: { name: "x", value: "" } };
      expect((await rpc(serve, "completion/complete", params)).error.code).toBe(-32602);
    }
  });
});

it("sends log messages only to a client that set a log level", async () => {
  const { serve } = doorFor(agentOf(recruiter, READ, crypto.randomUUID()));
  const call = { name: "getCreditBalance", arguments: {} };
  expect((await rpc(serve, "tools/call", call)).result.isError).toBeUndefined();
  await rpc(serve, "logging/setLevel", { level: "info" });
  const send = async () => (await sendLegacy(serve, "tools/call", call)).text();
  expect(await send()).toMatch(/notifications\/message[\s\S]*getCreditBalance: done/);
  await rpc(serve, "logging/setLevel", { level: "error" });
  expect(await send()).not.toContain("notifications/message");
  // Revision 2026-07-28 sends the log level with each request.
  const _meta = { "io.modelcontextprotocol/logLevel": "info" };
  const modern = await sendModern(serve, "tools/call", { ...call, _meta });
  expect(await modern.text()).toMatch(/notifications\/message[\s\S]*getCreditBalance: done/);
});
