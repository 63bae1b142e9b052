import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { locales } from "@/messages/locales";

const read = (locale: string, name: string) =>
  JSON.parse(readFileSync(path.join("messages", locale, `${name}.json`), "utf8")) as Record<string, string>;
const names = readdirSync("messages/en").map((file) => path.basename(file, ".json"));
const others = locales.filter((locale) => locale !== "en");

/** The arguments and tags of a message, with what kind each is. */
function slots(node: unknown): string[] {
  if (!Array.isArray(node)) return node && typeof node === "object" ? Object.values(node).flatMap(slots) : [];
  const [name, kind] = node as unknown[];
  const isSlot = typeof name === "string" && (node.length === 1 || typeof kind === "number");
  const own = isSlot ? [`${name} ${typeof kind === "number" ? kind : ""}`] : [];
  return [
    ...own,
    ...(node as unknown[]).flatMap((part) =>
      Array.isArray(part) || typeof part === "object" ? slots(part) : [],
    ),
  ];
}
const slotsOf = (message: string) => [...new Set(slots(compile(message)))].sort();

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
