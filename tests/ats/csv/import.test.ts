import "../../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { discardImport } from "@/lib/records/ats/csv/discard-import";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import { deleteOldImports } from "@/lib/records/ats/csv/delete-old-imports";
import { getImport } from "@/lib/records/ats/csv/get-import";
import { exportDecisions } from "@/lib/records/ats/csv/export-decisions";
import { failImport, importRows } from "@/lib/records/ats/csv/import-rows";
import { listImports } from "@/lib/records/ats/csv/list-imports";
import { listProblems } from "@/lib/records/ats/csv/list-problems";
import { answerRepeats, chooseEncoding, mapImport } from "@/lib/records/ats/csv/map-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { giveConsent, withdrawConsent } from "@/lib/records/candidates/employee-consent";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { runPipeline } from "../../support/pipeline";
import { sentFile } from "../../support/sent-file";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { rejectApplication } from "../../support/decide";

const file = (text: string | Uint8Array) => sentFile("rows.csv", text);
const jobsFile = `\uFEFFJob ID;Title;Description;Status
J1;"Backend Engineer; senior";"Builds the ""product"".";open
J2;Data Analyst;;Filled
`;
const peopleFile = `Candidate ID,Name,E-mail,Phone
C1,Ada Reyes,ada@candidate.example,1
C2,Ben Okafor,,2
`;
const applicationsFile = `id,job,candidate,stage,status,applied at
A1,J1,C1,Phone Screen,active,2026-03-01
A2,J2,C2,,Rejected,2026-02-01T10:00:00Z
`;

const administrator = async () => (await hiringTeam({ role: "admin", credits: 20 })).recruiter;

async function upload(actor: Actor, kind: ImportKind, text: string | Uint8Array) {
  const { importId } = await beginImport(actor, { kind, file: file(text) });
  return importId;
}

async function dryRun(actor: Actor, importId: string) {
  const { dryRun } = await getImport(actor, { importId });
  if (!dryRun) throw new Error("The import has no dry run.");
  return dryRun;
}

/** Imports a file from upload to rows, as the page and the workflow engine do. */
async function imported(actor: Actor, kind: ImportKind, text: string) {
  const importId = await upload(actor, kind, text);
  await startImport(actor, { importId });
  await runPipeline(actor.organizationId);
  return getImport(actor, { importId });
}

test("a dry run lists every row's problem with its line, and changes nothing", async () => {
  const actor = await administrator();
  const text =
    "id,name,email\n1,Ada,ada@candidate.example\n1,Ben,not an address\n,Cleo,\n4,,\n5,Eve,,=1\n6,Flo,\n";
  const importId = await upload(actor, "candidates", text);
  expect(await dryRun(actor, importId)).toMatchObject({
    good: 2,
    known: 0,
    problemCount: 5,
    encoding: "UTF-8",
    separator: ",",
    problems: [
      { line: 3, field: "email", value: "not an address", problem: "is not an e-mail address" },
      { line: 3, field: "id", value: "1", problem: "is the same as on line 2" },
      { line: 4, field: "id", value: "", problem: "is missing" },
      { line: 5, field: "fullName", value: "", problem: "is missing" },
      { line: 6, field: "", value: "", problem: "has more cells than the first line has headings" },
    ],
  });
  const { fields } = await dryRun(actor, importId);
  expect(fields.map(({ field, column, needed }) => [field, column, needed])).toEqual([
    ["id", "id", true],
    ["fullName", "name", true],
    ["firstName", null, false],
    ["lastName", null, false],
    ["email", "email", false],
    ["phone", null, false],
    ["headline", null, false],
    ["location", null, false],
    ["jobId", null, false],
    ["stage", null, false],
    ["state", null, false],
    ["appliedAt", null, false],
    ["cvText", null, false],
    ["sex", null, false],
    ["raceEthnicity", null, false],
  ]);
  const { organizationId } = actor;
  expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(0);
  expect(await ownerDb.atsConnection.count({ where: { organizationId } })).toBe(0);
});

