import { expect, test } from "vitest";
import { judgeNow } from "@/lib/ai/embedded/embedded-judge";
import { readyText } from "@/lib/evaluation/evaluate-text";
import { Criterion } from "@/lib/scorecards/scorecard";

const cv = "Experience\nBackend Developer, Nordwind GmbH (2016 - 2020)\n- Built order services in Java";

/** The question about a criterion of which the CV shows Java at most. */
function questionFor(name: string, skills: string[] = []) {
  const criterion = Criterion.parse({
    id: "00000000-0000-8000-a000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    skills: skills.map((skill) => ({ name: skill })),
  });
  return judgeNow(readyText(cv, new Date("2026-01-15")).dossier, [criterion])[0]?.question;
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
])("nobody works with a permit, it is held: %s", (permit) => {
  expect(questionFor(permit)).toMatch(/^Do you hold this, and until when is it valid: .+\?$/);
});

test("what is held and what is worked with are asked for each in its way", () => {
  const both = ["Java", "Terraform", "Driving licence"];
  expect(questionFor("Platform", both)).toBe(
    "Where have you worked with Terraform, and for how long? Do you hold this, and until when is it valid: driving licence?",
  );
  expect(questionFor("Licence management")).toContain("worked with");
});
