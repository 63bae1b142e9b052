import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocks } from "@/components/application/blocks";
import { reflow } from "@/components/application/reflow";
import type { ReadDocument } from "@/lib/reading/documents/document";

/** Lines of a page 400 points wide, 12 points high and 3 apart; `gap` is the space above a line. */
function page(lines: { text: string; width?: number; left?: number; gap?: number }[]): ReadDocument {
  let text = "";
  let top = 40;
  const read = lines.map(({ text: words, width = words.length * 5, left = 50, gap = 3 }) => {
    if (text) text += "\n";
    const start = text.length;
    text += words;
    top += 12 + gap;
    return {
      start,
      end: text.length,
      page: 1,
      box: [left, top, width, 12] as [number, number, number, number],
    };
  });
  const whole = { number: 1, start: 0, end: text.length, width: 595, height: 842 };
  return { text, lines: read, pages: [whole], hidden: [] };
}

describe("reflow", () => {
  it("joins a full line with its continuation", () => {
    const document = page([
      { text: "• Led the platform of a carrier, 120", width: 400 },
      { text: "engineers in 14 teams.", left: 58 },
    ]);
    expect(reflow(document)).toBe("• Led the platform of a carrier, 120 engineers in 14 teams.");
  });

  it("does not join bullets, short lines, headings with a date, or paragraphs", () => {
    const lines = [
      { text: "Principal Engineer\tJune 2018 – present", width: 400 },
      { text: "Pennine Post, Leeds" },
      { text: "• One thing that filled the whole line", width: 400 },
      { text: "• Another thing" },
      { text: "A sentence that filled its whole line.", width: 400 },
      { text: "Next one" },
      { text: "A full line before a new paragraph, not", width: 400 },
      { text: "joined", gap: 30 },
    ];
    const document = page(lines);
    expect(reflow(document)).toBe(document.text);
  });

  it("keeps every character at its offset", () => {
    const line = fc.record({
      text: fc.string({ minLength: 1, maxLength: 40 }),
      width: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const document = page(lines.map(({ text, width }) => ({ text: text.replaceAll("\n", " "), width })));
        const shown = reflow(document);
        expect(shown.length).toBe(document.text.length);
        expect(shown.replaceAll(" ", "\n")).toBe(document.text.replaceAll(" ", "\n"));
      }),
    );
  });
});

describe("blocks", () => {
  it("starts a new block at headings in capitals and after a gap", () => {
    const document = page([
      { text: "EXPERIENCE" },
      { text: "Engineer at Acme" },
      { text: "• built things" },
      { text: "Developer at Other", gap: 14 },
    ]);
    const foundBlocks = blocks(document, document.pages[0]!);
    expect(foundBlocks.map(({ start, end, heading }) => [document.text.slice(start, end), heading])).toEqual([
      ["EXPERIENCE", true],
      ["Engineer at Acme\n• built things", false],
      ["Developer at Other", false],
    ]);
  });

  it("includes every line in a block, whatever the layout", () => {
    const line = fc.record({
      text: fc.string({ minLength: 1, maxLength: 30 }),
      gap: fc.integer({ min: -40, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const document = page(lines.map(({ text, gap }) => ({ text: text.replaceAll("\n", " "), gap })));
        const foundBlocks = blocks(document, document.pages[0]!);
        for (const { start, end } of document.lines)
          expect(foundBlocks.some((block) => block.start <= start && block.end >= end)).toBe(true);
      }),
    );
  });
});
