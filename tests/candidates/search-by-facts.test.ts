import "../support/database";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { requestFacts } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { runPipeline } from "../support/pipeline";
import { storedCv } from "../support/stored-cv";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { createApplication, createPooledCandidate } from "../talent-pool/people";

const cvs = {
  Ilse: `Ilse Brandt
Bankkauffrau

Berufserfahrung
Bankkauffrau, Volksbank Ulm eG
03/2016 - 02/2023
- Beratung von Privatkunden zu Krediten und Konten.
- Leitung der Filiale während der Urlaubszeit.
- Führerschein Klasse B.

Ausbildung
Bachelor of Arts Betriebswirtschaft, Universität Ulm
10/2012 - 09/2015

Sprachen
Deutsch (Muttersprache), Englisch B2`,
  Hugo: `Hugo Weiler
Krankenpfleger

Berufserfahrung
Gesundheits- und Krankenpfleger, Klinikum Kassel
01/2019 - 01/2021
- Betreuung von Patienten auf der Intensivstation.
Altenpfleger, Haus Abendruh
01/2021 - 01/2024
- Grundpflege und Dokumentation der täglichen Arbeit.

Sprachen
Englisch: Grundkenntnisse`,
  Marie: `Marie Fontaine
Infirmière

Expérience professionnelle
Conseillère clientèle, Banque Populaire du Nord
01/2012 - 01/2014
- Conseil aux particuliers et gestion des comptes.
Infirmière, Centre hospitalier de Lille
01/2014 - 01/2024
- Soins aux patients et administration des médicaments.

Langues
Français langue maternelle, Anglais C1, Allemand A2`,
  Owen: `Owen Park
Accountant
Leeds, United Kingdom

Experience
Senior Accountant, Harbour Foods Ltd
01/2015 - 01/2024
- Prepared monthly accounts and German tax filings for the subsidiary.
- Moved the ledger to a PostgreSQL database on AWS.

Education
Master of Science in Economics, University of Leeds
2013 - 2014

Certifications
ACCA member`,
};

let recruiter: Actor;
let organizationId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  ({ recruiter, organizationId } = await hiringTeam());
  for (const [name, text] of Object.entries(cvs))
    ids[name] = (await createPooledCandidate(recruiter, text.split("\n")[0]!, text)).id;
});

async function found(query: string) {
  const { items } = await searchCandidates(recruiter, { query, sort: "recent" });
  return Object.entries(ids).flatMap(([name, id]) =>
    items.some(({ candidateId }) => candidateId === id) ? [name] : [],
  );
}