test("letters that were read wrongly are read again in the encoding that a person chooses, until the import starts", async () => {
  const actor = await administrator();
  const bytes = Buffer.from("Straße;Nr;Name\nx;1;Sz\u00fbcs\n", "latin1");
  const importId = await upload(actor, "candidates", bytes);
  expect(await dryRun(actor, importId)).toMatchObject({ encoding: "Windows-1252", letters: ["Szûcs"] });
  await chooseEncoding(actor, { importId, encoding: "Windows-1250" });
  expect(await dryRun(actor, importId)).toMatchObject({
    encoding: "Windows-1250",
    letters: ["Szűcs"],
    good: 1,
  });
  await startImport(actor, { importId });
  await expect(chooseEncoding(actor, { importId, encoding: "UTF-8" })).rejects.toMatchObject({
    code: "conflict",
  });
  await runPipeline(actor.organizationId);
  const rows = await ownerDb.candidate.findMany({ where: { organizationId: actor.organizationId } });
  expect(rows).toMatchObject([{ fullName: "Szűcs" }]);
});

test("a cell that cannot be read is named, and its row is imported", async () => {
  const actor = await administrator();
  const state = await imported(actor, "candidates", "id,name,email\n1,Ada,nowhere\n2,,b@x.example\n");
  expect(state).toMatchObject({ status: "done", done: 2, leftOut: 1 });
  expect(state.dryRun?.problems).toMatchObject([
    { line: 2, field: "email", rowKept: true },
    { line: 3, field: "fullName", rowKept: false },
  ]);
});

test("the exported list of problems contains no formulas", async () => {
  const actor = await administrator();
  const attack = '=HYPERLINK("http://evil.example","x")';
  const importId = await upload(
    actor,
    "candidates",
    `id,name,email\n1,Ada,"${attack.replaceAll('"', '""')}"\n`,
  );
  const { csv } = await listProblems(actor, { importId });
  expect(csv).toBe(
    `\uFEFF"line","field","column","value","problem"\r\n` +
      `"2","email","email","'=HYPERLINK(""http://evil.example"",""x"")","is not an e-mail address"\r\n`,
  );
});

test("imports jobs, candidates and applications, and importing the same files again changes nothing", async () => {
  const actor = await administrator();
  const where = { organizationId: actor.organizationId };
  const orderBy = { externalId: "asc" } as const;
  const all = async () => [
    await ownerDb.job.findMany({ where, orderBy, omit: { atsSeenAt: true, updatedAt: true } }),
    await ownerDb.candidate.findMany({ where, orderBy, omit: { atsSeenAt: true, updatedAt: true } }),
    await ownerDb.application.findMany({ where, orderBy, omit: { atsSeenAt: true, updatedAt: true } }),
  ];
  for (const [kind, text] of Object.entries({
    jobs: jobsFile,
    candidates: peopleFile,
    applications: applicationsFile,
  }))
    expect(await imported(actor, kind as ImportKind, text)).toMatchObject({
      status: "done",
      done: 2,
      leftOut: 0,
    });
  const first = await all();
  expect(first[0]).toMatchObject([
    { title: "Backend Engineer; senior", description: 'Builds the "product".', status: "open" },
    { title: "Data Analyst", status: "closed" },
  ]);
  expect(first[1]).toMatchObject([
    { fullName: "Ada Reyes", email: "ada@candidate.example" },
    { fullName: "Ben Okafor", email: null },
  ]);
  expect(first[2]).toMatchObject([
    { stage: "Phone Screen", disposition: "active" },
    { stage: "Applied", disposition: "rejected" },
  ]);
  const again = await upload(actor, "candidates", peopleFile);
  expect(await dryRun(actor, again)).toMatchObject({ good: 2, known: 2 });
  await imported(actor, "jobs", jobsFile);
  await imported(actor, "candidates", peopleFile);
  await imported(actor, "applications", applicationsFile);
  expect(await all()).toEqual(first);
});

test("importing a file without dates again does not make the applications newer", async () => {
  const actor = await administrator();
  await imported(actor, "jobs", jobsFile);
  await imported(actor, "candidates", peopleFile);
  const where = { organizationId: actor.organizationId };
  const dates = async () => (await ownerDb.application.findMany({ where })).map((row) => row.appliedAt);
  await imported(actor, "applications", "id,job,candidate\nA1,J1,C1\n");
  const first = await dates();
  await imported(actor, "applications", "id,job,candidate\nA1,J1,C1\n");
  expect(await dates()).toEqual(first);
});

