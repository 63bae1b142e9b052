import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { permissions, rolePermissions } from "@/lib/access/permissions";
import type { UseCase } from "@/lib/access/use-case";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import type { JsonSchema } from "../support/json-schema";
import { everyStep, everyUseCase } from "../support/use-cases";

const useCases = await everyUseCase();

const inputOf = (useCase: UseCase) =>
  z.toJSONSchema(useCase.input, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** The ids that the input of a use case requires. */
function idsIn({ properties = {}, required = [] }: JsonSchema): string[] {
  return required.flatMap((name) => {
    const { format, items } = properties[name]!;
    if (format === "uuid") return [name];
    if (items?.format === "uuid") return [name.replace(/s$/, "")];
    return items ? idsIn(items) : [];
  });
}

const strings: Record<string, () => string> = {
  uuid: randomUUID,
  email: () => "ada@example.com",
  "date-time": () => new Date().toISOString(),
  date: () => "2026-01-31",
  uri: () => "https://example.com/",
};

/** An input that the schema accepts, with the given ids wherever it takes one. */
function sampleOf(schema: JsonSchema, ids: Record<string, string>, name = ""): unknown {
  const { type, properties = {}, required = [], items } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  if (alternatives.some((each) => each.type === "null")) return null;
  const [first] = alternatives;
  if (first) return sampleOf(first, ids, name);
  if (Array.isArray(type)) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === "object")
    return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key]!, ids, key)]));
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 1 }, () =>
      sampleOf(items ?? {}, ids, name.replace(/s$/, "")),
    );
  if (type === "string")
    return ids[name] ?? strings[schema.format ?? ""]?.() ?? "a".repeat(schema.minLength ?? 1);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  // JSON Schema has no type for dates, so what is left is a date.
  return new Date();
}

const takesRowId = (useCase: UseCase) => idsIn(inputOf(useCase)).length > 0;

/** Arguments for use cases that would refuse the sample for another reason. */
const otherArguments: Record<string, () => object> = {
  addAttachment: () => ({ file: { uploadId: randomUUID() } }),
  compareApplications: () => ({ applicationIds: [ids.applicationId, ids.otherApplicationId] }),
  createCandidate: () => ({ files: [{ uploadId: randomUUID() }] }),
  createCandidates: () => ({ files: [{ uploadId: randomUUID() }] }),
  previewPublication: () => ({ content: exampleContent() }),
  previewScores: () => ({ content: exampleContent() }),
  publishScorecard: () => ({ content: exampleContent() }),
};

/** Use cases of service administrators, for any organization, and their invitations. */
const forAnyOrganization: Record<string, true> = {
  addCredits: true,
  inviteRecruiter: true,
  previewInvitation: true,
};

/** Refused before the row is read, or like everything that can no longer be done. */
const refusedOtherwise: Record<string, string> = {
  declineConfirmation: "conflict",
  replaceCredentials: "invalid",
  transferOwnership: "invalid",
};

/** Lists and counts, which come back empty. Use cases for several rows return a result for each row. */
const lists = [
  "countJobCandidates",
  "getLoginProblem",
  "latestRediscovery",
  "listFeedbackRequests",
  "listNotes",
  "listVerdicts",
  "listViews",
  "newestCvs",
  "prepareLetters",
  "previewDecisions",
  "renderNotices",
  "scoringProgress",
];
/** Acts that may come too late: they do nothing when the row no longer exists. */
const late = ["cancelDraft", "failDraft", "failImport", "replyToTask"];
const answersNothing = new Set([...lists, ...late]);
const exceptions = [
  ...answersNothing,
  ...Object.keys({ ...otherArguments, ...forAnyOrganization, ...refusedOtherwise }),
];

let actor: Actor;
let ids: Record<string, string>;
let organizationId: string;

beforeAll(async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  actor = { ...recruiter, permissions: new Set(permissions) };
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  ({ organizationId } = stranger);
  ids = await rowsOf(stranger);
});

