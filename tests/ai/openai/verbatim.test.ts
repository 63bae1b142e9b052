import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verbatim } from "@/lib/ai/openai/verbatim";

const text = "Led a team\n  of “nine” – in Köln’s port.\n█████ ███ wrote <Orders> (v2).";

describe("verbatim", () => {
  it.each([
    ["Led a team of", "Led a team\n  of"],
    ['of "nine" - in', "of “nine” – in"],
    ["Köln's port", "Köln’s port"],
    ["█ █ wrote ‹Orders› (v2)", "█████ ███ wrote <Orders> (v2)"],
    ['"Led a team"', "Led a team"],
    ["…in Köln’s port.", "in Köln’s port."],
  ])("finds %j", (quote, passage) => {
    expect(verbatim(quote, [text])).toBe(passage);
    expect(text).toContain(passage);
  });

  it.each(["Led a small team", "led a team", "nine in Köln", ".*", "", "█"])(
    "does not alter words: %j",
    (quote) => {
      const matched = verbatim(quote, [text]);
      expect(matched === quote || text.includes(matched)).toBe(true);
      if (/small|^led|nine in|\.\*/.test(quote)) expect(matched).toBe(quote);
    },
  );

  it("finds any passage of any text, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (any, a, b) => {
        const passage = any.slice(Math.min(a, b) % (any.length + 1), Math.max(a, b) % (any.length + 1));
        const matched = verbatim(passage, [any]);
        expect(matched === passage || any.includes(matched)).toBe(true);
      }),
    );
  });
});