test.each(["", ",2026-03-01"])(
  "importing again keeps the decision on somebody who is listed twice for a job (applied%s)",
  async (date) => {
    const actor = await administrator();
    await imported(actor, "jobs", jobsFile);
    await imported(actor, "candidates", peopleFile);
    const text = `id,job,candidate${date && ",applied at"}\nA1,J1,C1${date}\nA2,J1,C1${date}\n`;
    await imported(actor, "applications", text);
    const where = { organizationId: actor.organizationId };
    const row = await ownerDb.application.findFirstOrThrow({ where });
    await rejectApplication(actor, { applicationId: row.id });
    await imported(actor, "applications", text);
    expect(await ownerDb.application.findMany({ where })).toMatchObject([
      { externalId: "A2", disposition: "rejected" },
    ]);
  },
);

test("applications of unknown jobs or people are left out, with the reason", async () => {
  const actor = await administrator();
  await imported(actor, "jobs", jobsFile);
  const state = await imported(actor, "applications", applicationsFile);
  expect(state).toMatchObject({ status: "done", done: 2, leftOut: 2 });
  expect(state.dryRun?.problems).toMatchObject([
    { line: 2, field: "candidateId", value: "C1", problem: "is not an imported candidate" },
    { line: 3, field: "candidateId", value: "C2", problem: "is not an imported candidate" },
  ]);
  expect(await ownerDb.application.count({ where: { organizationId: actor.organizationId } })).toBe(0);
});

test("applications without an ID are identified by their job and candidate", async () => {
  const actor = await administrator();
  await imported(actor, "jobs", jobsFile);
  await imported(actor, "candidates", peopleFile);
  await imported(actor, "applications", "job,candidate\nJ1,C1\nJ1,C2\n");
  await imported(actor, "applications", "job,candidate,status\nJ1,C1,eingestellt\n");
  const rows = await ownerDb.application.findMany({
    where: { organizationId: actor.organizationId },
    orderBy: { externalId: "asc" },
  });
  expect(rows).toMatchObject([
    { externalId: "J1/C1", disposition: "hired" },
    { externalId: "J1/C2", disposition: "active" },
  ]);
});

test("imports employees with their consent, separate from applicants with the same ID", async () => {
  const actor = await administrator();
  await imported(actor, "candidates", "id,name\n7,Zoe Applicant\n");
  const text =
    "Personalnummer\tVorname\tName\tFunktion\tAbteilung\tEinwilligung\n7\tAda\tReyes\tAnalyst\tData\t31.01.2026\n8\tBen\t\t\t\t\n";
  await imported(actor, "employees", text);
  const rows = await ownerDb.employee.findMany({
    where: { organizationId: actor.organizationId },
    include: { candidate: true },
    orderBy: { createdAt: "asc" },
  });
  expect(rows).toMatchObject([
    { title: "Analyst", team: "Data", candidate: { source: "employee", fullName: "Ada Reyes" } },
    { consentedAt: null, candidate: { fullName: "Ben" } },
  ]);
  expect(rows[0]!.consentedAt?.toISOString()).toBe("2026-01-31T00:00:00.000Z");
  expect(await ownerDb.candidate.count({ where: { organizationId: actor.organizationId } })).toBe(3);
});

test("a file without a consent column keeps consent unchanged; an empty consent withdraws it", async () => {
  const actor = await administrator();
  const consent = async () => {
    const where = { organizationId: actor.organizationId };
    const { title, consentedAt } = await ownerDb.employee.findFirstOrThrow({ where });
    return [title, consentedAt?.toISOString().slice(0, 10) ?? null];
  };
  await imported(actor, "employees", "id,name,title,consent\n7,Ada Reyes,Analyst,2026-01-31\n");
  expect(await consent()).toEqual(["Analyst", "2026-01-31"]);
  await imported(actor, "employees", "id,name,title\n7,Ada Reyes,Lead\n");
  expect(await consent()).toEqual(["Lead", "2026-01-31"]);
  await imported(actor, "employees", "id,name,title,consent\n7,Ada Reyes,Lead,\n");
  expect(await consent()).toEqual(["Lead", null]);
});

