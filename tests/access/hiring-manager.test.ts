import { strFromU8, unzipSync } from "fflate";
import "../support/database";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { inTenant } from "@/lib/platform/db/tenant";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { saveView } from "@/lib/records/jobs/save-view";
import { addNote } from "@/lib/hiring/notes/add-note";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { getJob } from "@/lib/records/jobs/get-job";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { agentOf, callLegacy, doorFor, rpc, WRITE, type Serve } from "../mcp/door";
import { hiringManager } from "../support/hiring-manager";
import type { JsonSchema } from "../support/json-schema";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { everyUseCase } from "../support/use-cases";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication } from "../support/decide";

// One job is shared with a hiring manager and one is not. Everything the manager may read is read twice: before the
// other job has applicants, and after.
let recruiter: Actor;
let manager: Actor;
let agent: Actor;
let serve: Serve;
let shared: Ids;
let hidden: Ids;
let before: Map<string, unknown>;
const content = exampleContent();

type Ids = Record<
  | "jobId"
  | "candidateId"
  | "applicationId"
  | "otherApplicationId"
  | "attachmentId"
  | "evaluationId"
  | "versionId"
  | "noteId",
  string
>;

const create = (jobId: string, fileName: string) =>
  createCandidate(recruiter, { jobId, files: [sample(`candidates/${fileName}`)] });

beforeAll(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  const { organizationId } = recruiter;
  const sharedJob = await configuredJob(recruiter);
  const hiddenJob = await configuredJob(recruiter);
  await ownerDb.job.update({
    where: { id: hiddenJob.job.id },
    data: { title: "Zookeeper", description: "Feeds lions." },
  });
  manager = await hiringManager(recruiter, [sharedJob.job.id]);
  agent = agentOf(manager, WRITE, "agent-of-a-manager", "hiring_manager");
  ({ serve } = doorFor(agent));
  const amara = await create(sharedJob.job.id, "01-amara-lindqvist.pdf");
  await runPipeline(organizationId);
  const lucia = await create(sharedJob.job.id, "04-lucia-navarro.pdf");
  await runPipeline(organizationId);
  shared = await idsOf(sharedJob, amara, lucia.applicationId);
  before = await answersFor(shared);

  const katharina = await create(hiddenJob.job.id, "03-katharina-vogt.docx");
  await assignCandidate(recruiter, { jobId: hiddenJob.job.id, candidateId: amara.candidateId });
  await runPipeline(organizationId);
  const { id: otherApplicationId } = await hiddenOf(amara.candidateId);
  hidden = await idsOf(hiddenJob, katharina, otherApplicationId);
  const note = { body: "Likes lions.", mentions: [] };
  await addNote(recruiter, { ...amara, applicationId: otherApplicationId, ...note });
  await acceptApplication(recruiter, { applicationId: hidden.applicationId, feedback: "Lions obey." });
  await saveView(recruiter, { jobId: hidden.jobId, name: "Lions", query: "view=all", shared: true });
});

const hiddenOf = (candidateId: string) =>
  ownerDb.application.findFirstOrThrow({ where: { candidateId, job: { title: "Zookeeper" } } });

async function idsOf(
  { job, versionId }: { job: { id: string }; versionId: string },
  { candidateId, applicationId }: { candidateId: string; applicationId: string },
  otherApplicationId: string,
): Promise<Ids> {
  const { id: attachmentId } = await ownerDb.attachment.findFirstOrThrow({ where: { candidateId } });
  const { id: evaluationId } = await ownerDb.evaluation.findFirstOrThrow({ where: { applicationId } });
  const { noteId } = await addNote(recruiter, { candidateId, applicationId, body: "Asked.", mentions: [] });
  return {
    jobId: job.id,
    candidateId,
    applicationId,
    otherApplicationId,
    attachmentId,
    evaluationId,
    versionId,
    noteId,
  };
}

/** Strings that occur only in the rows of the hidden job: its ids, and words used nowhere else. */
const traces = async () => {
  const assessments = await ownerDb.criterionAssessment.findMany({
    where: { evaluation: { application: { jobId: hidden.jobId } } },
  });
  const ids = assessments.map((assessment) => assessment.id);
  return [...Object.values(hidden), ...ids, "Zookeeper", "lions", "Lions", "Vogt", "Katharina"];
};

