import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { flagKinds } from "@/lib/ai/judging";
import { readFailureMessages } from "@/lib/documents/document";
import { conflict, notFound } from "@/lib/errors";
import { flagMessages } from "@/lib/evaluation/flags/flag-document";
import { inLanguage } from "@/lib/in-language";
import { protectedGrounds } from "@/lib/language/everywhere/protected-grounds";
import { degreeName } from "@/lib/language/studies";
import { say } from "@/lib/say";
import { sayAgain } from "@/lib/say-again";
import { Dispositions } from "@/lib/states/status";
import { locales } from "@/messages/locales";
import { sentencesOfLib } from "./sentences";
import { slotsOf } from "./slots";

type Catalogue = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Catalogue;
const others = locales.filter((locale) => locale !== "en");

/** What lib says from tables that other programs read too, and words for states in the database. */
const fromTables = [
  ...Object.values(readFailureMessages),
  ...Object.values(protectedGrounds).map(({ reason }) => reason),
  ...Object.values(flagMessages),
  ...flagKinds,
  // What the embedded drafter gives as the reason for leaving something out.
  "It was not understood as something that a document can show.",
  "It weighs less than the {count, number} criteria that were kept.",
  ...Dispositions.options,
  ...Array.from({ length: 7 }, (_, level) => degreeName(level)),
  "not scored",
  "queued",
  "processing",
  "stale",
  "failed",
  "awaiting credits",
];
const { whole, pieced } = sentencesOfLib();
const english = new Set([...whole.map((each) => each.english), ...fromTables]);

test("a sentence of lib is put together in code, so that no other language can have it", () => {
  expect(pieced).toEqual([]);
  expect(whole.length).toBeGreaterThan(500);
});

test.each(others)("%s lacks a sentence that lib says, or has one that nobody says", (locale) => {
  const sentences = read(`messages/${locale}/sentences.json`);
  expect(whole.filter((each) => !Object.hasOwn(sentences, each.english))).toEqual([]);
  expect(fromTables.filter((each) => !Object.hasOwn(sentences, each))).toEqual([]);
  expect(Object.keys(sentences).filter((each) => !english.has(each))).toEqual([]);
});

test.each(others)(
  "a sentence of %s fills in something else than the English one, or is out of order",
  (locale) => {
    const sentences = read(`messages/${locale}/sentences.json`);
    // A language may choose by what it fills in where English does not.
    const names = (message: string) =>
      [...new Set(slotsOf(message).map((slot) => slot.split(" ")[0]))].sort();
    for (const [own, other] of Object.entries(sentences)) expect(names(other), own).toEqual(names(own));
    expect(Object.keys(sentences)).toEqual(Object.keys(sentences).sort());
  },
);

test("an error speaks to an agent in another language than English, or to a reader in English", async () => {
  const refuse = () =>
    conflict("This job has no stage “{stage}”; it has {stages}.", { stage: "Screening", stages: "Offer" });
  expect(refuse().message).toBe("This job has no stage “Screening”; it has Offer.");
  await inLanguage("de", async () => {
    expect(refuse().message).toBe("Diese Stelle hat keine Stufe „Screening“; sie hat Offer.");
    expect(notFound("Application").message).toBe("Bewerbung nicht gefunden.");
    await inLanguage("en", async () =>
      expect(notFound("Application").message).toBe("Application not found."),
    );
    expect(say("Words that nobody has translated")).toBe("Words that nobody has translated");
  });
  expect(notFound("Application").message).toBe("Application not found.");
});

test.each([
  ["Trial credits", "Credits zum Ausprobieren"],
  ["100 credits bought by Ada for €9.00", "100 Credits, gekauft von Ada für €9.00"],
  ['Accept "Max for \\"Hire\\"" for "Engineer"', '"Max for \\"Hire\\"" für "Engineer" annehmen'],
  [
    "1 file and 2 applications come to the record that is kept.",
    "1 Datei und 2 Bewerbungen kommen zum behaltenen Datensatz.",
  ],
  [
    "Greenhouse is not told. Greenhouse is paused.",
    "Greenhouse erfährt nichts davon. Greenhouse ist pausiert.",
  ],
  [
    "The job is closed: nobody can be added to it or found for it in the talent pool. 12 undecided applications stay as before and can still be decided.",
    "Die Stelle wird geschlossen: Niemand kann ihr hinzugefügt oder für sie im Talentpool gefunden werden. 12 offene Bewerbungen bleiben wie bisher; über sie kann weiter entschieden werden.",
  ],
  [
    "The language model cannot be reached. It will be tried again.",
    "Das Sprachmodell ist nicht erreichbar. Es wird erneut versucht.",
  ],
  ["Goodwill after the outage", "Goodwill after the outage"],
])("a line that was kept in English is not read in German: %s", async (stored, german) => {
  expect(sayAgain(stored)).toBe(stored);
  await inLanguage("de", async () => expect(sayAgain(stored)).toBe(german));
});

test("every sentence that was said in English and kept is recognised as itself", async () => {
  const filled = ({ english: message }: { english: string }) => {
    const names = [...new Set(slotsOf(message).map((slot) => slot.split(" ")[0]!))];
    return say(message, Object.fromEntries(names.map((name, at) => [name, `Quux${at}`])));
  };
  const plain = whole.filter(
    ({ english: message }) => /^[^{]{12}/.test(message) && !/plural|select|number/.test(message),
  );
  expect(plain.length).toBeGreaterThan(250);
  for (const each of plain) {
    const stored = filled(each);
    await inLanguage("de", async () => expect(sayAgain(stored), each.at).not.toBe(stored));
  }
});

const tools = readdirSync("lib/mcp/tools")
  .map((file) => path.basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  // One word alone is English.
  .filter((name) => /[A-Z]/.test(name));
const named = new RegExp(`\\b(?:${tools.join("|")})\\b`);

test("a page names a tool, which its reader has never heard of", () => {
  expect(tools.length).toBeGreaterThan(20);
  const texts = globSync("messages/*/*.json").flatMap((file) => {
    const catalogue = read(file);
    return [...Object.values(catalogue), ...(file.endsWith("sentences.json") ? Object.keys(catalogue) : [])];
  });
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => named.test(text))).toEqual([]);
});

test("an agent is told of a page by its name, which it cannot open", () => {
  const menu = read("messages/en/menu.json");
  const pages = new RegExp(
    `\\b(?:${[...Object.values(menu), "Settings"].filter((name) => / |Settings/.test(name)).join("|")})\\b`,
  );
  const files = globSync("lib/{mcp,confirmations,agent-tasks,reporting-sql}/**/*.ts");
  const texts = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => pages.test(text))).toEqual([]);
  expect(readFileSync("docs/tools.md", "utf8")).not.toMatch(pages);
});