test("an older date in a file does not overwrite consent that a person recorded", async () => {
  const actor = await administrator();
  const where = { organizationId: actor.organizationId };
  const employees = (consentOn: string) =>
    imported(actor, "employees", `id,name,consent\n7,Ada Reyes,${consentOn}\n`);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const consent = async () => {
    const { candidateId } = await ownerDb.employee.findFirstOrThrow({ where });
    const { employee } = await getCandidate(actor, { candidateId });
    const { at, ...rest } = employee!.consent;
    return { at: at?.slice(0, 10), ...rest };
  };
  const byFile = (consented: boolean, at: string) => ({ given: consented, at, recordedBy: null });
  const byHand = (consented: boolean) => ({ given: consented, at: day(0), recordedBy: "Robin Recruiter" });

  await employees(day(-30));
  expect(await consent()).toEqual(byFile(true, day(-30)));
  const { candidateId } = await ownerDb.employee.findFirstOrThrow({ where });
  await withdrawConsent(actor, { candidateId });
  for (const older of [day(-30), day(-1), ""]) {
    await employees(older);
    expect(await consent()).toEqual(byHand(false));
  }
  await employees(day(1));
  expect(await consent()).toEqual(byFile(true, day(1)));

  await withdrawConsent(actor, { candidateId });
  await giveConsent(actor, { candidateId });
  await employees(day(-30));
  expect(await consent()).toEqual(byHand(true));
  // A file without a date withdraws even a consent that was recorded by hand.
  await employees("");
  expect(await consent()).toEqual(byFile(false, day(0)));
  await employees(day(-30));
  expect(await consent()).toEqual(byFile(true, day(-30)));

  const trail = await ownerDb.auditEvent.findMany({
    where: { ...where, subjectId: candidateId, name: { startsWith: "candidate.consent" } },
    orderBy: { createdAt: "asc" },
  });
  expect(trail.map(({ name, actorKind }) => `${actorKind} ${name.slice("candidate.".length)}`)).toEqual([
    "system consented",
    "member consent-withdrawn",
    "system consented",
    "member consent-withdrawn",
    "member consented",
    "system consent-withdrawn",
    "system consented",
  ]);
});

test("a manual mapping replaces the suggested one, and an invalid one is refused by field name", async () => {
  const actor = await administrator();
  const importId = await upload(actor, "candidates", "Spalte A,Wie\n1,Ada\n");
  expect(await dryRun(actor, importId)).toMatchObject({ good: 0 });
  await mapImport(actor, { importId, mapping: { id: "Spalte A", fullName: "Wie" } });
  expect(await dryRun(actor, importId)).toMatchObject({ good: 1 });
  const wrong = (mapping: Record<string, string>) => mapImport(actor, { importId, mapping });
  await expect(wrong({ constructor: "Wie" })).rejects.toThrow("no such field");
  await expect(wrong({ id: "Nope" })).rejects.toThrow("mapping.id");
  await startImport(actor, { importId });
  await expect(wrong({ id: "Wie" })).rejects.toMatchObject({ code: "conflict" });
  await expect(discardImport(actor, { importId })).rejects.toMatchObject({ code: "conflict" });
});

test("an interrupted import continues where it stopped, and two workers write no row twice", async () => {
  const actor = await administrator();
  const importer = systemActor(actor.organizationId, "sync");
  const many = Array.from({ length: 2_600 }, (_, i) => `${i},Person ${i}`).join("\n");
  const importId = await upload(actor, "candidates", `id,name\n${many}\n,Nobody\n`);
  await startImport(actor, { importId });
  // Of two workers at the same row only one continues; the engine calls again until the import is done.
  const states = await Promise.all([importRows(importer, { importId }), importRows(importer, { importId })]);
  expect(states.map(({ state }) => state).toSorted()).toEqual(["more", "stopped"]);
  await failImport(importer, { importId, failure: "The service could not go on." });
  expect(await importRows(importer, { importId })).toEqual({ state: "stopped" });
  const halfway = await getImport(actor, { importId });
  expect(halfway).toMatchObject({ status: "failed", failure: "The service could not go on.", done: 2_000 });
  await startImport(actor, { importId });
  await runPipeline(actor.organizationId);
  expect(await getImport(actor, { importId })).toMatchObject({ status: "done", done: 2_601, leftOut: 1 });
  expect(await ownerDb.candidate.count({ where: { organizationId: actor.organizationId } })).toBe(2_600);
  await expect(startImport(actor, { importId })).rejects.toMatchObject({ code: "conflict" });
});

test("an import started several times at the same time starts once", async () => {
  const actor = await administrator();
  const importId = await upload(actor, "jobs", jobsFile);
  const starts = await Promise.allSettled([1, 2, 3].map(() => startImport(actor, { importId })));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await runPipeline(actor.organizationId)).toEqual(["credits.granted", "csv.import-requested"]);
});

