import "../support/database";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { getImport } from "@/lib/records/ats/csv/get-import";
import { listProblems } from "@/lib/records/ats/csv/list-problems";
import { mapImport } from "@/lib/records/ats/csv/map-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { suggestMapping } from "@/lib/records/ats/csv/mapping";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { categories, categoryOf, kinds } from "@/lib/records/self-reports/categories";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { hiringTeam, ownerDb } from "../support/world";

const administrator = async () => (await hiringTeam({ role: "admin", credits: 20 })).recruiter;
const mapping = { id: "ID", fullName: "Name", sex: "Gender", raceEthnicity: "EEO race" };

/** Imports candidates from this text, with the columns that an administrator has mapped. */
async function imported(actor: Actor, text: string, mapped: Record<string, string> = mapping) {
  const { importId } = await beginImport(actor, { kind: "candidates", file: sentFile("people.csv", text) });
  await mapImport(actor, { importId, mapping: mapped });
  await startImport(actor, { importId });
  await runPipeline(actor.organizationId);
  return importId;
}

const reportsOf = async ({ organizationId }: Actor) =>
  (
    await ownerDb.selfReport.findMany({
      where: { organizationId },
      include: { candidate: true },
      orderBy: [{ candidate: { externalId: "asc" } }, { kind: "asc" }],
    })
  ).map(({ kind, value, candidate }) => [candidate.externalId, kind, value]);

test("an import stores what people said about themselves, and a later one replaces it", async () => {
  const actor = await administrator();
  await imported(
    actor,
    `ID,Name,Gender,EEO race
1,Ada Reyes,Female,Two or More Races (Not Hispanic or Latino)
2,Ben Okafor,Male,Decline To Self Identify
`,
  );
  expect(await reportsOf(actor)).toEqual([
    ["1", "raceEthnicity", "twoOrMore"],
    ["1", "sex", "female"],
    ["2", "sex", "male"],
  ]);
  await imported(actor, "ID,Name,Gender,EEO race\n1,Ada Reyes,,Asian\n");
  expect(await reportsOf(actor)).toEqual([
    ["1", "raceEthnicity", "asian"],
    ["2", "sex", "male"],
  ]);
  await imported(actor, "ID,Name\n1,Ada Reyes\n2,Ben Okafor\n", { id: "ID", fullName: "Name" });
  expect(await reportsOf(actor)).toHaveLength(2);
});

test("neither a heading nor a cell makes a column one of these by itself", async () => {
  for (const heading of ["Sex", "Gender", "Race", "Ethnicity", "EEO Race/Ethnicity", "Geschlecht"])
    for (const kind of ["candidates", "applications", "employees"] as const)
      expect(Object.values(suggestMapping(kind, ["ID", heading])), heading).not.toContain(heading);
  const actor = await administrator();
  const { importId } = await beginImport(actor, {
    kind: "applications",
    file: sentFile(
      "a.csv",
      "ID,Job,Candidate,Gender,Race,Hispanic or Latino,EEO Race\nA,J,C,Female,Asian,No,Asian\n",
    ),
  });
  const { dryRun } = await getImport(actor, { importId });
  expect(dryRun?.answers).toEqual([]);
});

test("a cell that is no category leaves the row, and no list of problems or dry run shows it", async () => {
  const actor = await administrator();
  const text = "ID,Name,Gender,EEO race\n1,Ada Reyes,Zyxwoman,Zyxrace\n";
  const { importId } = await beginImport(actor, { kind: "candidates", file: sentFile("people.csv", text) });
  await mapImport(actor, { importId, mapping });
  const { dryRun } = await getImport(actor, { importId });
  expect(dryRun).toMatchObject({ good: 1, problemCount: 2 });
  expect(JSON.stringify([dryRun, await listProblems(actor, { importId })])).not.toContain("Zyx");
});

test("the categories that files write are those of the EEO-1 report", () => {
  // Names of the EEO-1 Component 1 instruction booklet, and of Greenhouse's EEOC answers.
  const names = {
    sex: ["Female", "Male"],
    raceEthnicity: [
      "Hispanic or Latino",
      "White (Not Hispanic or Latino)",
      "Black or African American (Not Hispanic or Latino)",
      "Native Hawaiian or Other Pacific Islander (Not Hispanic or Latino)",
      "Asian (Not Hispanic or Latino)",
      "American Indian or Alaska Native (Not Hispanic or Latino)",
      "Two or More Races (Not Hispanic or Latino)",
    ],
  };
  for (const kind of kinds) {
    const named = names[kind].map((name) => categoryOf(kind, name));
    expect(named).toEqual(categories[kind].slice(0, named.length));
    expect(categoryOf(kind, "I don’t wish to answer")).toBeNull();
    expect(categoryOf(kind, "Male or so")).toBeUndefined();
  }
});

test("erasing a person deletes what they said about themselves", async () => {
  const actor = await administrator();
  await imported(actor, "ID,Name,Gender,EEO race\n1,Ada Reyes,Female,White\n2,Ben Okafor,Male,White\n");
  const { id: candidateId } = await ownerDb.candidate.findFirstOrThrow({
    where: { organizationId: actor.organizationId, externalId: "1" },
  });
  await eraseCandidate(actor, { candidateId });
  expect((await reportsOf(actor)).map(([id]) => id)).toEqual(["2", "2"]);
});

test("no role of the database but the report's reads what people said, and it reads nothing else", async () => {
  const actor = await administrator();
  await imported(actor, "ID,Name,Gender,EEO race\n1,Ada Reyes,Female,White\n");
  const roles = await ownerDb.$queryRaw<{ rolname: string }[]>`
    SELECT rolname FROM pg_roles WHERE rolname LIKE 'shortlist\\_%' AND NOT rolcanlogin ORDER BY 1`;
  expect(roles.length).toBeGreaterThan(7);
  const readers: string[] = [];
  for (const { rolname } of roles) {
    const [may] = await ownerDb.$queryRaw<{ may: boolean }[]>`
      SELECT has_column_privilege(${rolname}, '"SelfReport"', 'value', 'SELECT') AS may`;
    if (may?.may) readers.push(rolname);
  }
  expect(readers).toEqual(["shortlist_impact"]);
  const others = await ownerDb.$queryRaw<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind IN ('r', 'v', 'm') AND c.relnamespace IN ('public'::regnamespace, 'reporting'::regnamespace)
      AND c.relname <> 'SelfReport' AND has_any_column_privilege('shortlist_impact', c.oid, 'SELECT')`;
  expect(others).toEqual([]);
  const asTenant = (sql: string) =>
    inTenant(wholeOrganization(actor.organizationId), (db) => db.$queryRawUnsafe(sql));
  await expect(asTenant('SELECT value FROM "SelfReport"')).rejects.toThrow(/permission denied/);
  await expect(asTenant('SELECT count(*) FROM "SelfReport"')).rejects.toThrow(/permission denied/);
});

test("the role that reads what people said is named in one module", () => {
  const naming = globSync("{app,components,lib}/**/*.{ts,tsx}", { exclude: ["lib/*/*/generated/**"] }).filter(
    (file) => /["'`]shortlist_impact["'`]/.test(readFileSync(file, "utf8")),
  );
  expect(naming.sort()).toEqual(["lib/hiring/impact/read-self-reports.ts", "lib/platform/db/as-role.ts"]);
});
