import { expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const asOf = new Date("2026-01-01");

const nurse = `
Sanne Example
sanne@example.org

Profiel
Verpleegkundige met hart voor ouderenzorg.

Werkervaring
maart 2019 - heden
Verpleegkundige, Zorggroep De Linde, Zwolle
- Medicatie toedienen en verbanden wisselen op een afdeling met 24 bewoners
- Begeleiding van stagiairs

september 2015 - februari 2019
Verzorgende, Thuiszorg Noord, Assen
- Persoonlijke verzorging aan huis

Opleiding
2011 - 2015
Bachelor Verpleegkunde, Hogeschool Windesheim

Talen
Nederlands (moedertaal), Engels (B2)

Vaardigheden
Wondzorg, palliatieve zorg, rijbewijs B
`;

const bookkeeper = `
Jeroen Example

WERKERVARING
Boekhouder | Accountantskantoor Voorbeeld BV | Utrecht | 01/2016 - 12/2024
Crediteurenadministratie en debiteurenadministratie in Exact Online
Maandafsluitingen en btw-aangiften voor 40 klanten
Administratief medewerker | Drukkerij Voorbeeld BV | Utrecht | 06/2012 - 12/2015
Gegevensinvoer en archivering

OPLEIDING
HBO Accountancy, Hogeschool Utrecht, 2012

TALEN
Nederlands, Duits

VAARDIGHEDEN
Exact Online, Excel, nauwkeurig
`;

const warehouse = `
Fatima Example
Over mij
Zelfstandige magazijnmedewerker. Geen ervaring met loonadministratie.

Loopbaan
Magazijnmedewerker
Groothandel Voorbeeld BV
juni 2020 t/m december 2025
* Orderpicken en goederenontvangst
* Heftruck rijden

Opleiding
MBO Logistiek, ROC Twente, 2018 - 2020

Talen
Nederlands - vloeiend
Engels - basis
`;

const people = { nurse, bookkeeper, warehouse };

const jobs = {
  nurse: {
    title: "Verpleegkundige",
    description: `Verpleegkundige

Wie zijn wij
Wij zijn een kleine organisatie in Zwolle.

Wat ga je doen
- Medicatie toedienen
- Zorgplannen schrijven

Wat vragen wij
- Minimaal 3 jaar ervaring als verpleegkundige
- HBO-diploma verpleegkunde
- Ervaring met wondzorg
- Goede beheersing van Engels
- Rijbewijs B is een pre`,
  },
  bookkeeper: {
    title: "Boekhouder",
    description: `Boekhouder

Functie-eisen
- Minstens vijf jaar ervaring als boekhouder
- Afgeronde HBO-opleiding accountancy
- Kennis van debiteurenadministratie
- Kennis van loonadministratie is een pre
- Nauwkeurig

Wij bieden
- Een goed salaris en 30 vakantiedagen`,
  },
  warehouse: {
    title: "Magazijnmedewerker",
    description: `Magazijnmedewerker

Jouw profiel
- 2 tot 4 jaar ervaring als magazijnmedewerker
- Ervaring met orderpicken
- Heftruckcertificaat
- Zelfstandig
- MBO-diploma is een pre`,
  },
};

test("reads the roles, dates, education and languages of Dutch CVs in any layout", () => {
  const read = Object.values(people).map((cv) => parseProfile(cv, asOf));
  expect(read.map(({ language }) => language)).toEqual(["nl", "nl", "nl"]);
  expect(read.map(({ roles }) => roles.map(({ title, from, to }) => [title, from, to]))).toMatchObject([
    [
      ["Verpleegkundige", "2019-03", null],
      ["Verzorgende", "2015-09", "2019-02"],
    ],
    [
      ["Boekhouder", "2016-01", "2024-12"],
      ["Administratief medewerker", "2012-06", "2015-12"],
    ],
    [["Magazijnmedewerker", "2020-06", "2025-12"]],
  ]);
  expect(read.map(({ education }) => education.length)).toEqual([1, 1, 1]);
  expect(read.map(({ languages }) => languages.map(({ name }) => name))).toEqual([
    ["Dutch", "English"],
    ["Dutch", "German"],
    ["Dutch", "English"],
  ]);
});

const drafted = (job: { title: string; description: string }) => draftWithRefusals(job).content.criteria;

test("drafts the years, degree and nice-to-haves of a Dutch advertisement as criteria", () => {
  expect(Object.values(jobs).map((job) => Math.max(...drafted(job).map((c) => c.minimumYears ?? 0)))).toEqual(
    [3, 5, 2],
  );
  for (const [job, nice] of [
    [jobs.nurse, /Rijbewijs/],
    [jobs.bookkeeper, /loonadministratie/i],
    [jobs.warehouse, /MBO/],
  ] as const) {
    const criteria = drafted(job);
    expect(criteria.filter(({ name }) => nice.test(name)).map(({ importance }) => importance)).toEqual([
      "nice",
    ]);
    expect(criteria.filter(({ importance }) => importance === "must").length).toBeGreaterThanOrEqual(3);
  }
  expect(drafted(jobs.bookkeeper).some(({ name }) => /salaris|vakantie/i.test(name))).toBe(false);
});

test.each(["nurse", "bookkeeper", "warehouse"] as const)("ranks the matching CV first: %s", async (kind) => {
  const job = jobs[kind];
  const content = draftWithRefusals(job).content;
  const scores = await Promise.all(
    Object.entries(people).map(async ([name, cv]) => {
      const { totals, assessments } = await evaluateText(job, cv, { asOf, content });
      for (const { evidence } of assessments)
        for (const { quote } of evidence)
          expect(cv.replace(/\s+/g, " ")).toContain(quote.replace(/\s+/g, " "));
      return { name, score: totals.overall ?? 0 };
    }),
  );
  const best = scores.toSorted((a, b) => b.score - a.score);
  expect(best[0]!.name).toBe(kind);
  expect(best[0]!.score).toBeGreaterThan(2 * best[1]!.score);
});

test("contradicts a criterion that a Dutch CV denies", async () => {
  const job = jobs.bookkeeper;
  const content = draftWithRefusals(job).content;
  const { assessments } = await evaluateText(job, warehouse, { asOf, content });
  const payroll = content.criteria.find(({ name }) => /loonadministratie/i.test(name))!;
  expect(assessments.find(({ criterionId }) => criterionId === payroll.id)?.verdict).toBe("contradicted");
});

test("does not apply Dutch words to an English advertisement", () => {
  const names = drafted({
    title: "Editor",
    description: "Requirements\n- Knowledge of the stage and of print\n- 3 years of editing",
  }).map(({ name }) => name);
  expect(names.join("; ")).toMatch(/stage and .*print|the stage/i);
  expect(names.some((name) => / or /.test(name))).toBe(false);
});
