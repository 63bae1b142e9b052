import { expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { docx, paragraph, run } from "./hand-made-docx";
import { pdf, text } from "./hand-made-pdf";
import { lineTexts, read } from "./reading";

// Layouts as other programs draw them, with invented people.
const lines = (...rows: [x: number, y: number, words: string, size?: number][]) =>
  rows.map(([x, y, words, size]) => text(x, y, words, "", size)).join("");

it("puts lists and a header that were drawn last where they stand on the page", async () => {
  const entries = lines(
    [60, 700, "Principal Engineer, Ledgerbird"],
    [60, 640, "Junior Developer, Paddle and Finch"],
  );
  const drawnLast = lines(
    [72, 684, "- Owns the settlement service"],
    [72, 668, "- Chairs the design review"],
    [72, 624, "- Maintained shop sites"],
    [60, 740, "Imogen Achebe", 20],
  );
  expect(lineTexts(await read(pdf(entries + drawnLast)))).toEqual([
    "Imogen Achebe",
    "Principal Engineer, Ledgerbird",
    "- Owns the settlement service",
    "- Chairs the design review",
    "Junior Developer, Paddle and Finch",
    "- Maintained shop sites",
  ]);
});

it("reads a sidebar, and dates to the right of entries beside it, each in its place", async () => {
  const side = lines(
    [400, 700, "Skills"],
    [400, 683, "PostgreSQL, Kafka and the Go language"],
    [400, 666, "Code review and incident response"],
    [400, 640, "Languages"],
    [400, 623, "English, native, and Igbo, conversational"],
  );
  const main = lines(
    [60, 700, "Engineer at Ledgerbird"],
    [310, 700, "2020 - 2022"],
    [60, 684, "Moved reporting to a database of its own"],
    [60, 660, "Developer at Paddle"],
    [310, 660, "2015 - 2017"],
    [60, 644, "Maintained the sites of three small shops"],
    [60, 620, "Tutor at Code Evenings"],
    [310, 620, "2012 - 2014"],
  );
  const title = lines([
    60,
    740,
    "A heading that spans the whole width of the page, from the left to the right",
  ]);
  expect(lineTexts(await read(pdf(side + main + title)))).toEqual([
    "A heading that spans the whole width of the page, from the left to the right",
    "Engineer at Ledgerbird\t2020 - 2022",
    "Moved reporting to a database of its own",
    "Developer at Paddle\t2015 - 2017",
    "Maintained the sites of three small shops",
    "Tutor at Code Evenings\t2012 - 2014",
    "Skills",
    "PostgreSQL, Kafka and the Go language",
    "Code review and incident response",
    "Languages",
    "English, native, and Igbo, conversational",
  ]);
});

it("composes accents that were drawn over a letter, before or after it", async () => {
  // Helvetica: the accent is half as wide as its letter, which is drawn back over it.
  const over = (accent: string, letter: string) => `[(${accent}) 450 (${letter})] TJ`;
  const word = `q BT /F1 12 Tf 72 700 Td (M) Tj ${over("\\250", "u")} (hlbach, L) Tj ${over("\\264", "e")} (on) Tj ET Q\n`;
  expect(lineTexts(await read(pdf(word)))).toEqual(["Mühlbach, Léon"]);
});

it("says of a PDF locked by an unknown system that it is protected", async () => {
  const locked = Buffer.from(pdf(text(72, 700, "Ada Reyes"))).toString("latin1");
  const trailer = "trailer << /Encrypt << /Filter /FOPN_foweb /V 1 >> ";
  const bytes = new Uint8Array(Buffer.from(locked.replace("trailer << ", trailer), "latin1"));
  expect(await readDocument(bytes)).toEqual({ ok: false, failure: "encrypted" });
});

const boxed = `<w:txbxContent>${paragraph(run("ada@example.org"))}</w:txbxContent>`;
const drawn = `<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${boxed}</wp:inline></w:drawing>`;
const picture = "<w:pict><v:rect/></w:pict>";

it.each([
  ["without an alternative", drawn],
  [
    "in a choice without a fallback",
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawn}</mc:Choice></mc:AlternateContent>`,
  ],
  [
    "whose fallback is a picture",
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawn}</mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent>`,
  ],
])("reads a DOCX's text box %s, once", async (_, box) => {
  const body = paragraph(run("Ada Reyes")) + `<w:p><w:r>${box}</w:r></w:p>`;
  expect(lineTexts(await read(docx(body)))).toEqual(["Ada Reyes", "ada@example.org"]);
});

it("joins the date that takes several paragraphs of its cell", async () => {
  const cell = (...paragraphs: string[]) =>
    `<w:tc>${paragraphs.map((each) => paragraph(run(each))).join("")}</w:tc>`;
  const row = `<w:tr>${cell("2014", "-", "2018")}${cell("Storekeeper")}${cell("Fernhollow Ltd")}</w:tr>`;
  expect(lineTexts(await read(docx(`<w:tbl>${row}</w:tbl>`)))).toEqual([
    "2014 - 2018\tStorekeeper\tFernhollow Ltd",
  ]);
});
