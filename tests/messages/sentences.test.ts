import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { conflict, notFound } from "@/lib/errors";
import { flagMessages } from "@/lib/judging/evaluation/flags/flag-document";
import { inLanguage } from "@/lib/in-language";
import { protectedGrounds } from "@/lib/reading/language/everywhere/protected-grounds";
import { degreeName } from "@/lib/reading/language/studies";
import { say } from "@/lib/say";
import { Dispositions } from "@/lib/judging/states/status";
import { locales } from "@/messages/locales";
import { sentencesOfLib } from "./sentences";
import { slotsOf } from "./slots";

type Catalogue = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Catalogue;
const others = locales.filter((locale) => locale !== "en");

/** Sentences in tables of lib that other programs read too, and names of states in the database. */
const fromTables = [
  ...Object.values(readFailureMessages),
  ...Object.values(protectedGrounds).map(({ reason }) => reason),
  ...Object.values(flagMessages),
  // What the embedded drafter gives as the reason for leaving something out.
  "Not recognized as something a document can show.",
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

test("no sentence of lib is concatenated in code, where it could not be translated", () => {
  expect(pieced).toEqual([]);
  expect(whole.length).toBeGreaterThan(500);
});

test("no sentence shows an id of ours: people get names and a link, agents the ids beside it", () => {
  // An OAuth client's id is what the person has typed.
  const ids = (message: string) =>
    slotsOf(message).filter((slot) => /^(id|ids|\w+Ids?)$/.test(slot) && slot !== "clientId");
  expect(whole.filter((each) => ids(each.english).length > 0)).toEqual([]);
});

test.each(others)("%s translates every sentence of lib and no others", (locale) => {
  const sentences = read(`messages/${locale}/sentences.json`);
  expect(whole.filter((each) => !Object.hasOwn(sentences, each.english))).toEqual([]);
  expect(fromTables.filter((each) => !Object.hasOwn(sentences, each))).toEqual([]);
  expect(Object.keys(sentences).filter((each) => !english.has(each))).toEqual([]);
});

test.each(others)(
  "the sentences in %s have the placeholders of the English ones and are sorted",
  (locale) => {
    const sentences = read(`messages/${locale}/sentences.json`);
    // A translation may select by a placeholder where English does not.
    const names = (message: string) =>
      [...new Set(slotsOf(message).map((slot) => slot.split(" ")[0]))].sort();
    for (const [own, other] of Object.entries(sentences)) expect(names(other), own).toEqual(names(own));
    expect(Object.keys(sentences)).toEqual(Object.keys(sentences).sort());
  },
);

test("errors are in the language of inLanguage, and in English outside it", async () => {
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

const tools = readdirSync("lib/doors/mcp/tools")
  .map((file) => path.basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  // A name of a single word is also an ordinary English word.
  .filter((name) => /[A-Z]/.test(name));
const named = new RegExp(`\\b(?:${tools.join("|")})\\b`);

test("no text of a page names a tool", () => {
  expect(tools.length).toBeGreaterThan(20);
  const texts = globSync("messages/*/*.json").flatMap((file) => {
    const catalogue = read(file);
    return [...Object.values(catalogue), ...(file.endsWith("sentences.json") ? Object.keys(catalogue) : [])];
  });
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => named.test(text))).toEqual([]);
});

test("no text for agents names a page, which they cannot open", () => {
  const menu = read("messages/en/menu.json");
  const pages = new RegExp(
    `\\b(?:${[...Object.values(menu), "Settings"].filter((name) => / |Settings/.test(name)).join("|")})\\b`,
  );
  const files = globSync("lib/{doors/mcp,platform/{confirmations,agent-tasks,reporting-sql}}/**/*.ts");
  const texts = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => pages.test(text))).toEqual([]);
  expect(readFileSync("docs/tools.md", "utf8")).not.toMatch(pages);
});
