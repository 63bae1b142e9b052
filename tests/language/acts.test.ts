import { expect, test } from "vitest";
import { findActs } from "@/lib/language/acts";
import { fold } from "@/lib/language/letters";
import { readWords } from "@/lib/language/words";

const shown = (line: string, language = "en") =>
  findActs(fold(line), readWords(line), language).map(({ concept }) => concept.name);

test.each([
  ["Packed and cleaned infected wounds after operations", "en", "Wound care"],
  ["Planted maize and beans on our field", "en", "Crop production"],
  ["Unblocked drains and soldered copper pipes", "en", "Plumbing"],
  ["Schafe geimpft und Ziegen gemolken", "de", "Livestock"],
  ["Pose de câbles et de luminaires", "fr", "Electrical systems"],
  ["Corregía exámenes de geografía", "es", "Student assessment"],
  ["Assentava tijolos e levantava muros", "pt", "Masonry"],
])("%j (%s) shows %s", (line, language, name) => {
  expect(shown(line, language)).toContain(name);
});

test("finds no skill in words from two sentences", () => {
  expect(shown("Packed the van. Wounds were none of our business.")).not.toContain("Wound care");
});

test("does not match one language's word beginnings in another language", () => {
  expect(shown("Assentava tijolos e levantava muros", "de")).toEqual([]);
});
