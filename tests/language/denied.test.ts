import { expect, test } from "vitest";
import { deniedWords } from "@/lib/reading/language/denied";
import { fold } from "@/lib/reading/language/letters";
import { readWords } from "@/lib/reading/language/words";

const denied = (line: string) => {
  const words = readWords(line);
  const each = deniedWords(fold(line), words);
  return words.filter((_, at) => each?.[at]).map(({ start, end }) => line.slice(start, end));
};

test.each([
  ["No experience with Kubernetes, but years with Docker", ["Kubernetes"]],
  ["Works without Java, SQL or Python", ["Java", "SQL", "or", "Python"]],
  ["Never used Excel; uses Calc", ["Excel"]],
  ["Welding was not part of it", ["Welding"]],
  ["Did not work with forklifts", ["work", "with", "forklifts"]],
  ["War an Ausschreibungen nie beteiligt", ["War", "an", "Ausschreibungen", "nie", "beteiligt"]],
  ["Je n'ai pas géré de budget", ["Je", "n'ai", "pas", "géré", "de", "budget"]],
  ["Keine Erfahrung mit SAP, aber mit DATEV", ["SAP"]],
  ["Sans permis de conduire", ["permis", "de", "conduire"]],
  ["Sin experiencia en cocina", ["cocina"]],
  ["Sem conhecimentos de contabilidade", ["contabilidade"]],
])("%j denies %j", (line, words) => {
  expect(denied(line)).toEqual(words);
});

test.each([
  ["Would like to learn glass blowing", ["learn", "glass", "blowing"]],
  ["Reported to the head of audit and kept the minutes", ["the", "head", "of", "audit"]],
  ["Mein Onkel schweißt Rohre, ich streiche sie", ["Mein", "Onkel", "schweißt", "Rohre"]],
  ["Cuts greenhouse gas in a factory", ["greenhouse", "gas"]],
])("%j does not describe the person's own %j", (line, words) => {
  expect(denied(line)).toEqual(words);
});

test("does not treat a negated omission as a denial", () => {
  expect(denied("Did not miss a payroll in nine years")).toEqual([]);
});

test("returns null for a line without a denial", () => {
  expect(deniedWords("cooks for 40 people", readWords("Cooks for 40 people"))).toBeNull();
});
