import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { correctProfile } from "@/lib/records/candidates/correct-profile";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import type { ListCorrection } from "@/lib/records/candidates/profile-corrections";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

const cv = `Odile Brannick
odile@mail.example

Experience
Database Engineer, Farnhof AG, 2016 - 2017
Ran PostgreSQL for the shop.

Projects
Postgres Administrator at Wren Works
Kept PostgreSQL in production for the whole company.

Skills
SQL, Linux
`;

let recruiter: Actor;
let candidateId: string;
let applicationId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  const { job } = await configuredJob(recruiter);
  ({ candidateId, applicationId } = (await createCandidate(recruiter, {
    jobId: job.id,
    files: [sentFile("odile.txt", cv)],
  })) as { candidateId: string; applicationId: string });
  await runPipeline(recruiter.organizationId);
});

const shown = () => getCandidate(recruiter, { candidateId });

async function correct(correction: ListCorrection, by = recruiter) {
  const { profile, document } = await shown();
  const result = await correctProfile(by, {
    candidateId,
    attachmentId: document!.attachmentId,
    revision: profile!.revision,
    correction,
  });
  await runPipeline(recruiter.organizationId);
  return result;
}

const missedRole = {
  title: "Postgres Administrator",
  organization: "Wren Works",
  from: "2018-01",
  to: "2024-12",
  current: false,
  entry: null,
};
const firstRole = {
  title: "Database Engineer",
  organization: "Farnhof AG",
  from: "2016",
  to: "2017",
  current: false,
  entry: 0,
};
const bothRoles: ListCorrection = { list: "roles", entries: [firstRole, missedRole] };

const application = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
const evaluations = () => ownerDb.evaluation.count({ where: { applicationId } });

test("judges a role that the reader missed, with the lines of the document that describe it", async () => {
  const before = await application();
  const read = await shown();
  expect(read.profile!.roles).toHaveLength(1);
  expect(await correct(bothRoles)).toEqual({ changed: true, toEvaluate: 1 });
  const { profile, document } = await shown();
  expect(profile!.roles.map(({ title }) => title)).toEqual(["Database Engineer", "Postgres Administrator"]);
  const { span } = profile!.roles[1]!;
  expect(document!.text.slice(span.start, span.end)).toBe(
    "Postgres Administrator at Wren Works\nKept PostgreSQL in production for the whole company.",
  );
  expect(profile!.years).toBeGreaterThan(7);
  expect(document).toEqual(read.document);
  const after = await application();
  expect(after.scoreStatus).toBe("scored");
  expect(after.overall!).toBeGreaterThan(before.overall!);
  expect(await evaluations()).toBe(2);
  const explanation = await explainEvaluation(recruiter, { applicationId });
  expect((await checkExplanation(explanation)).checks.every(({ agrees }) => agrees)).toBe(true);
});

test("shows who corrected a list and when, records it without its words, and takes it back", async () => {
  const read = (await shown()).profile!;
  expect(read.corrections).toEqual([]);
  const colleague = await colleagueOf(recruiter, "admin", "Cora");
  await correct(bothRoles, colleague);
  const corrections = [{ list: "roles", by: "Cora", at: expect.any(String) }];
  expect((await shown()).profile!.corrections).toEqual(corrections);
  expect(await getCandidateData(recruiter, { candidateId })).toMatchObject({
    profileCorrections: corrections,
  });
  const trail = await ownerDb.auditEvent.findMany({
    where: { subjectId: candidateId, name: "candidate.profile-corrected" },
  });
  expect(trail).toMatchObject([{ actorId: colleague.id, particulars: { list: "roles", entries: 2 } }]);
  expect(JSON.stringify(trail)).not.toContain("Wren");
  const score = (await application()).overall;
  expect(await correct({ list: "roles", entries: null })).toMatchObject({ changed: true });
  expect((await shown()).profile).toEqual(read);
  expect((await application()).overall).not.toBe(score);
});

test("judges and finds what the document says nowhere, and quotes the correction as such", async () => {
  const content = exampleContent();
  content.criteria[0]!.name = "Kubernetes";
  content.criteria[0]!.minimumYears = null;
  content.criteria[0]!.skills = [{ name: "Kubernetes", aliases: [] }];
  const { job } = await configuredJob(recruiter, content);
  const other = await ownerDb.application.findFirstOrThrow({ where: { candidateId } });
  await ownerDb.application.update({ where: { id: other.id }, data: { jobId: job.id } });
  const skills = [0, 1].map((entry) => ({ name: ["SQL", "Linux"][entry]!, entry }));
  const find = async () => (await searchCandidates(recruiter, { query: "Kubernetes" })).total;
  expect(await find()).toBe(0);
  await correct({ list: "skills", entries: [...skills, { name: "Kubernetes", entry: null }] });
  expect(await find()).toBe(1);
  const { assessments } = await explainEvaluation(recruiter, { applicationId });
  expect(assessments[0]).toMatchObject({
    verdict: expect.stringMatching(/met|partly/),
    evidence: [{ quote: "Kubernetes", source: "correction" }],
  });
  expect((await shown()).document!.text).not.toContain("Kubernetes");
});

