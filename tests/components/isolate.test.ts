import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { joined } from "@/components/words/isolate";
import { translator } from "@/components/words/translate";
import german from "@/messages/de/comparison.json";
import english from "@/messages/en/comparison.json";
import consent from "@/messages/en/consent.json";

const t = translator("consent", "en", consent);
const [isolateStart, isolateEnd] = ["\u2068", "\u2069"];
const comparisons = { en: english, de: german };

test("a name written from right to left, or with a stored override, reorders nothing of the sentence around it", () => {
  const sentence = (organization: string) => t("before.same", { organization });
  for (const name of ["חברת גיוס (7)", "شركة توظيف 7", "Acme \u202Eemca"])
    expect(sentence(name)).toBe(
      `You have given it access to ${isolateStart}${name}${isolateEnd} before. It asks for nothing new.`,
    );
  expect(sentence("Acme")).toBe("You have given it access to Acme before. It asks for nothing new.");

  const rich = t.rich("who.notVerified", {
    client: "סוכן",
    name: (chunks) => chunks,
    mark: (chunks) => chunks,
  });
  expect(renderToStaticMarkup(rich)).toBe(`${isolateStart}סוכן${isolateEnd} (not verified)`);
});

test("several names on one line stay in their order, without those that are empty", () => {
  expect(joined(["דנה", null, "", false, "Berlin"])).toBe(`${isolateStart}דנה${isolateEnd} · Berlin`);
  expect(joined(["Ann", "Bob"], ", ")).toBe("Ann, Bob");
});

test("several names in a sentence become a list of the reader's language, each isolated", () => {
  const alike = (locale: "en" | "de", criteria: string[]) =>
    translator(`alike-${locale}`, locale, comparisons[locale])("alike", { criteria });
  expect(alike("en", ["Python", "SQL", "Spanish"])).toBe("No difference on Python, SQL and Spanish.");
  expect(alike("de", ["Python", "SQL"])).toBe("Kein Unterschied bei Python und SQL.");
  expect(alike("en", ["עברית", "SQL"])).toBe(`No difference on ${isolateStart}עברית${isolateEnd} and SQL.`);
});
