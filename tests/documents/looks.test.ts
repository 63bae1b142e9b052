import { expect, it } from "vitest";
import type { ReadFile } from "@/lib/reading/documents/document";
import { recognizeDocument } from "@/lib/reading/documents/recognize-document";
import { docx, paragraph, run, wordPart } from "./hand-made-docx";
import { odt, textStyle } from "./hand-made-odt";
import { pdf, pdfOf, text } from "./hand-made-pdf";
import { read, sample } from "./reading";
import { scanOf, shortCv } from "./scan";

/** Each run's text, as a person would describe it: "Jane Doe: 14 bold". */
const described = ({ text: whole, looks }: ReadFile) =>
  looks!.map(({ start, end, size, bold, italic, colour }) =>
    [`${whole.slice(start, end)}:`, size, bold && "bold", italic && "italic", colour]
      .filter(Boolean)
      .join(" "),
  );

const show = (font: string, words: string, state = "") => `BT ${state} ${font} Tf (${words}) Tj ET `;
const at = (x: number, y: number) => `1 0 0 1 ${x} ${y} Tm`;

it.each<[string, Uint8Array, string[]]>([
  [
    "a PDF, by font, size, colour and slant",
    pdf(
      show("/F2 18", "Jane Doe", at(72, 700)) +
        show("/F1 10", "Cook at ", at(72, 670)) +
        `BT ${at(108, 670)} 0.2 0.4 0.6 rg /F2 10 Tf (Acme) Tj ET 0 g ` +
        show("/F3 10", "in Leeds", at(72, 640)) +
        show("/F1 10", "since 2019", "1 0 0.3 1 72 620 Tm") +
        show("/F1 10", "Menus", at(72, 590)),
    ),
    [
      "Jane Doe: 18 bold",
      "Cook at: 10",
      "Acme: 10 bold 336699",
      "in Leeds\nsince 2019: 10 italic",
      "Menus: 10",
    ],
  ],
  [
    "a PDF whose bold letters are also outlined",
    pdf(show("/F1 10", "Cook", `${at(72, 700)} 2 Tr`) + show("/F1 10", "Acme", `${at(72, 680)} 0 Tr`)),
    ["Cook: 10 bold", "Acme: 10"],
  ],
  [
    "a PDF with a drawn bullet",
    pdf(`0 0 0 rg 60 703 4 4 re f ${text(72, 700, "Cook")}${text(72, 680, "Chef", "", 14)}`),
    ["Cook: 11", "Chef: 14"],
  ],
  [
    "a DOCX, also by its styles and where they are overridden",
    docx(
      paragraph(run("Cook", "<w:b/>") + run(" at Acme", '<w:i/><w:sz w:val="20"/>')) +
        paragraph(run("Head") + run(" chef", '<w:b w:val="0"/>'), '<w:pStyle w:val="H"/>') +
        paragraph(run("Menus", '<w:rStyle w:val="E"/><w:color w:val="336699"/>'), "<w:numPr/>"),
      {
        "word/styles.xml": wordPart(
          "styles",
          '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>' +
            '<w:style w:type="paragraph" w:styleId="H"><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
            '<w:style w:type="character" w:styleId="E"><w:rPr><w:i/></w:rPr></w:style>',
        ),
      },
    ),
    ["Cook: 12 bold", "at Acme: 10 italic", "Head: 16 bold", "chef: 16", "Menus: 12 italic 336699"],
  ],
  [
    "a DOCX table",
    docx(
      `<w:tbl><w:tr><w:tc>${paragraph(run("2019"))}</w:tc><w:tc>${paragraph(run("Cook", "<w:b/>"))}</w:tc></w:tr></w:tbl>`,
    ),
    ["2019: 11", "Cook: 11 bold"],
  ],
  [
    "an ODT",
    odt(
      '<text:p text:style-name="P"><text:span text:style-name="B">Cook</text:span> at Acme</text:p><text:list><text:list-item><text:p>Menus</text:p></text:list-item></text:list>',
      textStyle("B", 'fo:font-weight="bold" fo:font-style="italic" fo:color="#336699"') +
        textStyle("P", 'fo:font-size="10pt"', "paragraph"),
    ),
    ["Cook: 10 bold italic 336699", "at Acme: 10", "Menus: 12"],
  ],
  [
    "an RTF",
    new Uint8Array(
      Buffer.from(
        "{\\rtf1\\ansi{\\colortbl;\\red51\\green102\\blue153;}\\fs28\\b Jane\\b0\\fs20\\par\\cf1 Cook\\cf0 , {\\i Acme}\\par}",
      ),
    ),
    ["Jane: 14 bold", "Cook: 10 336699", ",: 10", "Acme: 10 italic"],
  ],
  [
    "an HTML page, by elements and styles",
    new TextEncoder().encode(
      "<html><style>.role{font-weight:600}.org{font:italic 20px serif}</style><h3>Work</h3>" +
        "<p><span class=role>Cook</span>, <span class=org>Acme</span><br><strong>Menus<span style='font-weight:400'> daily</span></strong>",
    ),
    ["Work: 14 bold", "Cook: 12 bold", ",: 12", "Acme: 15 italic", "Menus: 12 bold", "daily: 12"],
  ],
  ["plain text, which has none", new TextEncoder().encode("Jane Doe\nCook"), []],
])("tells how lines are set in %s", async (_, bytes, runs) => {
  expect(described(await read(bytes))).toEqual(runs);
});

it("counts letters as they are shown: of ligatures, accents, icons and tabs, in the middle of words", async () => {
  const marked = "\u{E0B1}Ofﬁce\tCafe\u0301 ";
  const document = await read(docx(paragraph(run(marked) + run("Ba", "<w:b/>") + run("sel"))));
  expect(described(document)).toEqual(["Office\tCafé: 11", "Ba: 11 bold", "sel: 11"]);
});

it("joins the runs of lines that are set alike", async () => {
  const { looks, text: whole } = await read(sample("candidates/01-amara-lindqvist.pdf"));
  expect(looks!.length).toBeLessThan(whole.split("\n").length);
  expect(whole.slice(looks![0]!.start, looks![0]!.end)).toBe("Amara Lindqvist");
});

it("tells the size of recognised text", { timeout: 60_000 }, async () => {
  const result = await recognizeDocument(await scanOf(shortCv));
  expect(result.ok && result.document.looks![0]!.size).toBeGreaterThan(14);
});

it("tells no looks of hidden text", async () => {
  const document = await read(pdfOf([{ content: text(72, 700, "Cook") + text(72, 600, "No", "1 g") }]));
  expect(described(document)).toEqual(["Cook: 11"]);
});
