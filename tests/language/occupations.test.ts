import { describe, expect, test } from "vitest";
import { dutiesIn } from "@/lib/judging/ai/embedded/judge/prepare";
import { occupationsIn } from "@/lib/reading/language/job-title";

describe("the occupations in a title", () => {
  test.each([
    ["Baker / Pastry Cook", ["Baker", "Pastry Cook"]],
    ["Librarian or Archivist", ["Librarian", "Archivist"]],
    ["Plumber/Electrician", ["Plumber", "Electrician"]],
    ["Music Teacher and Choir Director", ["Music Teacher", "Choir Director"]],
    ["Köchin oder Küchenchef", ["Köchin", "Küchenchef"]],
    ["UI/UX Designer", ["UI/UX Designer"]],
    ["Research and Development Engineer", ["Research and Development Engineer"]],
  ])("are separated in %j", (title, occupations) => {
    expect(occupationsIn(title)).toEqual(occupations);
  });
});

test("reads duties from the lines of a description that begin with a bullet, else from what it says", () => {
  const duties = (description: string) =>
    dutiesIn({ name: "Baker work", description }).map(({ text }) => text);
  expect(duties("Two years of it.\n- Bake bread\n• Clean the oven")).toEqual([
    "Bake bread",
    "Clean the oven",
  ]);
  expect(duties("Has worked as a baker: sourdough, early shifts.")).toEqual(["sourdough", "early shifts."]);
  expect(duties("Two years of work as a baker.")).toEqual([]);
});