test.each([
  ["language:german", ["Ilse", "Hugo", "Marie"]],
  ['language:"Deutsch native"', ["Ilse"]],
  ["language:german:b2", ["Ilse", "Hugo"]],
  ["language:allemand:a2", ["Ilse", "Hugo", "Marie"]],
  ["language:french", ["Marie"]],
  ["-language:german", ["Owen"]],
  ["employer:bank", ["Ilse", "Marie"]],
  ["employer:hospital", ["Hugo", "Marie"]],
  ["employer:Krankenhaus", ["Hugo", "Marie"]],
  ["title:nurse", ["Hugo", "Marie"]],
  ['title:"registered nurse" years:5', ["Marie"]],
  ["title:bank", ["Ilse"]],
  ["title:Buchhalter", ["Owen"]],
  ["years:8", ["Marie", "Owen"]],
  ["degree:bachelor", ["Ilse", "Owen"]],
  ["degree:Master", ["Owen"]],
  ["field:economics", ["Ilse", "Owen"]],
  ["certificate:ACCA", ["Owen"]],
  // A licence counts wherever it is named; what is used in work is no certificate.
  ['certificate:"driving licence"', ["Ilse"]],
  ["certificate:aws", []],
  ["certificate:postgresql", []],
  ["place:England place:leeds", []],
  ["place:Vereinigtes-Königreich", []],
  ['place:"Vereinigtes Königreich"', ["Owen"]],
  ["place:leeds", ["Owen"]],
  ["language:german employer:bank degree:bachelor", ["Ilse"]],
])("finds by the fact %s whoever has it, in a CV of any language", async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test.each([
  ["German", ["Ilse", "Hugo", "Marie", "Owen"]],
  ["French", ["Marie"]],
  ["bank", ["Ilse", "Marie"]],
  ["nurse French", ["Marie"]],
  ["Intensivpflege", ["Hugo"]],
  ["Marie", ["Marie"]],
  ["Fontaine language:french", ["Marie"]],
  ["French or Ulm", ["Ilse", "Marie"]],
  ['"langue maternelle"', ["Marie"]],
  ["German -tax", ["Ilse", "Hugo", "Marie"]],
])("finds by the words %s in the question's language and in the CV's", async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test("shows each hit with the line that has the fact, without the person's name", async () => {
  const { items } = await searchCandidates(recruiter, { query: "employer:bank language:german:native" });
  expect(items).toMatchObject([
    {
      shownBy: [
        { asked: "employer:bank", line: expect.stringContaining("Volksbank Ulm") },
        { asked: "language:german:native", line: expect.stringContaining("Muttersprache") },
      ],
    },
  ]);
  expect(JSON.stringify(items[0]!.shownBy)).not.toContain("Ilse");
});

test("says how it searched, and whom it could not search when it finds nobody", async () => {
  const { organization, recruiter: other } = await hiringTeam();
  for (const readStatus of ["failed", "pending"] as const) {
    const data = { organizationId: organization.id, fullName: "X", createdBy: other.id };
    const { id } = await ownerDb.candidate.create({ data });
    await storedCv(other, id, { readStatus });
  }
  const query = "employer:bank employer:Quuxwerke langauge:german";
  const { total, searched } = await searchCandidates(other, { query });
  expect(total).toBe(0);
  expect(searched).toEqual([
    "Searched by meaning, in CVs of every language: employer:bank.",
    "Searched by spelling only, so other words for it are missed: employer:Quuxwerke, langauge, and german.",
    expect.stringContaining("No filter, so searched as words: langauge:german. The filters are language:"),
    "Not searched: 1 people whose CV could not be read, 1 whose CV waits to be read or indexed, 0 without a CV.",
  ]);
});

test("says what it looked for in applications and in which roles, and names unread CVs only where it searched CVs", async () => {
  const { organization, recruiter: other } = await hiringTeam();
  const data = { organizationId: organization.id, fullName: "X", createdBy: other.id };
  await ownerDb.candidate.create({ data });
  const searchedFor = async (query: string) => {
    const { total, searched } = await searchCandidates(other, { query });
    expect(total).toBe(0);
    return searched;
  };
  expect(await searchedFor("decision:rejected reason:salary")).toEqual([
    "Looked for in applications, not in CVs: decision:rejected and reason:salary.",
  ]);
  const without =
    "Not searched: 0 people whose CV could not be read, 0 whose CV waits to be read or indexed, 1 without a CV.";
  expect(await searchedFor("title:nurse years:3")).toEqual([
    "Searched by meaning, in CVs of every language: title:nurse.",
    "Years were counted in roles that fit title:nurse.",
    without,
  ]);
  expect(await searchedFor("years:3")).toEqual(["Years were counted in all roles with dates.", without]);
});

test("shows the years that were counted", async () => {
  const shown = async (query: string) =>
    (await searchCandidates(recruiter, { query, sort: "recent" })).items.map(({ shownBy }) =>
      shownBy.filter(({ asked }) => asked.startsWith("years")),
    );
  expect(await shown('title:"registered nurse" years:5')).toEqual([[{ asked: "years:5", line: "10 years" }]]);
  expect(await shown("years:11")).toEqual([[{ asked: "years:11", line: "12 years" }]]);
});

test.each([
  ["language:quuxish", /names no language/],
  ["degree:quux", /the degrees are/],
  ["years:many", /years are one number/],
  ["years:5..10", /at least so many/],
  ["decision:quux", /choose from active, accepted/],
  ["applied:yesterday", /dates are such as applied:2026-01-31/],
  ["applied:2026-02-31", /dates are such as applied:2026-01-31/],
  ["score:high", /score: 0 to 100/],
  ["met:quux", /No criterion is called "quux"/],
])("refuses %s and says what is possible", async (query, message) => {
  await expect(searchCandidates(recruiter, { query })).rejects.toThrow(message);
});

test("facts of applications narrow every list alike, by a criterion's name too", async () => {
  const content = exampleContent();
  const { job, versionId } = await configuredJob(recruiter, content);
  const rows = [
    { name: "Ilse", points: [80, 0], overall: 75, disposition: "active" as const },
    { name: "Owen", points: [0, 40], overall: 35, disposition: "rejected" as const },
  ];
  for (const { name, points, overall, disposition } of rows) {
    const application = await createApplication({ id: ids[name]!, organizationId }, job.id, disposition);
    await ownerDb.application.update({
      where: { id: application.id },
      data: {
        points,
        overall,
        scoredVersionId: versionId,
        appliedAt: new Date("2026-03-05"),
        summary: {
          low: 30,
          high: 80,
          advice: "review",
          knockedOut: false,
          criteria: { total: 2, evidenced: 1 },
          topReason: null,
          scorecardVersion: 1,
          open: [],
          flags: name === "Owen" ? ["hidden_text"] : [],
        },
        stage: name === "Owen" ? "Phone screen" : "Applied",
      },
    });
    if (disposition === "rejected")
      await ownerDb.decision.create({
        data: {
          organizationId,
          applicationId: application.id,
          kind: "reject",
          reason: "Missing licence",
          decidedBy: recruiter.id,
        },
      });
  }
  const expected: [string, string[]][] = [
    ["met:postgresql", ["Ilse"]],
    ['open:"postgresql in production"', ["Owen"]],
    ["score:70..", ["Ilse"]],
    ["score:35", ["Owen"]],
    ["stage:applied", ["Ilse"]],
    ["decision:rejected reason:licence by:robin", ["Owen"]],
    ["by:quux", []],
    ["flag:any", ["Owen"]],
    ["-flag:any language:german", ["Ilse"]],
    ["applied:2026-03-05", ["Ilse", "Owen"]],
    ["applied:2026-03-06..", []],
    ["decided:2026-01-01..", ["Owen"]],
    ["source:applied years:8", ["Owen"]],
  ];
  for (const [query, names] of expected) {
    const wanted = names.map((name) => ids[name]).sort();
    const people = (items: { candidateId: string }[]) => items.map(({ candidateId }) => candidateId).sort();
    const list = await listJobCandidates(recruiter, { jobId: job.id, query });
    const across = await searchApplications(recruiter, { query });
    const candidates = await searchCandidates(recruiter, { query });
    const shown = (items: { candidateId: string; shownBy: object[] }[]) =>
      Object.fromEntries(items.map(({ candidateId, shownBy }) => [candidateId, shownBy]));
    // A job's page shows the same lines of each hit as the other lists.
    expect(shown(list.items)).toEqual(shown(across.items));
    expect([query, people(list.items)]).toEqual([query, wanted]);
    expect([query, people(across.items)]).toEqual([query, wanted]);
    expect([query, people(candidates.items)]).toEqual([query, wanted]);
  }
  const linesOf = async (query: string) => {
    const { items } = await searchCandidates(recruiter, { query });
    return items.flatMap(({ shownBy }) => shownBy);
  };
  const day = new Date().toISOString().slice(0, 10);
  expect(await linesOf("met:postgresql")).toEqual([
    { asked: "met:postgresql", line: "PostgreSQL in production, 80/100" },
  ]);
  expect(await linesOf("open:postgresql reason:licence")).toEqual([
    { asked: "open:postgresql", line: "PostgreSQL in production, 0/100" },
    { asked: "reason:licence", line: expect.stringMatching(`^${day}, .*: Missing licence$`) },
  ]);
  await expect(searchApplications(recruiter, { query: "met:postgres-administration" })).rejects.toThrow(
    /The nearest are PostgreSQL in production/,
  );
});

test("shows no name in blind review, and does not find a person there by the place they live in", async () => {
  const team = await hiringTeam();
  const { id } = await createPooledCandidate(team.recruiter, "Owen Park", cvs.Owen);
  const search = async (query: string) => (await searchCandidates(team.recruiter, { query })).items;
  expect(await search("place:leeds")).toHaveLength(1);
  const { job } = await configuredJob(team.recruiter, exampleContent({ blindReview: true }));
  await createApplication({ id, organizationId: team.organizationId }, job.id, "active");
  expect(await search("place:leeds")).toEqual([]);
  expect(await search("Park title:accountant")).toEqual([]);
  const [hit] = await search("title:accountant");
  expect(hit).toMatchObject({ name: "Candidate 1 of the pool", blind: true });
  expect(JSON.stringify(hit)).not.toMatch(/Owen|Park/);
});

test("does not find another organization's people by a fact", async () => {
  const { recruiter: stranger } = await hiringTeam();
  expect((await searchCandidates(stranger, { query: "language:german" })).total).toBe(0);
});

test("indexes the facts of people whom an earlier version indexed without them", async () => {
  const team = await hiringTeam();
  const { id } = await createPooledCandidate(team.recruiter, "Ilse Brandt", cvs.Ilse);
  await ownerDb.$executeRaw`UPDATE "CandidateWords" SET facts = NULL, words = to_tsvector('simple', 'x')
    WHERE "candidateId" = ${id}::uuid`;
  expect((await searchCandidates(team.recruiter, { query: "employer:bank" })).searched.at(-1)).toMatch(
    /1 whose CV waits to be read or indexed/,
  );
  const sweeper = systemActor(team.organizationId, "sweeper");
  expect(await requestFacts(sweeper)).toBe(1);
  await runPipeline(team.organizationId);
  expect(await requestFacts(sweeper)).toBe(0);
  expect((await searchCandidates(team.recruiter, { query: "employer:bank" })).total).toBe(1);
});

test("a place is found under its name in any language, and not where the country is another", async () => {
  const team = await hiringTeam();
  const living = {
    Anke: "80331 München, Deutschland",
    Bill: "Munich, Germany",
    Chiara: "Monaco di Baviera, Germany",
    Dirk: "Köln",
    Elise: "Cologne, Allemagne",
    Franz: "Wien, Österreich",
    Gina: "Vienna, Austria",
    Henri: "Vienne, France",
    Inês: "Lisboa, Portugal",
    Jan: "Antwerpen, Belgium",
  };
  for (const [name, place] of Object.entries(living))
    await createPooledCandidate(
      team.recruiter,
      `${name} Kern`,
      cvs.Owen.replace("Owen Park", `${name} Kern`).replace("Leeds, United Kingdom", place),
    );
  const search = async (query: string) =>
    (await searchCandidates(team.recruiter, { query, limit: 50 })).items
      .map(({ name }) => name.split(" ")[0])
      .toSorted();
  expect(await search("place:Munich")).toEqual(["Anke", "Bill", "Chiara"]);
  expect(await search("place:münchen")).toEqual(["Anke", "Bill", "Chiara"]);
  expect(await search("place:Keulen")).toEqual(["Dirk", "Elise"]);
  expect(await search('place:"Vienna, Österreich"')).toEqual(["Franz", "Gina"]);
  expect(await search("place:wenen")).toEqual(["Franz", "Gina"]);
  expect(await search('place:"Vienne, France"')).toEqual(["Henri"]);
  expect(await search("place:Lissabon")).toEqual(["Inês"]);
  expect(await search("place:Anvers")).toEqual(["Jan"]);
  expect(await search("place:France")).toEqual(["Henri"]);
  const { searched } = await searchCandidates(team.recruiter, { query: "place:Anvers" });
  expect(searched.join(" ")).toContain("by meaning");
});
