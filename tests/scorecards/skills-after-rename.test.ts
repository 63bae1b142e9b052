import { expect, test } from "vitest";
import { applyEdit } from "@/lib/judging/scorecards/draft-edits";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

const id = "0197a000-0000-7000-8000-000000000001";
const scorecard = (name: string, skills: string[]) =>
  ScorecardContent.parse({
    criteria: [
      {
        id,
        dimension: "hard_skills",
        name,
        weight: 10,
        importance: "must",
        skills: skills.map((skill) => ({ name: skill, aliases: [] })),
      },
    ],
  });

test.each([
  ["Forklift licence", ["forklift"], "Crane licence", []],
  ["SAP or Navision", ["SAP", "Navision"], "SAP", ["SAP"]],
  ["Warehouse software", ["Manhattan", "Körber"], "Warehouse systems", ["Manhattan", "Körber"]],
  ["Excel", ["Excel"], "Excel, pivot tables", ["Excel"]],
])("“%s” renamed keeps the skills its new name or nobody's name says", (name, skills, renamed, kept) => {
  const change = { action: "change" as const, criterion: name, name: renamed };
  const [criterion] = applyEdit(scorecard(name, skills), change, 0).criteria;
  expect(criterion!.skills.map((skill) => skill.name)).toEqual(kept);
});

test("skills given with the new name are kept as given", () => {
  const skills = [{ name: "forklift", aliases: [] }];
  const change = { action: "change" as const, criterionId: id, name: "Crane licence", skills };
  expect(applyEdit(scorecard("Forklift licence", ["forklift"]), change, 0).criteria[0]!.skills).toEqual(
    skills,
  );
});
