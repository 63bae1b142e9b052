import "../support/database";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { env } from "@/lib/env";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { READ, type Serve, agentOf, callLegacy, callModern, doorFor, rpc } from "./door";

// The shapes of https://platform.openai.com/docs/mcp (read 2026-11), as a client written from that page expects.
type Result = { id: string; title: string; url: string };
type Whole = Result & { text: string; metadata?: Record<string, string> };

let admin: Actor;
let serve: Serve;
let jobId: string;
let blindJob: string;
let amara: { candidateId: string; applicationId: string };
let hidden: { candidateId: string; applicationId: string };
let erased: { candidateId: string; applicationId: string };

beforeAll(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  ({ serve } = doorFor(agentOf(admin, READ)));
  jobId = (await configuredJob(admin)).job.id;
  blindJob = (await configuredJob(admin, exampleContent({ blindReview: true }))).job.id;
  await ownerDb.job.update({
    where: { id: blindJob },
    data: { title: "Zookeeper", description: "Feeds lions." },
  });
  amara = await createCandidate(admin, { jobId, files: [sample("candidates/01-amara-lindqvist.pdf")] });
  hidden = await createCandidate(admin, {
    jobId: blindJob,
    files: [sample("candidates/03-katharina-vogt.docx")],
  });
  erased = await createCandidate(admin, { jobId, files: [sample("candidates/04-lucia-navarro.pdf")] });
  await runPipeline(admin.organizationId);
  await eraseCandidate(admin, { candidateId: erased.candidateId });
  await runPipeline(admin.organizationId);
});

/** Calls a tool in both protocol eras: its only text item must be the structured result as JSON. */
async function called<T>(name: string, args: object, door = serve): Promise<T> {
  const legacy = await callLegacy(door, name, args);
  expect(legacy.isError, legacy.content[0].text).toBeUndefined();
  expect(legacy.content).toHaveLength(1);
  expect(legacy.content[0].type).toBe("text");
  expect(JSON.parse(legacy.content[0].text)).toEqual(legacy.structuredContent);
  const modern = await callModern(door, name, { arguments: args });
  expect(modern.result.structuredContent).toEqual(legacy.structuredContent);
  return legacy.structuredContent as T;
}
const search = async (query: string, door = serve) =>
  (await called<{ results: Result[] }>("search", { query }, door)).results;
const fetched = (id: string) => called<Whole>("fetch", { id });
const refused = async (id: string, door = serve) => {
  const reply = await callLegacy(door, "fetch", { id });
  expect(reply.isError).toBe(true);
  return reply.content[0].text;
};

