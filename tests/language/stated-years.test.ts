import { expect, test } from "vitest";
import { statedYears } from "@/lib/reading/language/stated-years";

test.each([
  ["at least five (5) years of experience", 5],
  ["3+ years in payroll", 3],
  ["between 4 and 6 years", 4],
  ["three to five years", 3],
  ["2-year traineeship", 2],
  ["for 7years", 7],
  ["18 months of warehouse experience", 1.5],
  ["mindestens zwei Jahre Erfahrung", 2],
  ["6 Monate Berufserfahrung", 0.5],
  ["3 à 5 ans d'expérience", 3],
  ["entre 4 y 6 años de experiencia", 4],
  ["mais de três anos", 3],
])("%j states %d years, the lower end of a range", (text, years) => {
  expect(statedYears(text)?.years).toBe(years);
});

test.each([
  "over 18 years old",
  "mindestens 18 Jahre alt",
  "founded 40 years ago",
  "six months of probation",
  "ISO 9001",
])("%j states no time at work", (text) => {
  expect(statedYears(text)).toBeNull();
});
