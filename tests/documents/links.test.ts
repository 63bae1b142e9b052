import { expect, it } from "vitest";
import type { ReadFile } from "@/lib/reading/documents/document";
import { docx, paragraph, run } from "./hand-made-docx";
import { odt } from "./hand-made-odt";
import { pdfOf, text } from "./hand-made-pdf";
import { read } from "./reading";

const targets = ({ text: whole, looks }: ReadFile) =>
  looks!.flatMap(({ start, end, link }) => (link ? [[whole.slice(start, end), link]] : []));

/** The relationships of a part with links (ECMA-376, part 2, 6.5): a target outside the package is External. */
const linked = (...links: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(
      (link, i) =>
        `<Relationship Id="l${i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${link}" TargetMode="External"/>`,
    )
    .join("")}</Relationships>`;

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${mark("begin")}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${mark("separate")}${result}${mark("end")}`;
/** PDF 32000-1, 12.5.6.5 and 12.6.4.7. */
const annotation = (rect: string, uri: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${uri}) >> >>`;

const profilePage = "https://profiles.example/in/odile-b";

it.each<[string, Uint8Array, string[][]]>([
  [
    "a PDF, by the words under each link's area, on a turned page too",
    pdfOf(
      [0, 90].map((rotate) => ({
        rotate,
        content: text(72, 700, "Write or see my page") + text(72, 680, "No link"),
        annotations: [
          annotation("70 697 98 711", "mailto:odile@mail.example"),
          annotation("152 697 190 711", profilePage),
          annotation("70 677 110 691", "javascript:alert(1)"),
        ],
      })),
    ),
    [
      ["Write", "mailto:odile@mail.example"],
      ["page", profilePage],
      ["Write", "mailto:odile@mail.example"],
      ["page", profilePage],
    ],
  ],
  [
    "a DOCX, as relationships, fields of several runs and simple fields",
    docx(
      paragraph(
        `<w:hyperlink r:id="l0">${run("Pro")}${run("file", "<w:b/>")}</w:hyperlink>${run(" and more")}`,
      ) +
        paragraph(field(' HYPERLINK "mailto:odile@mail.example" ', run("Mail")) + run(" me")) +
        paragraph(
          `<w:fldSimple w:instr="HYPERLINK &quot;tel:+441134960000&quot;">${run("Call")}</w:fldSimple>`,
        ) +
        paragraph(field(" PAGE ", run("1")) + `<w:hyperlink w:anchor="top">${run("Top")}</w:hyperlink>`),
      { "word/_rels/document.xml.rels": linked(profilePage) },
    ),
    [
      ["Pro", profilePage],
      ["file", profilePage],
      ["Mail", "mailto:odile@mail.example"],
      ["Call", "tel:+441134960000"],
    ],
  ],
  [
    "an ODT",
    odt(
      `<text:p><text:a xlink:href="${profilePage}" xmlns:xlink="http://www.w3.org/1999/xlink"><text:span>Profile</text:span></text:a> and <text:a xlink:href="#top" xmlns:xlink="http://www.w3.org/1999/xlink">top</text:a></text:p>`,
    ),
    [["Profile", profilePage]],
  ],
  [
    "an RTF, as the result of a field",
    Buffer.from(
      `{\\rtf1\\ansi See {\\field{\\*\\fldinst{ HYPERLINK "${profilePage}" }}{\\fldrslt{\\b Profile}}} and {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}`,
    ),
    [["Profile", profilePage]],
  ],
  [
    "an HTML page",
    Buffer.from(
      `<!doctype html><body><p><a href=" ${profilePage} "><b>Profile</b></a>, <a href="/cv">CV</a>, <a href="data:text/html,x">data</a></p>`,
    ),
    [["Profile", profilePage]],
  ],
])("keeps where links lead, and no address that opens anything else, of %s", async (_, bytes, links) => {
  expect(targets(await read(bytes))).toEqual(links);
});

it("keeps as many targets as a CV may have and no more", async () => {
  const one = (i: number) => `<p><a href="https://a.example/${"x".repeat(400)}${i}">Page ${i}</a></p>`;
  const links = targets(
    await read(Buffer.from(`<body>${Array.from({ length: 300 }, (_, i) => one(i)).join("")}`)),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.join("").length).toBeLessThan(25_000);
});
