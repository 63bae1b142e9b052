import { describe, expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";

const asOf = new Date("2026-01-15");

const job = `Beekeeper / Apiary Manager
Duties
- Inspect hives for mites and treat sick colonies
- Extract, filter and jar honey
- Sell wax candles at farmers' markets
Requirements
- Driving licence`;
const [work] = draftWithRefusals({ title: "", description: job }).content.criteria;

const duties = [
  "Inspected 80 hives for mites and treated colonies",
  "Extracted and jarred two tonnes of honey",
];
const cvOf = (title: string, lines: string[], { headline = "", to = "Present", more = "" } = {}) =>
  `${headline ? `${headline}\n` : ""}Experience\n${title} | Heather Hill Farm | 03/2019 - ${to}\n${lines
    .map((line) => `- ${line}`)
    .join("\n")}\n${more}`;

const judged = (cv: string) => {
  const [assessment] = judgeNow(prepareText(cv, asOf).dossier, work ? [work] : []);
  if (!assessment) throw new Error("nothing was judged");
  return assessment;
};
const rated = (cv: string) => judged(cv).rating ?? 0;

describe("a manager's title", () => {
  const yearsAs = (occupation: string, title: string) => {
    const [criterion] = draftWithRefusals({
      title: "",
      description: `${occupation}\n- 3 years as ${occupation}`,
    }).content.criteria;
    const cv = prepareText(cvOf(title, ["Led nine people and their budget"]), asOf);
    return judgeNow(cv.dossier, criterion ? [criterion] : [])[0]?.rating ?? 0;
  };

  test.each([
    ["Accountant", "Accounting Manager"],
    ["Nurse", "Director of Nursing"],
    ["Teacher", "Head of Teaching"],
    ["Welder", "Welding Foreman"],
    ["Recruiter", "Head of Recruitment"],
    ["Graphic Designer", "Head of Graphic Design"],
  ])("counts as experience as %s: %s", (occupation, title) => {
    expect(yearsAs(occupation, title)).toBeGreaterThan(2);
  });

  test.each([
    ["Accountant", "Account Manager"],
    ["Nurse", "Restaurant Manager"],
    ["Teacher", "Office Manager"],
  ])("does not count as experience as %s: %s", (occupation, title) => {
    expect(yearsAs(occupation, title)).toBeLessThan(1);
  });
});

describe("a drafted scorecard", () => {
  test("asks for experience in each occupation of the job, with its duties", () => {
    expect(work?.name).toBe("Experience as Beekeeper / Apiary Manager");
    expect(work?.skills[0]?.aliases).toEqual(["Beekeeper", "Apiary Manager"]);
    expect(work?.description).toContain("\n- Extract, filter and jar honey");
  });
});

describe("experience in similar work", () => {
  test("is explained by how many duties are shown, for how long, with quotes of the lines", () => {
    const { reason, quotes } = judged(cvOf("Beekeeper", duties));
    expect(reason).toMatch(/^2 of 3 duties, 6\.9 years of work like this: /);
    for (const line of duties) expect(quotes).toContain(line);
  });

  test("counts in full under one of two occupations in the title", () => {
    expect(rated(cvOf("Beekeeper", duties))).toBeGreaterThan(rated(cvOf("Farm Clerk", duties)) + 1);
  });

  test("counts by its duties under another title", () => {
    const sorting = ["Sorted invoices and answered the telephone"];
    expect(rated(cvOf("Farm Hand", duties))).toBeGreaterThan(rated(cvOf("Farm Hand", sorting)));
  });

  test("counts more for each further duty that dated work shows", () => {
    const more = [...duties, "Sold wax candles at three farmers' markets"];
    expect(rated(cvOf("Beekeeper", more))).toBeGreaterThan(rated(cvOf("Beekeeper", duties)));
  });

  test("counts less in an earlier job than in the latest", () => {
    const since =
      "\nShop Assistant | Corner Store | 02/2023 - Present\n- Served customers and stocked shelves";
    expect(rated(cvOf("Beekeeper", duties, { to: "01/2023", more: since }))).toBeLessThan(
      rated(cvOf("Beekeeper", duties, { to: "01/2023" })),
    );
  });

  test("counts more under another title when the headline names the occupation", () => {
    const named = rated(cvOf("Farm Hand", duties, { headline: "Beekeeper" }));
    expect(named).toBeGreaterThan(rated(cvOf("Farm Hand", duties)));
    expect(named).toBeLessThan(rated(cvOf("Beekeeper", duties)));
  });

  test.each([
    ["a headline", { headline: "Beekeeper and Apiary Manager" }],
    [
      "a list",
      { more: "\nSkills\nHives, mites, colonies, extracting honey, wax candles, farmers' markets\n" },
    ],
    ["a wish", { more: "\nObjective\nTo inspect hives for mites, treat colonies and extract honey\n" }],
  ])("is not evidenced by %s of its words beside other work", (_, beside) => {
    const { verdict } = judged(cvOf("Tax Adviser", ["Filed returns for small firms"], beside));
    expect(verdict).toBe("not_evidenced");
  });

  test("counts lines of a section of work whose role has no dates that can be read", () => {
    const undated = (lines: string[]) =>
      rated(`Experience\nHeather Hill Farm\n${lines.map((line) => `- ${line}`).join("\n")}\n`);
    expect(undated(duties)).toBeGreaterThan(undated(["Sorted invoices and answered the telephone"]) + 0.5);
  });

  test("counts the years of a role that is near by its duties under another title", () => {
    expect(judged(cvOf("Farm Hand", duties)).reason).toMatch(/6\.9 years|3\.5 years/);
    expect(judged(cvOf("Farm Hand", ["Sold candles"])).reason).toMatch(/^0 of 3 duties, 0 years/);
  });

  test("matches forms of a word that its stem does not bring together", () => {
    const description = "Railway Signaller\nDuties\n- Operate the signalling panel\n- Grant possessions";
    const { criteria } = draftWithRefusals({ title: "Railway Signaller", description }).content;
    const ratedFor = (line: string) =>
      judgeNow(prepareText(cvOf("Crew", [line]), asOf).dossier, criteria)[0]?.rating ?? 0;
    expect(ratedFor("Signalman on twelve hour turns")).toBeGreaterThan(
      ratedFor("Barman on twelve hour turns"),
    );
  });

  test("is not evidenced by other work", () => {
    const { verdict } = judged(cvOf("Tax Adviser", ["Filed returns for small firms"]));
    expect(verdict).toBe("not_evidenced");
  });
});

describe("the job's other requirements", () => {
  const [criterion] = draftWithRefusals({
    title: "",
    description: `${job}\n- Queen rearing\n- Varroa treatment with oxalic acid`,
  }).content.criteria;
  const ratedFor = (lines: string[]) =>
    judgeNow(prepareText(cvOf("Farm Hand", lines), asOf).dossier, [criterion!])[0]?.rating ?? 0;

  test("are named in the criterion for the work, and make work that has them more like the job's", () => {
    expect(criterion?.description).toMatch(/\nAlso asked for: .*Queen rearing, Varroa treatment/);
    const rearing = [...duties, "Reared queens and treated varroa with oxalic acid"];
    expect(ratedFor(rearing) - ratedFor(duties)).toBeGreaterThan(0.3);
  });
});
