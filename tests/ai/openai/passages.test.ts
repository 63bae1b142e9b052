import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passagesOf } from "@/lib/judging/ai/openai/passages";

const text = `Led a team
  of “nine” – in Köln’s port.
█████ ███ wrote <Orders> (v2).
• Reconciled supplier statements each month and
• prepared the VAT returns for three com-
panies in Berlin. Works with C++ and C# daily.
Kept the stock of the north hall. Kept the stock of the south hall.`;

describe("passagesOf", () => {
  it.each([
    ["Led a team of", ["Led a team\n  of"]],
    ["led a TEAM of nine", ["Led a team\n  of “nine"]],
    ['of "nine" - in', ["of “nine” – in"]],
    ["Koln's port", ["Köln’s port"]],
    ["█ █ wrote ‹Orders› (v2)", ["█████ ███ wrote <Orders> (v2)"]],
    ['"Led a team"', ["Led a team"]],
    ["…in Köln’s port.", ["in Köln’s port."]],
    // Across a bullet, without its hyphen at the line's end, with a full stop that is not there.
    [
      "Reconciled supplier statements each month and prepared the VAT returns.",
      ["Reconciled supplier statements each month and\n• prepared the VAT returns"],
    ],
    ["VAT returns for three companies in Berlin", ["VAT returns for three com-\npanies in Berlin"]],
    // Joined of two passages, in the marks that models use.
    [
      "Reconciled supplier statements; Works with C++ and C#",
      ["Reconciled supplier statements", "Works with C++ and C#"],
    ],
    ["Reconciled supplier statements … Works with C++", ["Reconciled supplier statements", "Works with C++"]],
    // Altered words: the longest run that stands at one place only.
    [
      "She reconciled supplier statements each month and more",
      ["Reconciled supplier statements each month and"],
    ],
    // A name needs no three words; signs that belong to it count.
    ["C++", ["C++"]],
    ["Berlin", ["Berlin"]],
  ])("finds %j", (quote, passages) => {
    expect(passagesOf(quote, ["Another text.", text])).toEqual(passages);
    for (const passage of passages) expect(text).toContain(passage);
  });

  it.each([
    "Led a small team",
    "C",
    "the",
    "of",
    "art",
    "Kept the stock in the east hall always",
    ".*",
    "",
    "█",
    "•",
  ])("finds nothing for %j", (quote) => expect(passagesOf(quote, [text])).toEqual([]));

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
    const words = fc.uniqueArray(fc.stringMatching(/^[a-zA-Zäöüßéñ]{5}$/), { minLength: 3, maxLength: 12 });
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
        // Fewer words are a quote only if they name something.
        const first = Math.min(from, to, all.length - 3);
        const last = Math.max(from, to, first + 2);
        const join = (form: 0 | 1, start: number, end: number) =>
          all.slice(start, end + 1).reduce((text, word, at) => {
            const between = gaps[start + at - 1];
            return at === 0 || !between ? word : text + written(between[form]) + word;
          }, "");
        const passage = join(0, first, last);
        const quote = join(1, first, last);
        if (quote !== passage) differing++;
        expect(passagesOf(quote, ["Another text.", join(0, 0, all.length - 1)])).toEqual([passage]);
      }),
    );
    expect(differing).toBeGreaterThan(20);
  });

  it("returns only what is in the text, whatever its characters, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (any, a, b) => {
        const passage = any.slice(Math.min(a, b) % (any.length + 1), Math.max(a, b) % (any.length + 1));
        for (const found of passagesOf(passage, [any])) expect(any).toContain(found);
      }),
    );
  });
});
