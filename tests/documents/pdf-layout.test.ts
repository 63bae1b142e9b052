import { expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { pdf, pdfOf, text } from "./hand-made-pdf";
import { expectInOrder, lineTexts, read } from "./reading";

const rows = Array.from({ length: 20 }, (_, i) => i);
const y = (row: number) => 700 - row * 14;

it("reads independent columns one after the other though they are drawn row by row", async () => {
  const left = (row: number) => text(60, y(row), `Left column has sentence number ${row} here`, "", 9);
  const right = (row: number) =>
    text(330, y(row) - 3, `Right column tells of thing number ${row} now`, "", 9);
  const title = text(60, 740, "A heading that spans the whole width of the page and both columns", "", 16);
  const document = await read(pdf(title + rows.map((row) => left(row) + right(row)).join("")));
  expectInOrder(
    document,
    "A heading",
    "sentence number 0 ",
    "sentence number 19",
    "thing number 0 ",
    "thing number 19",
  );
});

it("reads a table of dates and entries row by row", async () => {
  const table = rows.map(
    (row) =>
      text(60, y(row), `${1990 + row} – ${1991 + row}`.replace("–", "-")) +
      text(200, y(row), `Engineer for project ${row} at a company`),
  );
  const lines = lineTexts(await read(pdf(table.join(""))));
  expect(lines[3]).toBe("1993 - 1994\tEngineer for project 3 at a company");
});

it("reads a page drawn from the bottom up from top to bottom", async () => {
  const drawn = rows
    .toReversed()
    .map((row) => text(60, y(row), `A line of the letter, the one numbered ${row}`));
  const lines = lineTexts(await read(pdf(drawn.join(""))));
  expect(lines).toEqual(rows.map((row) => `A line of the letter, the one numbered ${row}`));
});

it("puts dates drawn first back on their lines", async () => {
  const dates = text(450, 700, "2019 - 2021") + text(450, 600, "2016 - 2019");
  const entries =
    text(72, 700, "Engineer, Acme") +
    text(72, 680, "Built") +
    text(72, 600, "Developer, Bolt") +
    text(72, 580, "Made");
  expect(lineTexts(await read(pdf(dates + entries)))).toEqual([
    "Engineer, Acme\t2019 - 2021",
    "Built",
    "Developer, Bolt\t2016 - 2019",
    "Made",
  ]);
});

it("puts bullets drawn last before their text", async () => {
  const words = text(90, 700, "Led a team") + text(90, 680, "Built things");
  expect(lineTexts(await read(pdf(words + text(78, 700, "\\225") + text(78, 680, "\\225"))))).toEqual([
    "• Led a team",
    "• Built things",
  ]);
});

it("joins letters spaced by the font and letters spaced by spaces", async () => {
  const tracked = "q BT 6 Tc /F1 11 Tf 72 700 Td (WORK) Tj ET Q ";
  const document = await read(
    pdf(tracked + text(72, 650, "E X P E R I E N C E") + text(72, 600, "S K I L L S   A N D   T O O L S")),
  );
  expect(lineTexts(document)).toEqual(["WORK", "EXPERIENCE", "SKILLS AND TOOLS"]);
});

it("drops the second drawing of simulated bold", async () => {
  expect((await read(pdf(text(72, 700, "Summary") + text(72.4, 700, "Summary")))).text).toBe("Summary");
});

it("separates words where no space was drawn", async () => {
  const apart = "BT /F1 11 Tf 72 700 Td [(Senior) -300 (Backend) -10 (er)] TJ ET";
  expect((await read(pdf(apart))).text).toBe("Senior Backender");
});

/** Words at gaps of so many thousandths of an em, without spaces, as TeX draws them. */
const apart = (gap: number, ...words: string[]) =>
  `BT /F1 10 Tf 72 700 Td [${words.map((word) => `(${word})`).join(` -${gap} `)}] TJ ET`;

it.each([
  [
    "in a full line of TeX, which shrinks them",
    apart(130, "moved", "the", "stock", "of", "three"),
    "moved the stock of three",
  ],
  [
    "before leaders",
    apart(300, "General", "use", ...Array.from({ length: 20 }, () => ".")),
    `General use${" .".repeat(20)}`,
  ],
])("keeps spaces %s", async (_, content, line) => {
  expect(lineTexts(await read(pdf(content)))).toEqual([line]);
});

it("reads the logo of TeX, whose letters are lowered and set into each other, as one word", async () => {
  const lowered = "BT /F1 10 Tf 72 700 Td (T) Tj -2.2 Ts [170 (E)] TJ 0 Ts [120 (X)] TJ ET";
  expect((await read(pdf(lowered))).text).toBe("TEX");
});

it("keeps raised letters with their number, and raised numbers apart", async () => {
  const raised = (words: string) => `/F1 7 Tf 3.8 Ts (${words}) Tj /F1 10 Tf 0 Ts`;
  const content = `BT /F1 10 Tf 72 700 Td (the 1) Tj ${raised("st")} ( of Acme) Tj ${raised("2")} ET`;
  expect(lineTexts(await read(pdf(content)))).toEqual(["the 1st of Acme 2"]);
});

it("leaves hyphens at line ends unchanged", async () => {
  expect((await read(pdf(text(72, 700, "Distributed sys-") + text(72, 686, "tems")))).text).toBe(
    "Distributed sys-\ntems",
  );
});

it("measures each line's box from the page's top left", async () => {
  const { lines } = await read(pdf(text(72, 700, "Helvetica", "", 10)));
  const [left, top, width, height] = lines[0]?.box ?? [0, 0, 0, 0];
  expect(left).toBe(72);
  expect(top).toBeCloseTo(792 - 700 - 8, 0);
  expect(width).toBeGreaterThan(38);
  expect(width).toBeLessThan(48);
  expect(height).toBeCloseTo(10.5, 0);
});

it("reads a page that is stored sideways", async () => {
  const line = (x: number, words: string) => `BT /F1 11 Tf 0 1 -1 0 ${x} 100 Tm (${words}) Tj ET\n`;
  const document = await read(
    pdfOf([{ content: line(100, "First line") + line(116, "Second line"), rotate: 90 }]),
  );
  expect(document.text).toBe("First line\nSecond line");
  expect(document.pages[0]).toMatchObject({ width: 792, height: 612 });
  expect(document.lines[0]?.box?.[0]).toBeCloseTo(100);
});

it("keeps a label along the margin out of the lines beside it", async () => {
  const label = "BT /F1 11 Tf 0 1 -1 0 40 500 Tm (Portfolio) Tj ET\n";
  const body = text(72, 540, "Designed things") + text(72, 520, "Built things");
  expect(lineTexts(await read(pdf(label + body)))).toEqual(["Portfolio", "Designed things", "Built things"]);
});

it("keeps a header once and drops page numbers", async () => {
  const page = (n: number) =>
    text(72, 770, "Jane Doe, curriculum vitae") +
    text(72, 500, `Body of page ${"abc"[n - 1]}`) +
    text(280, 20, `Page ${n} of 3`);
  const { text: whole, pages } = await read(pdf(page(1), page(2), page(3)));
  expect(pages).toHaveLength(3);
  expect(whole).toBe("Jane Doe, curriculum vitae\n\nBody of page a\n\nBody of page b\n\nBody of page c");
});

it("keeps both telephone numbers of a footer that is on every page", async () => {
  const footer = text(72, 30, "080-613169") + text(72, 18, "080-448664");
  const pages = ["One", "Two"].map((word) => text(72, 700, word) + footer);
  expect(lineTexts(await read(pdf(...pages)))).toEqual(["One", "080-613169", "080-448664", "Two"]);
});

it("tells a blank page from a picture of text", async () => {
  expect(await readDocument(pdf(""))).toEqual({ ok: false, failure: "empty" });
  expect(await readDocument(pdf("q 612 0 0 792 0 0 cm /Im1 Do Q"))).toEqual({
    ok: false,
    failure: "needs_ocr",
  });
  expect(await readDocument(pdf("72 700 m 80 710 l 90 700 l f"))).toEqual({
    ok: false,
    failure: "needs_ocr",
  });
});

it("refuses pages larger than any paper", async () => {
  const huge = pdfOf([{ content: text(72, 700, "Words"), mediaBox: [2_000_000, 2_000_000] }]);
  expect(await readDocument(huge)).toEqual({ ok: false, failure: "too_complex" });
});
