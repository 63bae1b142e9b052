import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stretches } from "@/components/document/highlight";
import type { Quote } from "@/components/application/shown";

const quote = (id: string, start: number, end: number): Quote => ({
  id,
  criterionId: id,
  criterion: id,
  verdict: "met",
  quote: "x",
  source: "document",
  page: 1,
  start,
  end,
});

const someQuotes = fc
  .array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 20 })), { maxLength: 8 })
  .map((pairs) => pairs.map(([start, length], index) => quote(`q${index}`, start, start + length)));

describe("stretches", () => {
  it("splits the text where quotes begin and end, and lists the quotes on each part", () => {
    const cut = stretches(0, 30, [quote("a", 5, 15), quote("b", 10, 20)]);
    expect(cut.map(({ start, end, quotes }) => [start, end, quotes.map(({ id }) => id).join()])).toEqual([
      [0, 5, ""],
      [5, 10, "a"],
      [10, 15, "a,b"],
      [15, 20, "b"],
      [20, 30, ""],
    ]);
  });

  it("covers the text once and without gaps, however the quotes overlap", () => {
    fc.assert(
      fc.property(someQuotes, (quotes) => {
        const text = "abcdefghij".repeat(9);
        const cut = stretches(10, 80, quotes);
        expect(cut.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text.slice(10, 80));
      }),
    );
  });

  it("marks exactly the characters of each quote", () => {
    fc.assert(
      fc.property(someQuotes, (quotes) => {
        const cut = stretches(10, 80, quotes);
        for (const { id, start, end } of quotes) {
          const marked = cut.filter((stretch) => stretch.quotes.some((each) => each.id === id));
          const length = marked.reduce((sum, stretch) => sum + stretch.end - stretch.start, 0);
          expect(length).toBe(Math.max(0, Math.min(end, 80) - Math.max(start, 10)));
        }
      }),
    );
  });
});
