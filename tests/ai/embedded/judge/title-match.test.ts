import { expect, test } from "vitest";
import { occupationsOf, titleNearness } from "@/lib/ai/embedded/judge/title-match";

const near = (wanted: string, title: string, language = "en") =>
  titleNearness(occupationsOf(wanted), title, language);

test("an abbreviation names what its letters stand for, in either title", () => {
  expect(near("Licensed Practical Nurse", "LPN, Night Ward")).toBeGreaterThan(0.6);
  expect(near("HR Manager", "Human Resources Manager")).toBe(1);
  expect(near("IT Manager", "Bakery Manager")).toBeLessThan(0.2);
});

test("a title mostly about something else is not the occupation", () => {
  expect(near("Pharmacy Technician", "Pharmacy Sales Representative")).toBeLessThan(0.5);
  expect(near("Actuary", "Actuarial Recruiter")).toBeLessThan(0.5);
  expect(near("Bookkeeper", "Book Conservator")).toBe(0);
});

test("genders and compounds of one word are the same occupation, in languages that form them", () => {
  expect(near("Coiffeur", "Coiffeuse", "fr")).toBeGreaterThan(0.8);
  expect(near("Cocinero", "Cocinera", "es")).toBeGreaterThan(0.8);
  expect(near("Schlosser", "Bauschlosser", "de")).toBeGreaterThan(0.5);
  expect(near("Accountant", "Account Executive")).toBe(0);
});