test("judges nothing by a skill that a person removed", async () => {
  const { profile } = await shown();
  expect(profile!.skills.map(({ name }) => name)).toEqual(["SQL", "Linux"]);
  await correct({ list: "skills", entries: [{ name: "SQL", entry: 0 }] });
  const { inputs } = await explainEvaluation(recruiter, { applicationId });
  expect(inputs!.dossier.text).toContain("SQL, █████");
  expect((await shown()).document!.text).toContain("SQL, Linux");
});

test("masks an identity that a person writes into a correction", async () => {
  await correct({ list: "certificates", entries: [{ name: "Award to Odile Brannick", entry: null }] });
  const { inputs } = await explainEvaluation(recruiter, { applicationId });
  expect(inputs!.dossier.text).toMatch(/Award to █/);
  expect(JSON.stringify(inputs!.dossier)).not.toMatch(/Brannick/);
});

test("keeps a correction when the same text comes in another file, and drops it for another text", async () => {
  await correct(bothRoles);
  await addAttachment(recruiter, { candidateId, file: sentFile("again.txt", `${cv}\n\n`) });
  await runPipeline(recruiter.organizationId);
  const again = await shown();
  expect(again.profile).toMatchObject({
    roles: [{}, { title: "Postgres Administrator" }],
    corrections: [{}],
  });
  await addAttachment(recruiter, { candidateId, file: sentFile("new.txt", cv.replace("2016", "2015")) });
  await runPipeline(recruiter.organizationId);
  expect((await shown()).profile).toMatchObject({ roles: [{ from: "2015" }], corrections: [] });
});

test("corrects again what was corrected, and counts a description once", async () => {
  await correct({ list: "languages", entries: [{ name: "German", level: "B1", entry: null }] });
  await correct({ list: "languages", entries: [{ name: "German", level: "C1", entry: 0 }] });
  const { profile } = await shown();
  expect(profile!.languages).toMatchObject([{ name: "German", level: "C1" }]);
  const { inputs } = await explainEvaluation(recruiter, { applicationId });
  expect(inputs!.dossier.text.match(/German/g)).toHaveLength(1);
});

test("judges a degree by the level that a person gave it", async () => {
  const content = exampleContent();
  Object.assign(content.criteria[0]!, { name: "Master's degree", minimumYears: null, skills: [] });
  const { job } = await configuredJob(recruiter, content);
  await ownerDb.application.update({ where: { id: applicationId }, data: { jobId: job.id } });
  const study = {
    title: "Lizenziat Hydrologie",
    institution: "Uni Farnhof",
    from: null,
    to: "2012",
    entry: null,
  };
  await correct({ list: "education", entries: [{ ...study, level: 4 }] });
  const { assessments } = await explainEvaluation(recruiter, { applicationId });
  expect(assessments[0]).toMatchObject({ verdict: "met", evidence: [{ source: "correction" }] });
});

test("leaves the lines of the other roles and sections where they are", async () => {
  const before = (await shown()).profile!.roles;
  await correct({ list: "roles", entries: [{ ...firstRole, to: "2018-06" }] });
  const [role] = (await shown()).profile!.roles;
  expect(role).toMatchObject({ to: "2018-06", span: before[0]!.span });
});

test("lets one of two concurrent corrections win", async () => {
  const { profile, document } = await shown();
  const same = { candidateId, attachmentId: document!.attachmentId, revision: profile!.revision };
  const results = await Promise.allSettled([
    correctProfile(recruiter, { ...same, correction: bothRoles }),
    correctProfile(recruiter, { ...same, correction: { list: "skills", entries: [] } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
});

test("explains a wrong month and a missing title, and changes nothing", async () => {
  for (const [wrong, message] of [
    [{ from: "March 2018" }, /not a month/],
    [{ title: " " }, /name is missing/],
    [{ entry: 7 }, /not in the list/],
  ] as const)
    await expect(correct({ list: "roles", entries: [{ ...missedRole, ...wrong }] })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(message),
    });
  expect(await correct({ list: "roles", entries: [firstRole] })).toEqual({ changed: false, toEvaluate: 0 });
  expect((await shown()).profile!.corrections).toEqual([]);
  expect(await evaluations()).toBe(1);
});

test("refuses strangers, readers and agents, and corrections in a blind review", async () => {
  const { recruiter: stranger } = await hiringTeam({ role: "owner" });
  await expect(correct(bothRoles, stranger)).rejects.toMatchObject({ code: "not_found" });
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  await expect(correct(bothRoles, reader)).rejects.toMatchObject({ code: "forbidden" });
  const agent = { ...recruiter, kind: "agent" } as Actor;
  await expect(correct(bothRoles, agent)).rejects.toMatchObject({ code: "forbidden" });
  await correct(bothRoles);
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  await ownerDb.application.update({ where: { id: applicationId }, data: { jobId: job.id } });
  expect((await shown()).profile!.corrections).toEqual([]);
  await expect(correct({ list: "roles", entries: null })).rejects.toMatchObject({ code: "forbidden" });
});

test("erases what was corrected with the person", async () => {
  await correct(bothRoles);
  await eraseCandidate(recruiter, { candidateId });
  expect(await ownerDb.documentText.count({ where: { attachment: { candidateId } } })).toBe(0);
});
