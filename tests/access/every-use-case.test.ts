import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { permissions, rolePermissions } from "@/lib/platform/access/permissions";
import type { UseCase } from "@/lib/platform/access/use-case";
import { idsIn, inputOf, rowsOf, sampleOf } from "../support/sample-inputs";
import { exampleContent, hiringTeam, ownerDb } from "../support/world";
import { everyStep, everyUseCase } from "../support/use-cases";

const useCases = await everyUseCase();

const takesRowId = (useCase: UseCase) => idsIn(inputOf(useCase)).length > 0;

/** Arguments for use cases that would refuse the sample for another reason. */
const otherArguments: Record<string, () => object> = {
  addAttachment: () => ({ file: { uploadId: randomUUID() } }),
  addPerson: () => ({ fullName: "Ida Nolte" }),
  applyForJob: () => ({
    email: "ada@people.example",
    file: { fileName: "cv.txt", bytes: new TextEncoder().encode("CV") },
  }),
  compareApplications: () => ({ applicationIds: [ids.applicationId, ids.otherApplicationId] }),
  createCandidate: () => ({ files: [{ uploadId: randomUUID() }] }),
  createCandidates: () => ({ files: [{ uploadId: randomUUID() }] }),
  previewPublication: () => ({ content: exampleContent() }),
  previewImpact: () => ({ content: exampleContent() }),
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
  takeBackMessages: "conflict",
  replaceCredentials: "invalid",
  transferOwnership: "invalid",
};

/** Lists and counts, which come back empty. Use cases for several rows return a result for each row. */
const lists = [
  "countJobCandidates",
  "getConversation",
  "getLoginProblem",
  "latestRediscovery",
  "listFeedbackRequests",
  "listNotes",
  "listDetails",
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
  ids = await rowsOf({ ...stranger, permissions: new Set(permissions) });
});

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
