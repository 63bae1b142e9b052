import "../support/database";
import { expect, test } from "vitest";
import { importCsv, previewCsvImport } from "@/lib/ats/import-csv";
import { hiringTeam, ownerDb } from "../support/world";

const file = (text: string) => ({
  fileName: "rows.csv",
  contentBase64: Buffer.from(text).toString("base64"),
});
const jobsFile = file(`\uFEFFJob ID;Title;Description;Status
J1;"Backend Engineer; senior";"Builds the ""product"".";open
J2;Data Analyst;;Filled
`);
const peopleFile = file(`Candidate ID,Name,E-mail,Phone
C1,Ada Reyes,ada@candidate.example,1
C2,Ben Okafor,,2
`);
const applicationsFile = file(`id,job,candidate,stage,status,applied at
A1,J1,C1,Phone Screen,active,2026-03-01
A2,J2,C2,,Rejected,2026-02-01T10:00:00Z
`);

test("a dry run lists every row's problem with its line, and changes nothing", async () => {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const preview = await previewCsvImport(recruiter, {
    kind: "candidates",
    file: file("id,name,email\n1,Ada,ada@candidate.example\n1,Ben,not an address\n,Cleo,\n4,,\n5,Eve,\n"),
  });
  expect(preview).toMatchObject({ rows: 5, good: 2, problemCount: 4, columns: ["id", "name", "email"] });
  expect(preview.problems).toEqual([
    { line: 3, field: "email", problem: "is not an e-mail address" },
    { line: 3, field: "id", problem: "is the same as on line 2" },
    { line: 4, field: "id", problem: "is missing" },
    { line: 5, field: "fullName", problem: "is missing" },
  ]);
  expect(preview.fields).toContainEqual({ field: "fullName", column: "name" });
  expect(await ownerDb.candidate.count({ where: { organizationId: organization.id } })).toBe(0);
  expect(await ownerDb.atsConnection.count({ where: { organizationId: organization.id } })).toBe(0);
});

test("jobs, candidates and applications are imported, and the same files again change nothing", async () => {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  for (const _ of [1, 2]) {
    expect(await importCsv(recruiter, { kind: "jobs", file: jobsFile })).toMatchObject({ rows: 2, good: 2 });
    expect(await importCsv(recruiter, { kind: "candidates", file: peopleFile })).toMatchObject({ good: 2 });
    expect(await importCsv(recruiter, { kind: "applications", file: applicationsFile })).toMatchObject({
      good: 2,
    });
  }
  const where = { organizationId: organization.id };
  const orderBy = { externalId: "asc" } as const;
  expect(await ownerDb.job.findMany({ where, orderBy })).toMatchObject([
    { title: "Backend Engineer; senior", description: 'Builds the "product".', status: "open" },
    { title: "Data Analyst", status: "closed" },
  ]);
  expect(await ownerDb.candidate.findMany({ where, orderBy })).toMatchObject([
    { fullName: "Ada Reyes", email: "ada@candidate.example" },
    { fullName: "Ben Okafor", email: null },
  ]);
  expect(await ownerDb.application.findMany({ where, orderBy })).toMatchObject([
    { stage: "Phone Screen", disposition: "active" },
    { stage: "Applied", disposition: "rejected" },
  ]);
});

test("applications of unknown jobs or people are left out, with the reason", async () => {
  const { recruiter } = await hiringTeam({ role: "admin" });
  await importCsv(recruiter, { kind: "jobs", file: jobsFile });
  const report = await importCsv(recruiter, { kind: "applications", file: applicationsFile });
  expect(report.good).toBe(0);
  expect(report.problems).toEqual([
    { line: 2, field: "candidateId", problem: "is no imported candidate" },
    { line: 3, field: "candidateId", problem: "is no imported candidate" },
  ]);
});

test("employees come with their own consent", async () => {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const employees = file(
    "Employee ID\tName\tJob title\tTeam\tConsent\n7\tAda Reyes\tAnalyst\tData\t2026-01-31\n8\tBen\t\t\t\n",
  );
  await importCsv(recruiter, { kind: "employees", file: employees });
  const rows = await ownerDb.employee.findMany({
    where: { organizationId: organization.id },
    include: { candidate: true },
    orderBy: { createdAt: "asc" },
  });
  expect(rows).toMatchObject([
    { title: "Analyst", team: "Data", candidate: { source: "employee", fullName: "Ada Reyes" } },
    { consentedAt: null, candidate: { fullName: "Ben" } },
  ]);
  expect(rows[0]!.consentedAt?.toISOString().slice(0, 10)).toBe("2026-01-31");
});

test("a mapping by hand wins, and one that cannot be is refused by name", async () => {
  const { recruiter } = await hiringTeam({ role: "admin" });
  const odd = file("Nr,Wie\n1,Ada\n");
  const mapped = { id: "Nr", fullName: "Wie" };
  expect(await previewCsvImport(recruiter, { kind: "candidates", file: odd, mapping: mapped })).toMatchObject(
    { good: 1 },
  );
  expect(await previewCsvImport(recruiter, { kind: "candidates", file: odd })).toMatchObject({ good: 0 });
  const wrong = (mapping: Record<string, string>) =>
    previewCsvImport(recruiter, { kind: "candidates", file: odd, mapping });
  await expect(wrong({ shoeSize: "Nr" })).rejects.toThrow('no field "shoeSize"');
  await expect(wrong({ id: "Nope" })).rejects.toThrow("mapping.id");
});

test("what is no table is refused in words, and nobody but an administrator imports", async () => {
  const { recruiter } = await hiringTeam({ role: "admin" });
  const attempt = (text: string | Uint8Array) =>
    previewCsvImport(recruiter, {
      kind: "jobs",
      file: { fileName: "x.csv", contentBase64: Buffer.from(text).toString("base64") },
    });
  await expect(attempt('id,title\n1,"open')).rejects.toMatchObject({ code: "invalid" });
  await expect(attempt("id,title\n1,2,3,4\n")).rejects.toThrow("line 2");
  await expect(attempt("id,id\n1,2\n")).rejects.toThrow("same heading");
  await expect(attempt(Uint8Array.from([0xff, 0xfe, 0x41]))).rejects.toThrow("UTF-8");
  const plain = (await hiringTeam()).recruiter;
  await expect(importCsv(plain, { kind: "jobs", file: jobsFile })).rejects.toMatchObject({
    code: "forbidden",
  });
});