describe("search", () => {
  it("takes only a query, and fetch only an id", async () => {
    const { tools } = (
      await rpc<{ tools: { name: string; inputSchema: object; annotations: object }[] }>(serve, "tools/list")
    ).result;
    for (const [name, argument] of [
      ["search", "query"],
      ["fetch", "id"],
    ] as const) {
      const tool = tools.find((each) => each.name === name);
      expect(tool?.inputSchema).toMatchObject({
        properties: { [argument]: { type: "string" } },
        required: [argument],
      });
      expect(Object.keys((tool!.inputSchema as { properties: object }).properties)).toEqual([argument]);
      expect(tool?.annotations).toMatchObject({ readOnlyHint: true });
    }
  });

  it("finds jobs, candidates and applications by a plain-language question, with the URLs of their pages", async () => {
    const results = await search("Who has run PostgreSQL in production for a backend engineer role?");
    expect(results).toContainEqual({
      id: `job:${jobId}`,
      title: "Backend Engineer (job)",
      url: `${env.APP_URL}/jobs/${jobId}`,
    });
    expect(results).toContainEqual({
      id: `candidate:${amara.candidateId}`,
      title: expect.stringContaining("Lindqvist"),
      url: `${env.APP_URL}/candidates/${amara.candidateId}`,
    });
    expect(results).toContainEqual({
      id: `application:${amara.applicationId}`,
      title: expect.stringMatching(/Lindqvist for Backend Engineer$/),
      url: `${env.APP_URL}/applications/${amara.applicationId}`,
    });
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  });

  it("finds a candidate by name, and nothing for an empty query or one without matches", async () => {
    expect((await search("Lindqvist"))[0]?.id).toBe(`candidate:${amara.candidateId}`);
    for (const query of ["", "   ", "?!", "qwxyzzy", "'); --", "a".repeat(5_000)])
      expect(await search(query), query).toEqual([]);
  });

  it("finds a job by a word with an umlaut in its description", async () => {
    const { organizationId, id: createdBy } = admin;
    const description = "Unterstützt die Geschäftsführung.";
    const { id } = await ownerDb.job.create({
      data: { organizationId, title: "Assistenz", description, createdBy },
    });
    expect((await search("Geschäftsführung")).map((each) => each.id)).toContain(`job:${id}`);
  });

  it("neither shows nor finds an erased candidate, or a name in a blind review", async () => {
    expect(await search("Katharina Vogt")).toEqual([]);
    const zoo = await search("zookeeper");
    expect(zoo.map(({ id }) => id)).toContain(`application:${hidden.applicationId}`);
    const everything = JSON.stringify([zoo, await search("PostgreSQL"), await search("Erased person")]);
    expect(everything).not.toMatch(/katharina|vogt|erased|navarro/i);
    expect(everything).toMatch(/Candidate 1 for Zookeeper/);
    for (const { candidateId, applicationId } of [erased])
      for (const id of [candidateId, applicationId]) expect(everything).not.toContain(id);
  });

  it("finds nothing of another organization", async () => {
    const stranger = doorFor(agentOf((await hiringTeam()).recruiter, READ)).serve;
    expect(await search("PostgreSQL backend engineer Lindqvist", stranger)).toEqual([]);
    for (const id of [`job:${jobId}`, `candidate:${amara.candidateId}`, `application:${amara.applicationId}`])
      expect(await refused(id, stranger)).toMatch(/not found\. search gives the ids/);
  });
});

describe("fetch", () => {
  it("returns the full text of every search result", async () => {
    const results = [...(await search("PostgreSQL backend engineer")), ...(await search("zookeeper"))];
    expect(results).toHaveLength(5);
    for (const { id, title, url } of results) {
      const whole = await fetched(id);
      expect(whole).toMatchObject({ id, title, url, metadata: { kind: id.split(":")[0] } });
      expect(whole.text.length).toBeGreaterThan(100);
    }
  });

  it("returns a job with its criteria, a candidate with the CV and an application with its quotes", async () => {
    expect((await fetched(`job:${jobId}`)).text).toMatch(
      /PostgreSQL in production \(hard_skills, 60% of the score, must\)/,
    );
    const person = (await fetched(`candidate:${amara.candidateId}`)).text;
    expect(person).toContain(`application:${amara.applicationId}`);
    expect(person).toMatch(/^<candidate_data>\n[\s\S]+\nCV:\n[\s\S]{500,}<\/candidate_data>$/);
    const application = (await fetched(`application:${amara.applicationId}`)).text;
    expect(application).toMatch(/^<candidate_data>[\s\S]+quotes: “[\s\S]+<\/candidate_data>$/);
  });

  it("masks the candidate's identity in a blind review", async () => {
    for (const id of [`candidate:${hidden.candidateId}`, `application:${hidden.applicationId}`]) {
      const whole = JSON.stringify(await fetched(id));
      expect(whole).toMatch(/Candidate \d/);
      expect(whole).not.toMatch(/katharina|vogt/i);
    }
  });

  it("refuses erased rows and ids that search never returns", async () => {
    for (const id of [
      `candidate:${erased.candidateId}`,
      `application:${erased.applicationId}`,
      "",
      "job:",
      jobId,
      `toString:${jobId}`,
      `job:${jobId}x`,
      "candidate:../../etc/passwd",
    ])
      expect(await refused(id), id).toMatch(/not found\. search gives the ids that fetch takes\.$/);
  });
});
