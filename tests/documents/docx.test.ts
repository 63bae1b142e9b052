import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { docx, ordinary, paragraph, related, run, wordPart } from "./hand-made-docx";
import { lineTexts, read } from "./reading";

const secret = "python java kubernetes";
const style = (id: string, properties: string, kind = "character", basedOn = "") =>
  `<w:style w:type="${kind}" w:styleId="${id}">${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:rPr>${properties}</w:rPr></w:style>`;
const styles = wordPart(
  "styles",
  style("Gone", "<w:vanish/>") +
    style("Child", "<w:b/>", "character", "Gone") +
    style("Pale", '<w:color w:val="FFFFFF"/>', "paragraph"),
);
const alternative = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback><w:pict><v:rect><v:textbox><w:txbxContent>${fallback}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent>`;

const drawing = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const boxed = `<w:txbxContent>${paragraph(run(secret))}</w:txbxContent>`;
/** A box `left` EMU from the column, a little more than an inch wide. */
const box = (left: number) =>
  `<w:drawing><wp:anchor ${drawing}><wp:positionH relativeFrom="column"><wp:posOffset>${left}</wp:posOffset></wp:positionH><wp:extent cx="1000000" cy="500000"/>${boxed}</wp:anchor></w:drawing>`;
const shape = (style: string) =>
  `<w:pict><v:shape style="position:absolute;${style}"><v:textbox>${boxed}</v:textbox></v:shape></w:pict>`;

const hidden: Record<string, [reason: string, body: string]> = {
  vanished: ["vanished", paragraph(run(secret, "<w:vanish/>"))],
  "vanished by its style": ["vanished", paragraph(run(secret, '<w:rStyle w:val="Gone"/>'))],
  "vanished by its style's parent": ["vanished", paragraph(run(secret, '<w:rStyle w:val="Child"/>'))],
  white: ["low_contrast", paragraph(run(secret, '<w:color w:val="FFFFFF"/>'))],
  "white by its paragraph's style": ["low_contrast", paragraph(run(secret), '<w:pStyle w:val="Pale"/>')],
  "nearly white": ["low_contrast", paragraph(run(secret, '<w:color w:val="FDFDFA"/>'))],
  "dark on dark shading": [
    "low_contrast",
    paragraph(run(secret, '<w:color w:val="101010"/>'), '<w:shd w:val="clear" w:fill="151515"/>'),
  ],
  transparent: [
    "low_contrast",
    paragraph(
      run(
        secret,
        '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
      ),
    ),
  ],
  "without fill": ["low_contrast", paragraph(run(secret, "<w14:textFill><w14:noFill/></w14:textFill>"))],
  "one point tall": ["tiny", paragraph(run(secret, '<w:sz w:val="2"/>'))],
  "two and a half points tall": ["tiny", paragraph(run(secret, '<w:sz w:val="5"/>'))],
  "at a hundredth of its width": ["tiny", paragraph(run(secret, '<w:w w:val="1"/>'))],
  "in a row one twip high": [
    "tiny",
    `<w:tbl><w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr><w:tc>${paragraph(run(secret))}</w:tc></w:tr></w:tbl>`,
  ],
  "indented to the left of the page": ["off_page", paragraph(run(secret), '<w:ind w:left="-15000"/>')],
  "hanging to the left of the page": [
    "off_page",
    paragraph(run(secret), '<w:ind w:left="0" w:hanging="9000"/>'),
  ],
  "in a frame off the page": [
    "off_page",
    paragraph(run(secret), '<w:framePr w:w="3000" w:hAnchor="page" w:vAnchor="page" w:x="-6000" w:y="700"/>'),
  ],
  "in a table off the page": [
    "off_page",
    `<w:tbl><w:tblPr><w:tblInd w:w="-20000" w:type="dxa"/></w:tblPr><w:tr><w:tc>${paragraph(run(secret))}</w:tc></w:tr></w:tbl>`,
  ],
  "in a line one point high": ["tiny", paragraph(run(secret), '<w:spacing w:line="20" w:lineRule="exact"/>')],
  "in a fallback that Word never shows": [
    "vanished",
    paragraph(`<w:r>${alternative("<w:t>Logo</w:t>", paragraph(run(secret)))}</w:r>`),
  ],
  "in a box left of the page": ["off_page", paragraph(`<w:r>${box(-9_000_000)}</w:r>`)],
  "in a box left of the page, with a VML fallback": [
    "off_page",
    paragraph(`<w:r>${alternative(box(-9_000_000), shape("margin-left:-708pt;width:60pt"))}</w:r>`),
  ],
  "in a shape above the page": ["off_page", paragraph(`<w:r>${shape("margin-top:-20in;height:2cm")}</w:r>`)],
};

describe("hidden text", () => {
  it.each(Object.entries(hidden))("is left out and reported: %s", async (_, [reason, body]) => {
    const document = await read(docx(ordinary + body, { "word/styles.xml": styles }));
    expect(document.text).not.toContain("python");
    expect(document.text.startsWith("Ordinary text")).toBe(true);
    expect(document.hidden).toEqual([{ text: secret, page: 1, reason }]);
  });

  it("is reported as one piece although Word split it", async () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const { text, hidden } = await read(
      docx(paragraph(run("Seen ") + run("python ", white) + run("java", white) + run("seen again"))),
    );
    expect(text).toBe("Seen seen again");
    expect(hidden).toEqual([{ text: "python java", page: 1, reason: "low_contrast" }]);
  });

  it("is found under any namespace prefix", async () => {
    const xml = `<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:r><x:t>Seen</x:t></x:r><x:r><x:rPr><x:vanish/></x:rPr><x:t>${secret}</x:t></x:r></x:p></x:body></x:document>`;
    expect(await read(docx("", { "word/document.xml": xml }))).toMatchObject({
      text: "Seen",
      hidden: [{ text: secret, reason: "vanished" }],
    });
  });
});

const cell = (content: string, properties = "") =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.join("")}</w:tr>`).join("")}</w:tbl>`;
const words = (text: string) => paragraph(run(text));

describe("visible text", () => {
  const white = '<w:color w:val="FFFFFF"/>';
  it.each([
    ["indented into the margin", paragraph(run(secret), '<w:ind w:left="-700" w:hanging="360"/>')],
    [
      "in a low row that grows",
      `<w:tbl><w:tr><w:trPr><w:trHeight w:val="1"/></w:trPr>${cell(words(secret))}</w:tr></w:tbl>`,
    ],
    ["in narrow letters", paragraph(run(secret, '<w:w w:val="66"/>'))],
    [
      "white in a dark cell",
      table([cell(paragraph(run(secret, white)), '<w:shd w:val="clear" w:fill="22404A"/>')]),
    ],
    ["white on its own shading", paragraph(run(secret, `${white}<w:shd w:val="clear" w:fill="22404A"/>`))],
    ["white with a highlight", paragraph(run(secret, `${white}<w:highlight w:val="darkBlue"/>`))],
    ["in automatic colour", paragraph(run(secret, '<w:color w:val="auto"/>'))],
    ["with vanish switched off", paragraph(run(secret, '<w:rStyle w:val="Gone"/><w:vanish w:val="0"/>'))],
    [
      "in a box that reaches into the margin",
      paragraph(`<w:r>${alternative(box(-600_000), paragraph(run(secret)))}</w:r>`),
    ],
    ["in a shape beside the text", paragraph(`<w:r>${shape("margin-left:300pt;width:100pt")}</w:r>`)],
    ["in small print", paragraph(run(secret, '<w:sz w:val="10"/>'))],
  ])("is kept: %s", async (_, body) => {
    const document = await read(docx(ordinary + body, { "word/styles.xml": styles }));
    expect(document.hidden).toEqual([]);
    expect(document.text).toContain(secret);
  });
});

describe("layout", () => {
  it("joins the cells of a plain table by tabs", async () => {
    const body = table(
      [cell(words("Go")), cell(words("7 years"))],
      [cell(words("SQL")), cell(words("9 years"))],
    );
    expect(lineTexts(await read(docx(body)))).toEqual(["Go\t7 years", "SQL\t9 years"]);
  });

  it("puts an entry beside its date", async () => {
    const body = table([cell(words("2019 – 2021")), cell(words("Engineer") + words("Built things"))]);
    expect(lineTexts(await read(docx(body)))).toEqual(["2019 – 2021\tEngineer", "Built things"]);
  });

  it("reads text boxes, breaks, tabs and insertions, but not deletions", async () => {
    const box = `<w:r><w:pict><v:rect><v:textbox><w:txbxContent>${words("In a box")}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
    const body =
      paragraph(box) +
      paragraph("<w:r><w:t>Above</w:t><w:br/><w:t>Below</w:t><w:tab/><w:t>right</w:t></w:r>") +
      paragraph(
        `<w:ins w:id="1" w:author="a">${run("Added")}</w:ins><w:del w:id="2" w:author="a"><w:r><w:delText>Removed</w:delText></w:r></w:del>`,
      );
    expect(lineTexts(await read(docx(body)))).toEqual(["In a box", "Above", "Below\tright", "Added"]);
  });

  it("reads headers, body, notes and footers in this order, and a repeated header once", async () => {
    const parts = {
      "word/_rels/document.xml.rels": related(
        ["header", "header1.xml"],
        ["header", "header2.xml"],
        ["footer", "footer1.xml"],
        ["footnotes", "footnotes.xml"],
      ),
      "word/header1.xml": wordPart("hdr", words("Jane Doe")),
      "word/header2.xml": wordPart("hdr", words("Jane Doe")),
      "word/footer1.xml": wordPart("ftr", words("jane@example.com")),
      "word/footnotes.xml": wordPart(
        "footnotes",
        `<w:footnote w:id="2">${words("With honours")}</w:footnote>`,
      ),
    };
    expect(lineTexts(await read(docx(ordinary, parts)))).toEqual([
      "Jane Doe",
      "Ordinary text",
      "With honours",
      "jane@example.com",
    ]);
  });

  it("reads a line break within the XML as a space", async () => {
    expect((await read(docx(words("Senior\nEngineer")))).text).toBe("Senior Engineer");
  });

  it("marks list items, but not headings with an outline number", async () => {
    const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const parts = {
      "word/numbering.xml": wordPart(
        "numbering",
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      ),
      "word/styles.xml": wordPart(
        "styles",
        '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>',
      ),
    };
    const heading = paragraph(run("Skills"), `<w:pStyle w:val="H1"/>${numbered}`);
    const lines = lineTexts(await read(docx(heading + paragraph(run("Go"), numbered), parts)));
    expect(lines).toEqual(["Skills", "• Go"]);
  });

  it("finds the main part by its relationship, whatever its name", async () => {
    const parts = {
      "_rels/.rels": related(["officeDocument", "/word/document2.xml"]),
      "word/document2.xml": wordPart("document", `<w:body>${words("Second")}</w:body>`),
    };
    expect((await read(docx(ordinary, parts))).text).toBe("Second");
  });

  it("takes the page's size from the section", async () => {
    const section = '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>';
    expect((await read(docx(ordinary + section))).pages).toEqual([
      { number: 1, start: 0, end: 13, width: 612, height: 792 },
    ]);
  });
});

