import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { locales } from "@/messages/locales";
import { slotsOf } from "./slots";

const read = (locale: string, name: string) =>
  JSON.parse(readFileSync(path.join("messages", locale, `${name}.json`), "utf8")) as Record<string, string>;
const names = readdirSync("messages/en").map((file) => path.basename(file, ".json"));
const others = locales.filter((locale) => locale !== "en");

test.each(others.flatMap((locale) => names.map((name) => [locale, name] as const)))(
  "%s lacks a message of %s, has one too many, or fills in something else",
  (locale, name) => {
    const english = read("en", name);
    const other = read(locale, name);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect(slotsOf(other[key] ?? ""), `${name}: ${key}`).toEqual(slotsOf(message));
  },
);

test.each(others)(
  "a catalogue is not in the index of %s, so that its messages are never fetched",
  async (locale) => {
    const index = (await import(`../../messages/${locale}/index.ts`)) as Record<string, unknown>;
    expect(Object.keys(index).sort()).toEqual([...names].sort());
  },
);

test.each(names)("the messages of %s are not in the order of their keys, where one would look", (name) => {
  const keys = Object.keys(read("en", name));
  expect(keys).toEqual([...keys].sort());
});
