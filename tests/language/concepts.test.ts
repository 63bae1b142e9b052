import { expect, test } from "vitest";
import { conceptByKey, findConcepts } from "@/lib/reading/language/concepts";
import { languages } from "@/lib/reading/language/languages";
import { groupsIn } from "@/lib/reading/language/spellings";
import { readWords } from "@/lib/reading/language/words";

const conceptsIn = (text: string) => findConcepts(readWords(text)).map(({ concept }) => concept.name);

test.each([
  ["Gehaltsabrechnung für 300 Personen", "Payroll"],
  ["Gestion de la paie", "Payroll"],
  ["nóminas de 40 empleados", "Payroll"],
  ["folha de pagamento", "Payroll"],
  ["solving technical problems", "Problem solving"],
  ["Betreuung von drei Auszubildenden", "Mentoring"],
  ["changing dressings after surgery", "Wound care"],
  ["Managed a team of 8", "Leadership"],
  ["conducted 40 trials", "Litigation"],
  ["Verbandswechsel und Medikamentengabe", "Wound care"],
  ["rapprochements bancaires et clôtures mensuelles", "Month-end close"],
  ["reparación de motores", "Engine repair"],
  ["processamento salarial", "Payroll"],
])("%j mentions %s", (text, name) => {
  expect(conceptsIn(text)).toContain(name);
});

test("reads an everyday word as a tool's name only with a capital letter", () => {
  expect(conceptsIn("and the rest")).toEqual([]);
  expect(conceptsIn("a REST service")).toEqual(["REST"]);
});

test.each([
  ["PostgreSQL", "SQL"],
  ["Amazon EKS", "Kubernetes"],
  ["AWS Lambda", "Serverless computing"],
  ["Wound care", "Nursing"],
])("%s implies %s", (special, general) => {
  expect(conceptByKey(`@${special}`)?.implies.map(({ name }) => name)).toContain(general);
});

test.each([
  ["trial balance", "Litigation"],
  ["referenced the manual", "Search engine optimization"],
  ["clean code", "Housekeeping"],
  ["it runs", "Information technology"],
])("%j does not mention %s", (text, name) => {
  expect(conceptsIn(text)).not.toContain(name);
});

test.each(languages.flatMap(({ code, skills }) => Object.values(skills).map((list) => [code, list])))(
  "has no group twice in a list of skills in %s",
  (_, list) => {
    const names = groupsIn(list).map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);
