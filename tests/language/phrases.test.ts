import { expect, test } from "vitest";
import { fold } from "@/lib/reading/language/letters";
import { anyOf, phrasePattern } from "@/lib/reading/language/phrases";

const finds = (phrases: string, text: string) => phrasePattern(phrases).exec(fold(text))?.[0] ?? null;

test.each([
  ["Führungszeugnis", "Ein FÜHRUNGSZEUGNIS liegt bei", "fuhrungszeugnis"],
  ["fließend", "spricht fliessend", "fliessend"],
  ["fließend", "spricht fließend", "fließend"],
  ["verantwort*", "war verantwortlich für", "verantwortlich"],
  ["*erfahrung", "mit Berufserfahrung", "berufserfahrung"],
  ["years? of (work )?experience", "5 years of experience", "years of experience"],
  ["you are (at ease with)?", "you are a nurse", "you are"],
  ["you are (at ease with)?", "you are at ease with people", "you are at ease with"],
  ["a (big )?plus", "a plus", "a plus"],
  ["(a|an) apple", "an  apple a day", "an  apple"],
  ["# years", "has 12 years", "12 years"],
  ["lives … # km", "lives at most 20 km away", "lives at most 20 km"],
  ["lives … # km", "lives 20 km away", "lives 20 km"],
  ["master !(data|plan)", "a master of all", "master"],
  ["<!(scrum )master", "a master of all", "master"],
  ["master !(data|plan)", "master planner", "master"],
  ["master !(plan*) of all", "master of all", "master of all"],
  ["e.g.", "tools, e.g. hammers", "e.g."],
  ["^be in", "BE in computing", "be in"],
  ["C++", "C++ and C", "c++"],
  ["(art|\n  history) lessons", "history lessons", "history lessons"],
])("%j finds in %j: %j", (phrases, text, expected) => {
  expect(finds(phrases, text)).toBe(expected);
});

test.each([
  ["art", "started"],
  ["years", "10years"],
  ["master !(data|plan)", "master data"],
  ["home !(visits?)", "home visits"],
  ["master !(data)", "master-data"],
  ["^be in", "to be in"],
  ["<!(scrum )master", "a scrum master"],
  ["lives … # km", "lives here. 20 km away"],
  ["e.g.", "egg"],
  ["// a remark", "a remark"],
])("%j finds nothing in %j", (phrases, text) => {
  expect(finds(phrases, text)).toBeNull();
});

test("finds the longest of several phrases, whatever their order", () => {
  expect(new RegExp(`^${anyOf("work\nwork experience")}`, "u").exec("work experience")?.[0]).toBe(
    "work experience",
  );
});

test("throws on a line that is not a phrase", () => {
  expect(() => phrasePattern("(half open")).toThrow(SyntaxError);
});