test("refuses imports to non-administrators and to members of other organizations", async () => {
  const actor = await administrator();
  const importId = await upload(actor, "jobs", jobsFile);
  const acts = [
    (by: Actor) => getImport(by, { importId }),
    (by: Actor) => mapImport(by, { importId, mapping: {} }),
    (by: Actor) => startImport(by, { importId }),
    (by: Actor) => listProblems(by, { importId }),
    (by: Actor) => discardImport(by, { importId }),
  ];
  const { recruiter } = await hiringTeam();
  for (const act of [
    ...acts,
    (by: Actor) => beginImport(by, { kind: "jobs", file: file(jobsFile) }),
    (by: Actor) => listImports(by, {}),
  ])
    await expect(act(recruiter)).rejects.toMatchObject({ code: "forbidden" });
  const stranger = await administrator();
  for (const act of acts) await expect(act(stranger)).rejects.toThrow("Import not found.");
  expect(await listImports(stranger, {})).toMatchObject({ items: [], total: 0 });
});

test("deletes an import's file when its draft is discarded, otherwise after a week", async () => {
  const actor = await administrator();
  const draft = await upload(actor, "jobs", jobsFile);
  await discardImport(actor, { importId: draft });
  await expect(getImport(actor, { importId: draft })).rejects.toThrow("Import not found.");
  const done = await imported(actor, "jobs", jobsFile);
  await upload(actor, "jobs", jobsFile);
  const sweeper = systemActor(actor.organizationId, "sweeper");
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  expect(await deleteOldImports(sweeper, { now: days(6) })).toBe(0);
  expect(await deleteOldImports(sweeper, { now: days(8) })).toBe(2);
  expect(await deleteOldImports(sweeper, { now: days(8) })).toBe(0);
  const { items } = await listImports(actor, {});
  expect(items).toMatchObject([{ importId: done.importId, status: "done", fileKept: false }]);
  expect(await getImport(actor, { importId: done.importId })).toMatchObject({ done: 2, dryRun: null });
});

test("the list of imports is paginated", async () => {
  const actor = await administrator();
  for (let n = 0; n < 3; n++) await upload(actor, "jobs", jobsFile);
  const first = await listImports(actor, { limit: 2 });
  expect(first).toMatchObject({ total: 3 });
  const second = await listImports(actor, { limit: 2, cursor: first.nextCursor! });
  expect(second.nextCursor).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ importId }) => importId)).size).toBe(3);
});

test("imports locations, unmapped columns and dates in their column's order, and exports decisions", async () => {
  const actor = await administrator();
  const { organizationId } = actor;
  await imported(actor, "jobs", jobsFile);
  await imported(actor, "candidates", "Candidate ID,Name,City\nC1,Ada Reyes,Utrecht\nC2,Ben Okafor,\n");
  const text =
    "id,job,candidate,applied at,Notice period,Salary,Geschlecht,DOB,Nationality,Straße\n" +
    "A1,J1,C1,03/04/2026,1 month,,f,1980-01-02,Dutch,Oudegracht 1\nA2,J2,C2,13/04/2026,,=1,,,,\n";
  const importId = await upload(actor, "applications", text);
  expect((await dryRun(actor, importId)).answers).toEqual(["Notice period", "Salary"]);
  for (let again = 0; again < 2; again++) await imported(actor, "applications", text);
  const rows = await ownerDb.application.findMany({
    where: { organizationId },
    orderBy: { externalId: "asc" },
    include: { answers: true, candidate: true },
  });
  expect(
    rows.map(({ appliedAt, candidate, answers }) => [
      appliedAt.toISOString().slice(0, 10),
      candidate.location,
      answers.map(({ question, text }) => `${question}: ${text}`),
    ]),
  ).toEqual([
    ["2026-04-03", "Utrecht", ["Notice period: 1 month"]],
    ["2026-04-13", null, ["Salary: =1"]],
  ]);
  await rejectApplication(actor, { applicationId: rows[0]!.id, feedback: "=Not now" });
  const { csv } = await exportDecisions(actor, {});
  const [head, decided, ...others] = csv.trim().split("\r\n");
  expect(head).toContain('"application id","job id","job","candidate id","decision"');
  expect(decided).toMatch(/^"A1","J1","Backend Engineer; senior","C1","rejected","Rejected",/);
  expect(decided).toContain(`"'=Not now"`);
  expect(others).toEqual([]);
  const elsewhere = await exportDecisions(await administrator(), {});
  expect(elsewhere.csv.trim().split("\r\n")).toHaveLength(1);
});

