import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { candidateActor } from "@/lib/platform/access/system";
import { inTenant } from "@/lib/platform/db/tenant";
import { exportImpactRows } from "@/lib/hiring/impact/export-impact-rows";
import { getImpactReport } from "@/lib/hiring/impact/get-impact-report";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { reportSelf, reportToken } from "@/lib/hiring/rights/report-self";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { getImport } from "@/lib/records/ats/csv/get-import";
import { mapImport } from "@/lib/records/ats/csv/map-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { storeCandidates } from "@/lib/records/ats/sync/store/store-candidates";
import { chooseSelfQuestions } from "@/lib/records/self-reports/choose-self-questions";
import { judged } from "../impact/judged-people";
import { ownLinkOf } from "../support/own-link";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

// Question and answers of the United Kingdom's harmonised standard on disability, as employers' forms shorten it.
const disability = { id: randomUUID(), name: "Disability", country: "GB", values: ["Yes", "No"] };
const nothing = { asked: [], own: [] };
const asked = { asked: ["sex" as const], own: [disability] };

let admin: Actor;
let versionId: string;
let jobId: string;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin", credits: 20 }));
  const { job, versionId: version } = await configuredJob(admin);
  [jobId, versionId] = [job.id, version];
  await chooseSelfQuestions(admin, { ...asked, shown: nothing });
});

const saidOf = async (candidateId: string) =>
  Object.fromEntries(
    (await ownerDb.selfReport.findMany({ where: { candidateId } })).map(({ kind, value, source }) => [
      kind === disability.id ? "disability" : kind,
      `${value} (${source})`,
    ]),
  );

test("only administrators set the questions, from the newest ones, and deleted questions lose their answers", async () => {
  const { candidateId } = await judged(admin, jobId, versionId, { sex: "female" });
  const link = await ownLinkOf(admin.organizationId, candidateId);
  await reportSelf(link.holder, { token: link.token, said: { [disability.id]: "Yes" } });
  const { recruiter } = await hiringTeam();
  await expect(chooseSelfQuestions(recruiter, { ...asked, shown: nothing })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(chooseSelfQuestions(admin, { ...nothing, shown: nothing })).rejects.toMatchObject({
    code: "conflict",
  });
  for (const wrong of [
    { country: "XX" },
    { country: "gb" },
    { values: ["Yes"] },
    { values: ["Yes", "yes"] },
    { values: ["Yes", "Prefer not to say"] },
    { name: "" },
  ])
    await expect(
      chooseSelfQuestions(admin, { asked: [], own: [{ ...disability, ...wrong }], shown: asked }),
      JSON.stringify(wrong),
    ).rejects.toMatchObject({ code: "invalid" });
  const settled = await Promise.allSettled(
    [0, 1].map((at) =>
      chooseSelfQuestions(admin, { asked: at ? ["raceEthnicity"] : [], own: [], shown: asked }),
    ),
  );
  expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await saidOf(candidateId)).toEqual({ sex: "female (csv)" });
});

test("what people say on their own page is stored, replaced and taken back, and shown to nobody", async () => {
  const { candidateId } = await judged(admin, jobId, versionId, {});
  const { holder, token } = await ownLinkOf(admin.organizationId, candidateId);
  const questions = async () =>
    (await getOwnPage(holder, { token })).questions.map(({ name, values, answered }) => [
      name,
      values.length,
      answered,
    ]);
  expect(await questions()).toEqual([
    [null, 3, false],
    ["Disability", 2, false],
  ]);
  await reportSelf(holder, { token, said: { sex: "another", [disability.id]: "No" } });
  await reportSelf(holder, { token, said: { [disability.id]: "Yes" } });
  expect(await saidOf(candidateId)).toEqual({ sex: "another (page)", disability: "Yes (page)" });
  const page = await getOwnPage(holder, { token });
  expect(page.questions.map(({ answered }) => answered)).toEqual([true, true]);
  expect(JSON.stringify({ ...page, questions: [] })).not.toMatch(/another|Yes/);
  for (const [kind, value] of [
    ["sex", "zebra"],
    ["raceEthnicity", "asian"],
    [randomUUID(), "Yes"],
  ] as const)
    await expect(reportSelf(holder, { token, said: { [kind]: value } })).rejects.toMatchObject({
      code: "invalid",
    });
  await Promise.all([1, 2].map(() => reportSelf(holder, { token, said: { sex: "male" } })));
  await reportSelf(holder, { token, said: { sex: null, [disability.id]: null } });
  expect(await saidOf(candidateId)).toEqual({});
  expect(await ownerDb.auditEvent.count({ where: { subjectId: candidateId } })).toBe(0);
});