test("every table is closed to the hiring manager's database role or has a policy for it", async () => {
  const rows = await ownerDb.$queryRawUnsafe(`
    SELECT c.relname AS table FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND has_any_column_privilege('shortlist_hiring_manager', c.oid, 'SELECT, INSERT, UPDATE')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (
        SELECT 1 FROM pg_policies p WHERE p.tablename = c.relname AND p.roles = '{shortlist_hiring_manager}'))`);
  // OauthClient holds the names of clients, which belong to no organization.
  expect(rows).toEqual([{ table: "OauthClient" }]);
});

test("no table shows a hiring manager a row of a job that is not shared with them", async () => {
  const tables = await ownerDb.$queryRawUnsafe<{ table: string }[]>(`
    SELECT c.relname AS table FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`);
  const hiddenTraces = await traces();
  const traced: string[] = [];
  for (const { table } of tables) {
    const select = `SELECT to_jsonb(t)::text AS row FROM "${table}" t`;
    const rows = await ownerDb.$queryRawUnsafe<{ row: string }[]>(select);
    if (rows.some(({ row }) => hiddenTraces.some((trace) => row.includes(trace)))) traced.push(table);
    const seen = await inTenant(manager, (db) => db.$queryRawUnsafe<{ row: string }[]>(select)).catch(
      (error: unknown) => {
        expect(String(error), table).toMatch(/permission denied/);
        return [];
      },
    );
    for (const { row } of seen) for (const trace of hiddenTraces) expect(row, table).not.toContain(trace);
  }
  for (const table of [
    "Job",
    "Application",
    "Candidate",
    "CandidateWords",
    "Attachment",
    "DocumentText",
    "Evaluation",
    "CriterionAssessment",
    "Evidence",
    "Decision",
    "Note",
    "Scorecard",
    "ScorecardVersion",
    "Criterion",
    "ScorecardStanding",
    "SavedView",
    "AuditEvent",
    "OutboxEvent",
    "CreditTransaction",
  ])
    expect(traced, "the other job has rows in it").toContain(table);
});

test("no tool or use case that reads jobs or people returns or counts the hidden job, by its ids or text", async () => {
  const after = await answersFor(shared);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, result] of after) expect(result, name).toEqual(before.get(name));
  const hiddenTraces = await traces();
  for (const [name, result] of await answersFor(hidden)) {
    // previewDecisions names the requested ids that do not exist.
    const echo = name === "previewDecisions" ? hidden.applicationId : "nothing";
    const text = JSON.stringify(result).replaceAll(echo, "as asked");
    for (const trace of hiddenTraces) expect(text, name).not.toContain(trace);
  }
});

test("every use case and tool accepts its arguments, and only the talent pool's tables are closed", async () => {
  const names = [...before.keys()].filter((name) => !name.startsWith("tool "));
  expect(names.length).toBeGreaterThan(35);
  const failed = [...before].filter(([, result]) => (result as { code?: string }).code === "invalid");
  expect(failed.map(([name]) => name).sort()).toEqual([]);
  // A step of searching the talent pool, which hiring managers do not have: its tables are closed to them.
  const closed = [...before].filter(([, result]) => (result as { code?: string }).code === "42501");
  expect(closed.map(([name]) => name)).toEqual(["readPool"]);
  const broken = [...before].filter(([, result]) =>
    /went wrong|The arguments of \w+ are invalid/.test(String(result)),
  );
  expect(broken).toEqual([]);
});

test("a hiring manager can write a note on a shared job and on no other job", async () => {
  const { candidateId, applicationId } = shared;
  const { noteId } = await addNote(manager, { candidateId, applicationId, body: "Met her.", mentions: [] });
  const { notes } = await listNotes(recruiter, { candidateId });
  expect(notes.map(({ body }) => body)).toContain("Met her.");
  await ownerDb.note.delete({ where: { id: noteId } });
  for (const about of [
    { candidateId: hidden.candidateId },
    { candidateId, applicationId: (await hiddenOf(candidateId)).id },
  ])
    await expect(addNote(manager, { ...about, body: "Hello", mentions: [] })).rejects.toMatchObject({
      code: "not_found",
    });
  await expect(acceptApplication(manager, { applicationId, feedback: "Yes" })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a hiring manager can mention the recruiter, who is notified", async () => {
  const { candidateId, applicationId } = shared;
  const note = { body: "@Robin Recruiter please look", mentions: [recruiter.id] };
  const { noteId } = await addNote(manager, { candidateId, applicationId, ...note });
  const notices = await ownerDb.notice.findMany({ where: { userId: recruiter.id, subjectId: noteId } });
  expect(notices).toMatchObject([{ kind: "mentioned", inApp: true }]);
  await ownerDb.note.delete({ where: { id: noteId } });
});

test("refuses a mention of a hiring manager outside the hiring team and names them", async () => {
  const { candidateId, applicationId } = hidden;
  const note = { body: "@Hana Manager look", mentions: [manager.id] };
  await expect(addNote(recruiter, { candidateId, applicationId, ...note })).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/hiring team.*Hana Manager/) as unknown,
  });
  await expect(addNote(recruiter, { candidateId, ...note })).rejects.toMatchObject({ code: "invalid" });
  await addNote(recruiter, { ...shared, ...note });
});