describe("pages", () => {
  const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
  /** Word's record of where a page began, written at automatic breaks and after the author's. */
  const wordNote = "<w:r><w:lastRenderedPageBreak/></w:r>";
  const row = (...cells: string[]) =>
    `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr></w:tbl>`;
  const ada = paragraph(run("Ada"));
  const bo = paragraph(run("Bo"));

  it.each([
    ["the author broke the page", ada + paragraph(pageBreak) + bo, [1, 2]],
    ["Word noted the author's break", ada + paragraph(pageBreak) + paragraph(wordNote + run("Bo")), [1, 2]],
    ["Word noted a break", ada + paragraph(wordNote + run("Bo")), [1, 2]],
    ["a paragraph ends with a break", paragraph(run("Ada") + pageBreak) + bo, [1, 2]],
    ["Word noted a break within a line", paragraph(run("A") + wordNote + run("da")) + bo, [1, 2]],
    ["Word noted a page before any text", paragraph(wordNote + run("Ada")) + bo, [1, 1]],
    ["Word noted a break before a row", ada + row(paragraph(wordNote + run("Bo"))), [1, 2]],
    ["two cells end with a note", row(paragraph(run("Ada") + wordNote), paragraph(wordNote)) + bo, [1, 2]],
  ])("are numbered correctly when %s", async (_, body, pages) => {
    const { lines, text } = await read(docx(body));
    expect(lines.map(({ page }) => page)).toEqual(pages);
    // The text, which is judged, does not depend on the pages.
    expect(text.replace("\n\n", "\n")).toBe("Ada\nBo");
    const plain = await read(docx(body.replace(wordNote, "")));
    expect(plain.text).toBe(text);
  });
});

describe("an unreadable DOCX file", () => {
  it.each([
    ["without paragraphs", docx(""), "empty"],
    [
      "with a picture alone",
      docx(paragraph('<w:r><w:pict><v:imagedata r:id="r1"/></w:pict></w:r>')),
      "needs_ocr",
    ],
    ["of zero bytes", docx("").subarray(0, 0), "empty"],
    ["with broken XML", docx("<w:p><w:r>"), "corrupt"],
    ["cut short", docx(ordinary).subarray(0, 400), "corrupt"],
  ])("is refused: one %s", async (_, bytes, failure) => {
    expect(await readDocument(bytes)).toEqual({ ok: false, failure });
  });
});
