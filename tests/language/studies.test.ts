import { expect, test } from "vitest";
import { fold } from "@/lib/reading/language/letters";
import { studiesAsked, studiesIn } from "@/lib/reading/language/studies";

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

test("reads no field of study from a requirement that names none", () => {
  expect(studiesAsked("Bachelor's degree from an accredited university").named).toEqual([]);
});

test("reads that a requirement accepts a related field", () => {
  expect(studiesAsked("Degree in botany or a related field")).toMatchObject({ orRelated: true });
});
