import { expect, test } from "vitest";
import { deniedWords } from "@/lib/language/denied";
import { fold } from "@/lib/language/fold";
import { readWords } from "@/lib/language/words";

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
  ["Keine Erfahrung mit SAP, aber mit DATEV", ["SAP"]],
  ["Sans permis de conduire", ["permis", "de", "conduire"]],
  ["Sin experiencia en cocina", ["cocina"]],
  ["Sem conhecimentos de contabilidade", ["contabilidade"]],
])("%j denies %j", (line, words) => {
  expect(denied(line)).toEqual(words);
});

test("a line without a denial denies nothing", () => {
  expect(deniedWords("cooks for 40 people", readWords("Cooks for 40 people"))).toBeNull();
});
