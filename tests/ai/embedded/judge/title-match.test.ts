import { describe, expect, test } from "vitest";
import { occupationsOf, sharesHead } from "@/lib/judging/ai/embedded/judge/title-match";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { tenureYears } from "@/lib/judging/ai/embedded/judge/judge-work";
import { readingOf } from "@/lib/reading/profile/reading";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

test.each([
  ["en", "Head of Glassworks", "head"],
  ["en", "Ferry Deck Officer II", "offic"],
  ["en", "Surveyor - Hydrography", "survey"],
  ["en", "Keeper (Reptiles)", "keep"],
  ["en", "Manager, Ski School", "manag"],
  ["de", "Leitender Uhrmacher", "uhrmach"],
  ["de", "Monteur Seilbahnen", "monteur"],
  ["nl", "Medewerker zeilmakerij", "medewerk"],
  ["fr", "Souffleur de verre", "souffleur"],
  ["es", "Técnico de sonido", "tecnico"],
  ["pt", "Mestre de obras", "mestr"],
])("finds the head of a title, %s: %s", (language, title, head) => {
  expect(occupationsOf(title, language).map((one) => one.head.key)).toEqual([head]);
});

test.each([
  ["en", "Ferry Deck Officer", "Ferry Deck Cleaner", false],
  ["en", "Ferry Deck Officer", "Navigation Officer", true],
  ["de", "Bankkaufmann", "Bankbote", false],
  ["de", "Bankkaufmann", "Versicherungskaufmann", true],
  ["de", "Uhrmacherin", "Uhrmacher", true],
  ["nl", "Verpleger", "Wijkverpleger", true],
  ["fr", "Souffleur de verre", "Vendeur de verre", false],
])("tells whether two titles have one head, %s: %s, %s", (language, wanted, held, same) => {
  expect(sharesHead(occupationsOf(wanted, language), held, language)).toBe(same);
});

describe("years of work asked for by a title alone", () => {
  const criterion = (name: string) =>
    Criterion.parse({
      id: "0198c0de-0000-7000-8000-000000000001",
      name: `Experience as ${name}`,
      description: "Dated work in this role or one like it.",
      dimension: "hard_skills",
      weight: 10,
      importance: "must",
      minimumYears: 3,
      skills: [{ name, aliases: [] }],
    });
  const yearsAs = (title: string, wanted: string) => {
    const cv = `Experience\n${title}, Harrow Ltd, 2014 - 2024\nOpened the doors and kept the keys.`;
    return tenureYears(readingOf(prepareText(cv, new Date("2026-01-15")).dossier), criterion(wanted));
  };

  test.each([
    ["Stage Door Keeper", "Stage Rigger"],
    ["Loss Prevention Guard", "Loss Adjuster"],
  ])("do not count under a title that only shares what comes before the head: %s", (title, wanted) => {
    expect(yearsAs(title, wanted)).toBe(0);
  });

  test.each([
    ["Senior Stage Rigger", "Stage Rigger"],
    ["Loss Adjuster", "Loss Adjuster"],
  ])("count under the same title: %s", (title, wanted) => {
    expect(yearsAs(title, wanted)).toBeGreaterThan(9);
  });
});