test("a hiring manager removed from the team no longer sees the job", async () => {
  const { job } = await configuredJob(recruiter);
  const other = await hiringManager(recruiter, [job.id], "Otto Other");
  expect(await getJob(other, { jobId: job.id })).toMatchObject({ jobId: job.id });
  await changeHiringTeam(recruiter, { jobId: job.id, remove: [other.id] });
  await expect(getJob(other, { jobId: job.id })).rejects.toMatchObject({ code: "not_found" });
});

test("shows only shared jobs to a hiring manager or an unknown role, and the organization with a second role", () => {
  expect(sightOf("hiring_manager")).toBe("shared_jobs");
  expect(sightOf("recruiter,hiring_manager")).toBe("organization");
  expect(sightOf("something else")).toBe("shared_jobs");
});

/** The results of every use case and tool that a hiring manager may read, called with these ids, by name. */
async function answersFor(ids: Ids): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const [name, useCase] of await readable())
    answers.set(name, await useCase(manager, argumentsOf(useCase.input, ids)).then(masked, problem));
  const permitted: readonly string[] = rolePermissions.hiring_manager;
  for (const { name, listing } of allTools.filter((tool) => permitted.includes(tool.permission))) {
    const { content } = await callLegacy(serve, name, ofSchema(listing.inputSchema, ids));
    answers.set(`tool ${name}`, masked(content[0].text));
  }
  const resources = await rpc<object>(serve, "resources/list");
  answers.set("tool resources", masked(resources.result));
  return answers;
}

const problem = (error: { code: string; message: string }) => ({ code: error.code, message: error.message });

/** Masks timestamps and signed links, which differ on every call; a workbook counts by the texts of its files. */
const masked = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result, (key, value: unknown) =>
      key === "xlsx" && value instanceof Uint8Array
        ? Object.entries(unzipSync(value)).map(([file, text]) => [file, strFromU8(text)])
        : value,
    ).replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z|expires=\d+&signature=[\w-]+/g, "then"),
  ) as unknown;

/** They also permit writing notes (tested below) and changing what is the member's own, such as leaving. */
const skipped = ["note:write", "organization:read"];

const readable = async () =>
  (await everyUseCase())
    .filter(([, { permission }]) => manager.permissions.has(permission) && !skipped.includes(permission))
    .sort(([a], [b]) => a.localeCompare(b));

const argumentsOf = (input: z.ZodObject, ids: Ids) =>
  ofSchema(z.toJSONSchema(input, { io: "input" }) as JsonSchema, ids);

/** Arguments for a schema: our ids for each property that takes one, and the other required properties. */
const ofSchema = (schema: JsonSchema, ids: Ids): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
      const value = named(name, each, ids);
      if (value !== undefined) return [[name, value]];
      return schema.required?.includes(name) ? [[name, valueOf(each, ids)]] : [];
    }),
  );

function named(name: string, { type }: JsonSchema, ids: Ids): unknown {
  if (name === "content") return content;
  if (name === "id") return `application:${ids.applicationId}`;
  if (name === "applicationIds") return [ids.applicationId, ids.otherApplicationId];
  const id = ids[name.replace(/s$/, "") as keyof Ids];
  return type === "array" && id !== undefined ? [id] : id;
}

function valueOf(schema: JsonSchema, ids: Ids): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object") return ofSchema(schema, ids);
  if (schema.type === "array") return schema.items ? [valueOf(schema.items, ids)] : [];
  if (schema.type === "boolean") return false;
  if (schema.type === "integer" || schema.type === "number") return 1;
  return ids === shared ? "PostgreSQL" : "Katharina feeds";
}
