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

  it("finds a passage quoted with other spaces, quotation marks, dashes and ellipses", () => {
    const oneOf = (signs: string) => fc.constantFrom(...signs);
    const spaces = fc.constantFrom(" ", "\n", "  ", "\t", "\u00a0", "\r\n  ");
    /** A gap between two words, as in the text and as in the quote. */
    const gap = fc.oneof(
      fc.tuple(spaces, spaces),
      fc.tuple(oneOf("-‐‑‒–—−"), oneOf("-–—")),
      fc.tuple(oneOf("'’‘´`"), oneOf("'’")),
      fc.tuple(fc.constantFrom("…", "..."), fc.constant("…")),
      fc.tuple(fc.tuple(spaces, oneOf('"“”„«»')), fc.tuple(spaces, oneOf('"“”'))),
      fc.tuple(fc.tuple(oneOf('"“”„«»'), spaces), fc.tuple(oneOf('"“”'), spaces)),
    );
    const written = (sign: string | string[]) => [sign].flat().join("");
    // Words of one length, none twice, so that only one passage of the text matches.
    const words = fc.uniqueArray(fc.stringMatching(/^[a-zA-Zäöüßéñ]{5}$/), { minLength: 2, maxLength: 12 });
    const cases = words.chain((all) =>
      fc.record({
        all: fc.constant(all),
        gaps: fc.array(gap, { minLength: all.length - 1, maxLength: all.length - 1 }),
        from: fc.nat(all.length - 1),
        to: fc.nat(all.length - 1),
      }),
    );
    let differing = 0;
    fc.assert(
      fc.property(cases, ({ all, gaps, from, to }) => {
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        const join = (form: 0 | 1, start: number, end: number) =>
          all.slice(start, end + 1).reduce((text, word, at) => {
            const between = gaps[start + at - 1];
            return at === 0 || !between ? word : text + written(between[form]) + word;
          }, "");
        const passage = join(0, first, last);
        const quote = join(1, first, last);
        if (quote !== passage) differing++;
        expect(verbatim(quote, ["Another text.", join(0, 0, all.length - 1)])).toBe(passage);
      }),
    );
    expect(differing).toBeGreaterThan(20);
  });

  it("finds every passage of a text, whatever its characters, or returns it unchanged, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (any, a, b) => {
        const passage = any.slice(Math.min(a, b) % (any.length + 1), Math.max(a, b) % (any.length + 1));
        const matched = verbatim(passage, [any]);
        expect(matched === passage || any.includes(matched)).toBe(true);
      }),
    );
  });
});
