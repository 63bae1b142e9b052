import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "@/lib/judging/ai/openai/document-parts";
import { tokensAtMost } from "@/lib/judging/ai/openai/tokens";
import { foldMasks } from "@/lib/reading/language/mask";
import { dossierOf } from "../support";

const role = (year: number) =>
  `Baker, Bakery ${year}, 01/${year} - 12/${year}\n${"- Baked rye bread for forty shops\n".repeat(12)}\n`;
const long = `Ines Duarte\n\nExperience\n${[2012, 2014, 2016, 2018, 2020].map(role).join("")}`;

describe("partsOf", () => {
  it("returns one part for a document that fits, with its answers", () => {
    const dossier = dossierOf(long, "Because of the bread.");
    expect(partsOf(dossier, 100_000)).toEqual([
      {
        start: 0,
        end: dossier.text.length,
        answers: [{ id: dossier.answers[0]!.id, start: 0, end: dossier.answers[0]!.text.length }],
      },
    ]);
  });

  it("splits a long document before its roles", () => {
    const dossier = dossierOf(long);
    const parts = partsOf(dossier, 400);
    expect(parts.length).toBeGreaterThan(2);
    for (const { start } of parts.slice(1)) expect(dossier.text.slice(start)).toMatch(/^Baker, /);
  });

  it("shows every character once and never more than fits, for any text", () => {
    const words = fc.array(
      fc.oneof(fc.lorem(), fc.string({ unit: "grapheme", maxLength: 300 }), fc.constant("\n\n")),
    );
    fc.assert(
      fc.property(
        words,
        fc.string({ maxLength: 3_000 }),
        fc.integer({ min: 250, max: 900 }),
        (list, answer, room) => {
          const base = dossierOf("Ines Duarte");
          const answers = [{ id: "a", question: "Why?", text: answer }];
          const dossier = { ...base, text: list.join(" "), answers };
          const parts = partsOf(dossier, room);
          const shown = parts.map(({ start, end }) => dossier.text.slice(start, end));
          expect(shown.join("")).toBe(dossier.text);
          expect(
            parts.flatMap((part) => part.answers.map(({ start, end }) => answer.slice(start, end))).join(""),
          ).toBe(answer);
          for (const text of shown) expect(tokensAtMost(foldMasks(text))).toBeLessThanOrEqual(room);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("refuses a document that needs too many parts instead of leaving text out", () => {
    expect(() => partsOf({ ...dossierOf(cvOf(60_000)) }, 300)).toThrow(/too long for the language model/);
  });
});

const cvOf = (words: number) => "Experience\n" + "bread ".repeat(words);
