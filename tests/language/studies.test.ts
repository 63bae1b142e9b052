import { expect, test } from "vitest";
import { fold } from "@/lib/language/letters";
import { studiesAsked, studiesIn } from "@/lib/language/studies";

test.each([
  ["Bachelor of Science in Nursing", ["health"]],
  ["MBA, 2012", ["business"]],
  ["Grado en Derecho", ["law"]],
  ["Ausbildung zum Koch", ["hospitality"]],
  ["Licence de biologie", ["science"]],
  ["Bachelor of Arts", []],
])("%j is a degree in %j", (line, kinds) => {
  expect([...studiesIn(fold(line))]).toEqual(kinds);
});

test("a requirement that names no field takes any", () => {
  expect(studiesAsked("Bachelor's degree from an accredited university").named).toEqual([]);
});

test("a requirement that takes a related field says so", () => {
  expect(studiesAsked("Degree in botany or a related field")).toMatchObject({ orRelated: true });
});
