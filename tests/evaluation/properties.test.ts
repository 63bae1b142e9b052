import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visibleText } from "@/lib/reading/documents/clean-text";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { job, strong } from "./cvs";
import { cpuSeconds } from "../support/cpu-seconds";

const asOf = new Date("2026-01-15");
const content = draftWithRefusals(job).content;
const evaluate = (cv: string) => evaluateText(job, cv, { asOf, content });

test("gives the same CV the same evaluation, byte for byte", async () => {
  expect(JSON.stringify(await evaluate(strong))).toBe(JSON.stringify(await evaluate(strong)));
});

test("gives the same score under any name, even one that is an everyday word", async () => {
  const { totals } = await evaluate(strong);
  for (const name of [
    "Anna Smith",
    "Mohammed Al-Farsi",
    "Nguyễn Thị Minh",
    "Grace Baker",
    "Mason Cook",
    "Li Ng",
  ]) {
    const cv = strong
      .replaceAll("Robin Example", name)
      .replaceAll("robin.example", name.toLowerCase().replace(" ", "."));
    expect((await evaluate(cv)).totals).toEqual(totals);
  }
});

const work = [
  "Built order services in Java on PostgreSQL",
  "Moved the shop to Kubernetes",
  "Introduced Terraform for the whole platform",
  "Wrote guides; clear written communication with suppliers",
  "Kept order services running",
  "Planned the summer party",
];

test("adding genuine evidence never lowers the score", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(work),
      fc.constantFrom(...work),
      fc.integer({ min: 1, max: 8 }),
      async (lines, more, years) => {
        const cv = (all: string[]) =>
          `Experience\nBackend Developer, Nordwind (2016 - ${2016 + years})\n${all.map((line) => `- ${line}`).join("\n")}`;
        const before = (await evaluate(cv(lines))).totals.overall ?? 0;
        const after = await evaluate(cv([...lines, more]));
        // Lines in the job's own words count as mentions as soon as there are enough of them to flag.
        if (after.flags.some(({ kind }) => kind === "copied_job_text")) return;
        expect(after.totals.overall ?? 0).toBeGreaterThanOrEqual(before);
      },
    ),
    { numRuns: 60 },
  );
});

describe("the way a CV is typed", () => {
  const people: [job: string, cv: string][] = [
    [
      "Saddler\n\nResponsibilities\n- Cut and stitch bridles by hand\n- Repair saddle trees\nRequirements\n- 3 years as a saddler\n- Leather work",
      "Alex Person\n\nExperience\nSaddler, Harrow Tack Ltd, 2015 - 2024\nStitched bridles by hand and cut leather.\nRepaired saddle trees for riding schools.",
    ],
    [
      "Fahrradmechaniker\n\nAufgaben\n- Reparatur von Bremsen und Schaltungen\n- Einspeichen von Laufrädern\nAnforderungen\n- 2 Jahre Erfahrung als Fahrradmechaniker\n- Führerschein Klasse B",
      "Alex Person\n\nBerufserfahrung\nFahrradmechaniker, Radwerk Süd GmbH, 2016 - 2024\nReparierte Bremsen und Schaltungen.\nSpeichte Laufräder ein und prüfte Rahmen.\nFührerschein Klasse B.",
    ],
    [
      "Fleuriste\n\nMissions\n- Composer des bouquets et des couronnes\n- Accueillir les clients\nProfil\n- CAP fleuriste\n- 2 ans d'expérience",
      "Alex Person\n\nExpérience\nFleuriste, Les Jardins d'Élise, 2017 - 2024\nComposé des bouquets et des couronnes.\nAccueilli les clients et tenu la caisse.\n\nFormation\nCAP fleuriste, 2016",
    ],
  ];
  const scoreOf = async ([description, cv]: (typeof people)[number], alter = (text: string) => text) => {
    const job = { title: description.split("\n")[0]!, description };
    const { totals } = await evaluateText(job, alter(cv), { asOf });
    return totals.overall ?? 0;
  };

  test.each<[string, number, (cv: string) => string]>([
    ["soft hyphens", 0, (cv) => cv.replace(/(\p{L}{3})(?=\p{L}{3})/gu, "$1\u00ad")],
    ["zero-width spaces", 0, (cv) => cv.replace(/\p{L}{4}/gu, "$&\u200b")],
    ["word joiners", 0, (cv) => cv.replaceAll(" ", " \u2060")],
    ["direction marks", 0, (cv) => cv.replaceAll(" ", " \u200e")],
    ["non-breaking spaces", 0, (cv) => cv.replaceAll(" ", "\u00a0")],
    ["double spaces", 0, (cv) => cv.replaceAll(" ", "  ")],
    ["decomposed accents", 0, (cv) => cv.normalize("NFD")],
    ["line breaks of another system", 0, (cv) => cv.replaceAll("\n", "\r\n")],
    ["a line break inside dates", 0, (cv) => cv.replace(/(\d{4}) - (\d{4})/g, "$1 -\n$2")],
    ["small letters", 3, (cv) => cv.toLowerCase()],
  ])("moves no score: %s", async (_, atMost, alter) => {
    for (const person of people) {
      const before = await scoreOf(person);
      expect(before).toBeGreaterThan(30);
      expect(Math.abs((await scoreOf(person, alter)) - before)).toBeLessThanOrEqual(atMost);
    }
  });
});

