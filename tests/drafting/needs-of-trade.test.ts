import { expect, test } from "vitest";
import { statedNeeds } from "@/lib/judging/ai/embedded/draft/values";
import { needsOfTrade } from "@/lib/judging/drafting/needs-of-trade";

const needs = {
  database: "We need someone who has run PostgreSQL under load.",
  pastry: "The kitchen lacks pastry.",
  wounds: "The ward needs wound care.",
  litigation: "We are short of litigation.",
  closing: "Nobody here has done a month-end close.",
  mentor: "We need a mentor for two juniors.",
};
type Need = keyof typeof needs;

const jobs: Record<string, { title: string; description: string; expected: Need[] }> = {
  developer: {
    title: "Backend Developer",
    description: "You write Java and Spring services and REST interfaces.",
    expected: ["database"],
  },
  success: {
    title: "Customer Success Manager",
    description:
      "You onboard customers, sell upgrades, report in Excel, Looker and Salesforce, and renew contracts.",
    expected: [],
  },
  cook: {
    title: "Line Cook",
    description: "You run the grill, keep HACCP records and help with menu planning. We order in Excel.",
    expected: ["pastry"],
  },
  nurse: {
    title: "Staff Nurse",
    description: "Triage, medication administration and vital signs on a surgical ward.",
    expected: ["wounds"],
  },
  lawyer: {
    title: "Corporate Counsel",
    description: "Contract drafting, contract law and legal research for the holding.",
    expected: ["litigation"],
  },
  buchhalterin: {
    title: "Buchhalterin",
    description: "Sie betreuen Kreditoren und Debitoren in DATEV.",
    expected: ["closing"],
  },
};

test.each(Object.entries(jobs))("keeps only team needs of its trade: %s", (_, { expected, ...job }) => {
  const remaining = needsOfTrade(Object.values(needs).join(" "), job);
  expect(remaining?.split("\n")).toEqual(
    (Object.keys(needs) as Need[])
      .filter((need) => expected.includes(need) || need === "mentor")
      .map((need) => needs[need]),
  );
});

test("returns null when the organization states no needs", () => {
  expect(needsOfTrade(null, { title: "Developer", description: "SQL" })).toBeNull();
});

test("names a need by what is needed, without the reason for it", () => {
  const teamNeeds =
    "Two engineers joined within the last year and need a mentor. " +
    "From spring the team takes over a service, so it needs people who have worked well across team borders.";
  expect(statedNeeds(teamNeeds).map(({ name }) => name)).toEqual([
    "Mentoring",
    "have worked well across team borders",
  ]);
});
