import { expect, test } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const read = (text: string) => {
  const { skills, languages } = parseProfile(`Ada Lindgren\n${text}\n`, new Date("2026-11-30"));
  return [skills.map(({ name }) => name), languages.map(({ name, level }) => `${name} ${level}`)];
};

// Each list as people rate themselves: the skills without their ratings, the languages with the level they amount to.
test.each<[string, string, string[], string[]]>([
  [
    "signs",
    "Skills\nPython ●●●●○\nSQL ★★★☆☆\nPhotoshop ▰▰▰▱▱\nGit █████░░\nWord ⭐⭐⭐⭐\nCobol • • • ◦\n\n" +
      "Languages\nEnglish ●●●●●\nFrench ★★★☆☆\nDutch ●●○○○",
    ["Python", "SQL", "Photoshop", "Git", "Word", "Cobol"],
    ["English fluent", "French intermediate", "Dutch basic"],
  ],
  [
    "numbers",
    "Habilidades\nCocina: 5/5\nRepostería (4/5), Inventario - 3/5\nCompras 80 %\nVentas 9/10\nCaja 4 de 5\n\n" +
      "Idiomas\nEspañol (5/5)\nInglés 3/5\nAlemán: 40 %",
    ["Cocina", "Repostería", "Inventario", "Compras", "Ventas", "Caja"],
    ["Spanish fluent", "English intermediate", "German basic"],
  ],
  [
    "a legend of numbers",
    "Kenntnisse\nLegende: 1 = Grundkenntnisse, 3 = gut, 5 = Experte\nBuchhaltung 5\nSAP FI 4\nWindows 11\n\n" +
      "Sprachen\nDeutsch 5\nEnglisch 4\nFranzösisch 2",
    ["Buchhaltung", "SAP FI", "Windows 11"],
    ["German fluent", "English professional", "French basic"],
  ],
  [
    "a legend of signs, and no empty ones",
    "Compétences (de 1 à 3)\nSoudure TIG ★★★\nPontier ★★\n★ débutant ★★ intermédiaire ★★★ expert\n\n" +
      "Langues\nFrançais ★★★\nAnglais ★★\nArabe ★",
    ["Soudure TIG", "Pontier"],
    ["French fluent", "English professional", "Arabic basic"],
  ],
  [
    "signs before the name",
    "Skills\nRating: ●○○○○ beginner – ●●●●● expert\n●●●●● Carpentry\n★★★★☆ Roofing\n\n" +
      "Languages\n●●●●● English\n●●○○○ Polish",
    ["Carpentry", "Roofing"],
    ["English fluent", "Polish basic"],
  ],
])("reads how well something is mastered from %s", (_, text, skills, languages) => {
  expect(read(text)).toEqual([skills, languages]);
});

test("takes versions and shares within a skill for no ratings", () => {
  expect(read("Skills\nWindows XP/7/8\nOffice 365\n80% Peak Season Travel\nHTML 5, CSS 3")[0]).toEqual([
    "Windows XP/7/8",
    "Office 365",
    "80% Peak Season Travel",
    "HTML 5",
    "CSS 3",
  ]);
});
