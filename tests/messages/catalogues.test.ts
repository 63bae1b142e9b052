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
  "%s has the messages and placeholders of English in %s",
  (locale, name) => {
    const english = read("en", name);
    const other = read(locale, name);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect(slotsOf(other[key] ?? ""), `${name}: ${key}`).toEqual(slotsOf(message));
  },
);

test.each(others)("the index of %s exports every catalogue", async (locale) => {
  const index = (await import(`../../messages/${locale}/index.ts`)) as Record<string, unknown>;
  expect(Object.keys(index).sort()).toEqual([...names].sort());
});

test.each(names)("the messages of %s are sorted by key", (name) => {
  const keys = Object.keys(read("en", name));
  expect(keys).toEqual([...keys].sort());
});