/** Creates a row for every kind of id that use cases take. */
async function rowsOf({ id: userId, organizationId }: Actor): Promise<Record<string, string>> {
  const recruiter = { ...actor, id: userId, organizationId };
  const { job, versionId } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  const { id: otherApplicationId, candidateId: mergedId } = await applicant(recruiter, job.id);
  const of = { organizationId };
  const soon = new Date(Date.now() + 3_600_000);
  const by = { ...of, createdBy: userId };
  const file = { fileName: "cv.pdf", mediaType: "application/pdf", size: 1, sha256: "0", storageKey: "none" };
  const connection = await ownerDb.atsConnection.create({
    data: { ...of, provider: "greenhouse", name: "Theirs" },
  });
  const provider = await ownerDb.identityProvider.create({
    data: { ...by, issuer: "https://idp.example.com", tenant: "", jwksUri: "" },
  });
  const decision = await ownerDb.decision.create({
    data: { ...of, applicationId, kind: "accept", decidedBy: userId, leavesAt: soon },
  });
  const client = await ownerDb.oauthClient.create({ data: { clientId: randomUUID(), redirectUris: [] } });
  const rows = {
    attachment: ownerDb.attachment.create({ data: { ...by, ...file, candidateId, kind: "cv" } }),
    note: ownerDb.note.create({ data: { ...of, candidateId, authorId: userId, body: "Theirs." } }),
    view: ownerDb.savedView.create({
      data: { ...of, jobId: job.id, ownerId: userId, shared: true, name: "Theirs", query: "" },
    }),
    department: ownerDb.department.create({ data: { ...of, name: "Theirs" } }),
    invitation: ownerDb.invitation.create({
      data: { ...of, email: "theirs@example.com", expiresAt: soon, inviterId: userId },
    }),
    import: ownerDb.csvImport.create({
      data: { ...by, kind: "jobs", fileName: "jobs.csv", mapping: {}, rows: 1 },
    }),
    confirmation: ownerDb.confirmation.create({
      data: {
        ...of,
        userId,
        act: "acceptCandidate",
        argumentsDigest: "0",
        subjectRevision: "0",
        preview: {},
        expiresAt: soon,
      },
    }),
    batch: ownerDb.judgeBatch.create({ data: { ...of, jobId: job.id } }),
    rediscovery: ownerDb.rediscovery.create({
      data: { ...by, jobId: job.id, versionId, size: 1, candidates: [], exclusions: {}, revision: "0" },
    }),
    letter: ownerDb.candidateLetter.create({
      data: { ...of, decisionId: decision.id, subject: "Hello", text: "Hello." },
    }),
    task: ownerDb.agentTask.create({
      data: {
        ...of,
        userId,
        clientId: client.clientId,
        tool: "generateScorecard",
        subject: {},
        expiresAt: soon,
      },
    }),
    notice: ownerDb.notice.create({ data: { ...of, userId, kind: "decided", subjectId: applicationId } }),
    webhook: ownerDb.outgoingWebhook.create({
      data: {
        ...by,
        url: "https://x.example",
        secret: Buffer.from("0"),
        secretKeyId: "0",
        afterAt: "2026-01-01",
      },
    }),
    push: ownerDb.atsPush.create({
      data: { ...of, connectionId: connection.id, applicationId, decisionId: decision.id },
    }),
    draft: ownerDb.scorecardDraft.create({ data: { ...of, jobId: job.id, requestedBy: userId } }),
    login: ownerDb.atsLogin.create({
      data: {
        ...of,
        stateHash: "0",
        provider: "lever",
        simulated: true,
        name: "Theirs",
        userId,
        sessionId: "a",
        expiresAt: soon,
      },
    }),
    grant: ownerDb.oauthConsent.create({
      data: { clientId: client.clientId, userId, referenceId: organizationId, scopes: [] },
    }),
  };
  const created = await Promise.all(
    Object.entries(rows).map(async ([name, row]) => [`${name}Id`, (await row).id] as const),
  );
  return {
    ...Object.fromEntries(created),
    organizationId,
    userId,
    versionId,
    jobId: job.id,
    applicationId,
    otherApplicationId,
    candidateId,
    mergedId,
    connectionId: connection.id,
    providerId: provider.id,
    decisionId: decision.id,
    // A random id: a criterion is a part of a scorecard version.
    criterionId: randomUUID(),
    // An email address, which the schema does not require.
    email: "ada@example.com",
  };
}

/** A digest of the stranger's rows for each table. */
async function digests(): Promise<unknown> {
  const tables = await ownerDb.$queryRawUnsafe<{ name: string }[]>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t
      USING (table_schema, table_name)
      WHERE c.column_name = 'organizationId' AND c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const each = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS digest
      FROM "${name}" t WHERE "organizationId"::text = '${organizationId}'`,
  );
  return ownerDb.$queryRawUnsafe(`${each.join(" UNION ALL ")} ORDER BY name`);
}

/** Ids of nothing, for every kind of id that use cases take. */
const unknownIds = () =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, isId(id) ? randomUUID() : id]));
const isId = (text: string) => z.uuid().safeParse(text).success;
const withoutIds = (answer: string | undefined) =>
  answer?.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id");

test("finds more than 190 use cases, with every exception listed here among them", () => {
  expect(useCases.length).toBeGreaterThan(190);
  expect(useCases.map(([name]) => name)).toEqual(expect.arrayContaining(exceptions));
});

test("every step of the service's own work refuses a member, whatever their role", async () => {
  const steps = await everyStep();
  expect(steps.length).toBeGreaterThan(30);
  for (const [name, step] of steps) {
    const member = { ...actor, permissions: new Set(rolePermissions.owner) };
    await expect(step(member, {}), name).rejects.toMatchObject({ code: "forbidden" });
  }
});

test.each(useCases)("%s refuses a caller without its permission", async (_, useCase) => {
  const lacking = {
    ...actor,
    permissions: new Set(permissions.filter((each) => each !== useCase.permission)),
  };
  await expect(useCase(lacking, {})).rejects.toMatchObject({ code: "forbidden" });
});

test.each(useCases.filter(([name, useCase]) => takesRowId(useCase) && !(name in forAnyOrganization)))(
  "%s neither returns nor changes a row of another organization",
  async (name, useCase) => {
    for (const id of idsIn(inputOf(useCase))) expect(ids, "create one in rowsOf").toHaveProperty(id);
    const before = await digests();
    const inputWith = (some: Record<string, string>) =>
      sampleOf(inputOf(useCase), some) as Record<string, unknown>;
    const input = { ...inputWith(ids), ...otherArguments[name]?.() };
    const code = name in refusedOtherwise ? refusedOtherwise[name] : "not_found";
    if (answersNothing.has(name)) {
      const answer = JSON.stringify(await useCase(actor, input));
      expect(answer).not.toMatch(/Theirs|Ada Reyes|Backend Engineer/);
      // The same as for rows that do not exist: their existence is not disclosed either.
      const nothing = JSON.stringify(await useCase(actor, inputWith(unknownIds())));
      expect(withoutIds(answer)).toBe(withoutIds(nothing));
    } else await expect(useCase(actor, input)).rejects.toMatchObject({ code });
    expect(await digests()).toEqual(before);
  },
);