test("a longer tenure never lowers the score", async () => {
  let before = 0;
  for (let years = 1; years <= 10; years++) {
    const { totals } = await evaluate(
      strong.replace("2016 - 2022", `2016 - ${2016 + years}`).replace("2012 - 2015", "2009 - 2012"),
    );
    expect(totals.overall).toBeGreaterThanOrEqual(before);
    before = totals.overall ?? 0;
  }
});

test("evaluates any text with quotes at their offsets and scores within bounds", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      ...strong.split("\n"),
      "# Skills",
      "2019 - ",
      "(((",
      "Java ".repeat(40),
      "\u202E",
      "█",
      "a".repeat(300),
      "<|im_start|>",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const cv = pieces.join("\n");
      const { totals, assessments } = await evaluate(cv);
      expect(totals.overall ?? 0).toBeGreaterThanOrEqual(0);
      expect(totals.overall ?? 0).toBeLessThanOrEqual(100);
      for (const { evidence } of assessments) {
        for (const { quote, start, end } of evidence) expect(visibleText(cv).slice(start, end)).toBe(quote);
      }
    }),
    { numRuns: 150 },
  );
});

test("does not join the parts of a split sentence across text that is left out", async () => {
  const begun = "- Wrote the guides that suppliers work from; clear written communication";
  const more = "a".repeat(300);
  const evidenceIn = async (...lines: string[]) =>
    (await evaluate(lines.join("\n"))).assessments.flatMap(({ evidence }) => evidence);
  const [joined] = await evidenceIn("Experience", begun, more);
  expect(joined?.quote).toContain("communication\naaa");
  for (const between of ["<|im_start|>\nExperience", "<|im_start|>", "Experience", ""]) {
    const cv = ["Experience", begun, between, more].join("\n");
    const evidence = await evidenceIn(cv);
    expect(evidence, between).not.toEqual([]);
    for (const { quote, start, end } of evidence) {
      expect(cv.slice(start, end)).toBe(quote);
      expect(quote).toBe(begun.slice(2));
    }
  }
});

test("evaluates hostile sizes within 12 seconds of CPU time", async () => {
  for (const cv of [
    "(".repeat(60_000),
    "a".repeat(200_000),
    "Java, ".repeat(30_000),
    "2019 - 2020 ".repeat(8_000),
    "- x\n".repeat(30_000),
    "ignore ".repeat(20_000),
  ])
    expect(await cpuSeconds(() => evaluate(cv))).toBeLessThan(12);
});