const repeatsFile = `Candidate ID,Name,Email,Job ID,CV
C1,Ada Reyes,ada@candidate.example,J1,
C2,"Reyes, Ada",ADA@candidate.example,J2,
C3,Ben Okafor,ada@candidate.example,J1,
C4,Cleo Marsh,cleo@candidate.example,J1,
`;

test("rows that repeat an e-mail address are asked about before anything is stored, and do as answered", async () => {
  const actor = await administrator();
  const { organizationId } = actor;
  await imported(actor, "jobs", jobsFile);
  const here = await ownerDb.candidate.create({
    data: { organizationId, fullName: "Cleo Marsh", email: "Cleo@candidate.example", createdBy: "test" },
  });
  const importId = await upload(actor, "candidates", repeatsFile);
  const asked = await dryRun(actor, importId);
  expect(asked.repeats).toEqual([
    { line: 3, name: "Reyes, Ada", of: { line: 2, name: "Ada Reyes" }, sameName: true, choice: null },
    { line: 4, name: "Ben Okafor", of: { line: 2, name: "Ada Reyes" }, sameName: false, choice: null },
    { line: 5, name: "Cleo Marsh", of: { line: null, name: "Cleo Marsh" }, sameName: true, choice: null },
  ]);
  await expect(startImport(actor, { importId })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("3 rows repeat"),
  });
  expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(1);
  await answerRepeats(actor, { importId, repeats: { all: "merge", lines: {} } });
  expect((await dryRun(actor, importId)).repeats.map(({ choice }) => choice)).toEqual([
    "merge",
    "apart",
    "merge",
  ]);
  await startImport(actor, { importId });
  await runPipeline(organizationId);
  const { items, total } = await searchCandidates(actor, {});
  expect(total).toBe(3);
  const jobsOf = (name: string) => items.find((item) => item.name === name)?.applications.length;
  expect([jobsOf("Ada Reyes"), jobsOf("Ben Okafor"), jobsOf("Cleo Marsh")]).toEqual([2, 1, 1]);
  expect(items.find(({ name }) => name === "Cleo Marsh")?.candidateId).toBe(here.id);
  // Imported again, nothing is asked again and nothing is undone.
  const again = await imported(actor, "candidates", repeatsFile);
  expect(again).toMatchObject({ status: "done", leftOut: 0 });
  expect((await searchCandidates(actor, {})).total).toBe(3);
});

test("a repeated address may be one person or none by its line, and others see nothing of it", async () => {
  const actor = await administrator();
  const importId = await upload(actor, "candidates", repeatsFile);
  const stranger = await administrator();
  await expect(
    answerRepeats(stranger, { importId, repeats: { all: "merge", lines: {} } }),
  ).rejects.toMatchObject({ code: "not_found" });
  await answerRepeats(actor, { importId, repeats: { all: "skip", lines: { "4": "merge" } } });
  await startImport(actor, { importId });
  await runPipeline(actor.organizationId);
  expect(await getImport(actor, { importId })).toMatchObject({ done: 4, leftOut: 1 });
  expect((await searchCandidates(actor, {})).items.map(({ name }) => name).sort()).toEqual([
    "Ada Reyes",
    "Cleo Marsh",
  ]);
  await expect(
    answerRepeats(actor, { importId, repeats: { all: "apart", lines: {} } }),
  ).rejects.toMatchObject({ code: "conflict" });
});

