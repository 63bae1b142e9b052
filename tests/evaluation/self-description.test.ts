import { describe, expect, it } from "vitest";
import { parseProfile } from "@/lib/candidates/parse-profile/parse-profile";
import { makeDossier } from "@/lib/evaluation/dossier";
import { evaluateText } from "@/lib/evaluation/evaluate-text";
import { foldMasks } from "@/lib/evaluation/identity/mask";

const asOf = new Date("2026-11-20");
const experience =
  "Experience\nEngineer, Acme Ltd, 2019 - 2020\n- Hired a French citizen and a Senegalese engineer";
const cv = (sentence: string) => `Jane Doe\njane@example.com\n\nProfile\n${sentence}\n\n${experience}`;
const left = (sentence: string) => {
  const text = cv(sentence);
  const masked = foldMasks(makeDossier({ text }, parseProfile(text, asOf), []).text);
  expect(masked).toContain(experience);
  return masked.split("\n")[4];
};

describe("what a person says of themself", () => {
  it.each([
    ["Senegalese engineer with ten years in water", "█ engineer with ten years in water"],
    ["A French citizen", "A █ citizen"],
    ["Married mother of two", "█"],
    ["As a woman in tech, I build", "As █ in tech, I build"],
    ["I am British and live with tests", "I am █ and live with tests"],
    ["She lives in Paris and codes", "█ lives in █ and codes"],
    ["Ich bin österreichischer Staatsbürger mit Erfahrung", "Ich bin █ Staatsbürger mit Erfahrung"],
    ["Österreichische Ingenieurin mit Erfahrung", "█ Ingenieurin mit Erfahrung"],
    ["Ich wohne in Berlin", "Ich wohne in █"],
    ["Je suis ingénieure sénégalaise", "Je suis ingénieure █"],
    ["Père de deux enfants", "█"],
    ["Ingénieure, née Durand", "Ingénieure, █"],
    ["J'habite à Lyon", "J'habite à █"],
    ["Ingeniera peruana con diez años", "Ingeniera █ con diez años"],
    ["Soy española", "Soy █"],
    ["Ingeniera de software, española, 36 anos, casada", "Ingeniera de software, █, █, █"],
    ["Vivo en Madrid", "Vivo en █"],
    ["Enfermeira brasileira com dez anos", "Enfermeira █ com dez anos"],
    ["Engenheiro, 36 anos, casado", "Engenheiro, █, █"],
    ["Moro em Lisboa", "Moro em █"],
  ])("is masked: %j", (told, expected) => {
    expect(left(told)).toBe(expected);
  });

  it.each([
    "French (C1)", "fluent Spanish", "German market", "Senegalese tax law", "French Tech", "British Telecom engineer",
    "taught English", "women's health", "Women in Tech mentor", "lives documentation", "Saves lives in Africa",
    "French teacher with ten years", "German account manager", "Advised French citizens on tax", "British national grid",
    "Deutsche Bank", "deutscher Markt", "Deutschlehrer, Englisch fließend", "Français, anglais", "Professeur français",
    "Ingénieur, anglais courant", "Derecho español", "Traductora alemán-español", "mercado brasileiro", "Cocinera, española, italiana", "Português, inglês",
  ])("is not taken for it: %j", (evidence) => {
    expect(left(evidence)).toBe(evidence);
  }); // prettier-ignore

  it("keeps the languages of a head and masks a nationality there", () => {
    const head = "Jane Doe, British, married\nFrançais, anglais\nespañola, 36 anos, casada\n\nExperience";
    const [first, languages, personal] = foldMasks(
      makeDossier({ text: head }, parseProfile(head, asOf), []).text,
    ).split("\n");
    expect([first, languages, personal]).toEqual(["█, █, █", "Français, anglais", "█, █, █"]);
  });

  it.each([
    ["Senegalese engineer with Java", "Engineer with Java"],
    ["Java engineer. Married mother of two.", "Java engineer."],
    ["Java engineer. A French citizen.", "Java engineer. A citizen."],
  ])("moves no score and no flag: %j", async (told, untold) => {
    const job = { title: "Engineer", description: "3 years as an engineer. Java and Docker. Mentoring." };
    const [one, other] = await Promise.all(
      [told, untold].map((text) => evaluateText(job, cv(text), { asOf })),
    );
    expect(one!.totals).toEqual(other!.totals);
    expect(one!.flags).toEqual(other!.flags);
  });

  it.each([
    ["Jane Doe (36)", "█"],
    ["Jane Doe | Engineer | Leeds (36) | ten years of pumps, pipes and pressure vessels", "█ | Engineer |"],
  ])("masks the name that a header begins with, and an age in brackets on its line: %j", (header, begins) => {
    const text = cv("Builds pumps.").replace("Jane Doe\njane@example.com", header);
    const [first = ""] = foldMasks(makeDossier({ text }, parseProfile(text, asOf), []).text).split("\n");
    expect(first.startsWith(begins), first).toBe(true);
    expect(first).not.toMatch(/Jane|Doe|36/);
  });
});