test("the form after an application writes for an hour, and reads nothing", async () => {
  const { candidateId } = await judged(admin, jobId, versionId, {});
  const token = reportToken(admin.organizationId, candidateId);
  const holder = linkHolder(token, "en")!;
  await reportSelf(holder, { token, said: { sex: "female" } });
  expect(await saidOf(candidateId)).toEqual({ sex: "female (page)" });
  await expect(getOwnPage(holder, { token })).rejects.toMatchObject({ code: "not_found" });
  const { recruiter: stranger } = await hiringTeam();
  const parts = token.split(".");
  const { candidateId: other } = await judged(admin, jobId, versionId, {});
  for (const forged of [
    [parts[0], other, parts[2], parts[3]],
    [parts[0], parts[1], `${Number(parts[2]) + 1}`, parts[3]],
    [parts[0], parts[1], `${Date.now() - 1}`, parts[3]],
    [stranger.organizationId, ...parts.slice(1)],
  ])
    await expect(
      reportSelf(candidateActor(forged[0]!, "en"), { token: forged.join("."), said: { sex: "male" } }),
    ).rejects.toMatchObject({ code: "not_found" });
});

test("an imported column answers a question once an administrator maps it, and other words leave its cell", async () => {
  const text = "ID,Name,Disability\n1,Ada Reyes,yes\n2,Ben Okafor,Prefer not to say\n3,Cleo Haas,Zyx\n";
  const { importId } = await beginImport(admin, { kind: "candidates", file: sentFile("people.csv", text) });
  const field = `own:${disability.id}`;
  const before = await getImport(admin, { importId });
  expect(before.dryRun?.fields.at(-1)).toEqual({
    field,
    name: "Disability (GB)",
    column: null,
    needed: false,
  });
  await mapImport(admin, { importId, mapping: { id: "ID", fullName: "Name", [field]: "Disability" } });
  const { dryRun } = await getImport(admin, { importId });
  expect(dryRun).toMatchObject({ good: 3, problemCount: 1, problems: [{ line: 4, field, value: "" }] });
  expect(dryRun?.columns.find(({ name }) => name === "Disability")?.samples).toEqual([]);
  await startImport(admin, { importId });
  await runPipeline(admin.organizationId);
  const people = await ownerDb.candidate.findMany({
    where: { organizationId: admin.organizationId, externalId: { not: null } },
    orderBy: { externalId: "asc" },
  });
  expect(await Promise.all(people.map(({ id }) => saidOf(id)))).toEqual([
    { disability: "Yes (csv)" },
    {},
    {},
  ]);
});

test("a custom field of the ATS with a question's name answers it, and is not stored with the person", async () => {
  const connection = await ownerDb.atsConnection.create({
    data: { organizationId: admin.organizationId, provider: "greenhouse", name: "Theirs" },
  });
  const person = (value: string) => ({
    ...{ externalId: "7", fullName: "Ada Reyes", email: null, phone: null, headline: null, updatedAt: null },
    fields: [
      { name: "disability", value },
      { name: "Notice period", value: "3 months" },
    ],
  });
  const sync = (value: string) =>
    inTenant(admin, (db) =>
      storeCandidates(
        { actor: admin, db, emitted: { count: 0 }, changed: new Set() },
        connection.id,
        [person(value)],
        new Date(),
      ),
    );
  await sync("Yes");
  const { id, atsFields } = await ownerDb.candidate.findFirstOrThrow({ where: { externalId: "7" } });
  expect(atsFields).toEqual([{ name: "Notice period", value: "3 months" }]);
  expect(await saidOf(id)).toEqual({ disability: "Yes (ats)" });
  await sync("Prefer not to say");
  expect(await saidOf(id)).toEqual({});
});

test("the report has a table for each question, with too few said, and the auditor's rows a column", async () => {
  for (const [said, score] of [
    ["Yes", 90],
    ["No", 80],
    ["No", 20],
  ] as const) {
    const { candidateId } = await judged(admin, jobId, versionId, { score });
    const { holder, token } = await ownLinkOf(admin.organizationId, candidateId);
    await reportSelf(holder, { token, said: { [disability.id]: said } });
  }
  await judged(admin, jobId, versionId, { score: 10 });
  const { measures } = await getImpactReport(admin, {});
  const table = measures[0]?.tables.find(({ division }) => division === disability.id);
  expect(table).toMatchObject({
    question: { name: "Disability", country: "GB" },
    unknown: 1,
    rows: [
      { category: "Yes", count: 1, selected: 1, impactRatio: 1, fourFifths: null },
      { category: "No", count: 2, selected: 1, impactRatio: 0.5, fourFifths: "too_few" },
    ],
  });
  const lines = (await exportImpactRows(admin, {})).csv.trim().split("\r\n");
  expect(lines[0]).toMatch(/,"race_ethnicity","Disability \(GB\)"$/);
  expect(
    lines
      .slice(1)
      .map((line) => line.split(",").at(-1))
      .sort(),
  ).toEqual(["", "No", "No", "Yes"].map((each) => `"${each}"`));
});