test("employees' rows that repeat an e-mail address are asked about too, and one person is one employee", async () => {
  const actor = await administrator();
  const { organizationId } = actor;
  const applied = await ownerDb.candidate.create({
    data: { organizationId, fullName: "Cleo Marsh", email: "cleo@candidate.example", createdBy: "test" },
  });
  const staff = `Personal-Nr.;Name;E-Mail;Title;Consent
E1;Ada Reyes;ada@x.example;Baker;2026-03-01
E2;Ada Reyes;ADA@x.example;Cook;
E3;Ben Okafor;ada@x.example;Clerk;
E4;Cleo Marsh;cleo@candidate.example;Driver;2026-03-02
`;
  const importId = await upload(actor, "employees", staff);
  expect((await dryRun(actor, importId)).repeats.map(({ line, of }) => [line, of.line])).toEqual([
    [3, 2],
    [4, 2],
    [5, null],
  ]);
  await expect(startImport(actor, { importId })).rejects.toMatchObject({ code: "conflict" });
  await answerRepeats(actor, { importId, repeats: { all: "merge", lines: {} } });
  await startImport(actor, { importId });
  await runPipeline(organizationId);
  const staffHere = async () =>
    (
      await ownerDb.employee.findMany({
        where: { organizationId },
        include: { candidate: true },
        orderBy: { title: "asc" },
      })
    ).map(({ title, consentedAt, candidate: { fullName } }) => [fullName, title, consentedAt !== null]);
  const employees = [
    ["Ada Reyes", "Baker", true],
    ["Ben Okafor", "Clerk", false],
    ["Cleo Marsh", "Driver", true],
  ];
  expect(await staffHere()).toEqual(employees);
  expect(await ownerDb.employee.count({ where: { candidateId: applied.id } })).toBe(1);
  // Imported again, nothing is asked again and nothing changes but what the file says.
  expect(await imported(actor, "employees", staff.replace("Driver", "Head driver"))).toMatchObject({
    status: "done",
    leftOut: 0,
  });
  employees[2]![1] = "Head driver";
  expect(await staffHere()).toEqual(employees);
  expect((await searchCandidates(actor, {})).total).toBe(3);
});

test("does not name a person in a blind review whose address a row repeats", async () => {
  const actor = await administrator();
  const { job } = await configuredJob(actor, {
    ...exampleContent(),
    flags: { ...exampleContent().flags, blindReview: true },
  });
  const { candidateId } = await applicant(actor, job.id, { fullName: "Ida Blum" });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email: "ida@candidate.example" } });
  const importId = await upload(actor, "candidates", "ID,Name,Email\n1,Ida Blum,ida@candidate.example\n");
  expect((await dryRun(actor, importId)).repeats).toMatchObject([
    { of: { line: null, name: null }, sameName: false },
  ]);
});

test("one table brings people, their applications and the texts of their CVs, which are judged", async () => {
  const actor = await administrator();
  const { organizationId } = actor;
  await imported(actor, "jobs", jobsFile);
  const job = await ownerDb.job.findFirstOrThrow({ where: { organizationId, externalId: "J1" } });
  const content = exampleContent();
  await publishScorecard(actor, { jobId: job.id, content });
  const cv =
    "Ada Reyes\nExperience\nEngineer, Nordlicht, 2015 - 2023\n- Ran PostgreSQL in production\n- Mentored two people";
  const text = `Bewerber-Nr.;Name;E-Mail;Job ID;Phase;Beworben am;Lebenslauf
1;Ada Reyes;ada@candidate.example;J1;Interview;31.03.2026;"${cv}"
1;Ada Reyes;ada@candidate.example;data analyst;;;"${cv}"
2;Ben Okafor;;J9;;;ben.pdf
`;
  const importId = await upload(actor, "candidates", text);
  const { problems, good } = await dryRun(actor, importId);
  expect(good).toBe(3);
  expect(problems.map(({ line, field, problem }) => `${line} ${field} ${problem}`)).toEqual([
    "12 cvText is not the text of a CV",
    "12 jobId is no imported job's id, nor the title of just one",
  ]);
  for (let again = 0; again < 2; again++)
    expect(await imported(actor, "candidates", text)).toMatchObject({ leftOut: 0 });
  const applications = await ownerDb.application.findMany({
    where: { organizationId },
    include: { candidate: { include: { attachments: true } }, job: true },
    orderBy: { number: "asc" },
  });
  expect(applications).toHaveLength(2);
  expect(new Set(applications.map(({ candidateId }) => candidateId)).size).toBe(1);
  expect(applications[0]!.candidate.attachments).toMatchObject([{ kind: "cv", readStatus: "read" }]);
  const judged = applications.find(({ job }) => job.externalId === "J1")!;
  expect(judged).toMatchObject({ stage: "Interview", scoreStatus: "scored" });
  expect(judged.overall).toBeGreaterThan(0);
  expect(judged.appliedAt.toISOString()).toMatch(/^2026-03-31/);
});
