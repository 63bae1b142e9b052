import { expect, test } from "vitest";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const cv = "Experience\nBackend Developer, Nordwind GmbH (2016 - 2020)\n- Built order services in Java";

/** The question about a criterion, for a CV that shows no skill except Java. */
function questionFor(name: string, skills: string[] = []) {
  const criterion = Criterion.parse({
    id: "00000000-0000-8000-a000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    skills: skills.map((skill) => ({ name: skill })),
  });
  return judgeNow(prepareText(cv, new Date("2026-01-15")).dossier, [criterion])[0]?.question;
}

test.each([
  "Work permit for the EU",
  "Driving licence",
  "Authorized to work in the US",
  "Security clearance",
  "Arbeitserlaubnis",
  "Führerschein Klasse B",
  "Führungszeugnis",
  "Permis de travail",
  "Permis B",
  "Titre de séjour",
  "Permiso de trabajo",
  "Carnet de conducir",
  "Autorização de trabalho",
  "Carta de condução",
  "Carteira de motorista",
])("asks whether a candidate holds a permit, not where they worked with it: %s", (permit) => {
  expect(questionFor(permit)).toMatch(/^Do you hold this, and until when is it valid: .+\?$/);
});

test("asks separately about skills to work with and licences to hold", () => {
  const both = ["Java", "Terraform", "Driving licence"];
  expect(questionFor("Platform", both)).toBe(
    "Where have you worked with Terraform, and for how long? Do you hold this, and until when is it valid: driving licence?",
  );
  expect(questionFor("Licence management")).toContain("worked with");
});
