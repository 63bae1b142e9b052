/** Ways to hide text in a file, readable to software only. Each makes a file of visible and hidden text. */
import { docx, escaped, paragraph, run } from "../documents/hand-made-docx";
import { odt } from "../documents/hand-made-odt";
import { pdf, pdfOf, text } from "../documents/hand-made-pdf";

type File = (seen: string, secret: string) => Uint8Array;

const linesOf = (words: string) => words.split("\n").filter(Boolean);
const pdfLines = (words: string, top: number, state = "", size = 10) =>
  linesOf(words)
    .map((line, at) => text(60, top - at * 12, line.replace(/[()\\]/g, "\\$&"), state, size))
    .join("");
/** Draws the secret's lines in the given state and size, by default from the middle of the page down. */
const inPdf =
  (draw: (lines: (state?: string, size?: number, top?: number) => string) => string): File =>
  (seen, secret) =>
    pdf(pdfLines(seen, 760) + draw((state = "", size = 10, top = 380) => pdfLines(secret, top, state, size)));

/** Draws the secret's lines behind a soft mask with the given drawing. */
const masked =
  (mask: string, draw: string): File =>
  (seen, secret) =>
    pdfOf([
      {
        content: `${pdfLines(seen, 760)} q /Masked gs ${pdfLines(secret, 380)} Q`,
        drawn: {
          Mask: [
            "/Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray /I true >>",
            draw,
          ],
        },
        states: { Masked: `/SMask << /S ${mask} /G @Mask >>` },
      },
    ]);
const inverted = "/TR << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >>";

const pdfTricks: Record<string, File> = {
  "in 2.5 point type": inPdf((lines) => lines("", 2.5)),
  "in half a point type": inPdf((lines) => lines("", 0.5)),
  "scaled to a thousandth of its width": inPdf((lines) => lines("0.1 Tz")),
  "narrowed by a matrix": inPdf((lines) => `q 0.001 0 0 1 60 0 cm ${lines()} Q`),
  "flattened by a matrix": inPdf((lines) => `q 1 0 0 0.01 0 300 cm ${lines()} Q`),
  white: inPdf((lines) => lines("1 1 1 rg")),
  "nearly white": inPdf((lines) => lines("0.98 0.98 0.98 rg")),
  "white in other colour spaces": inPdf((lines) => lines("0 0 0 0 k") + lines("1 g")),
  "covered by a rectangle": inPdf((lines) => `${lines()} 1 g 0 0 612 400 re f`),
  "covered by a picture": inPdf((lines) => `${lines()} q 612 0 0 400 0 0 cm /Im1 Do Q`),
  "clipped away": inPdf((lines) => `q 0 0 5 5 re W n ${lines()} Q`),
  "below the page": inPdf((lines) => lines("", 10, -300)),
  "raised off the page": inPdf((lines) => lines("3000 Ts")),
  "in rendering mode 3": inPdf((lines) => lines("3 Tr")),
  "in rendering mode 7": inPdf((lines) => lines("7 Tr")),
  "with zero opacity": inPdf((lines) => lines("/Clear gs")),
  "outlined with zero opacity": inPdf((lines) => `q /Clear gs ${lines("1 Tr")} Q`),
  "behind an empty luminosity mask": masked("/Luminosity", ""),
  "behind a mask painted black": masked("/Luminosity", "0 g 0 0 612 792 re f"),
  "behind a mask painted nearly black": masked("/Luminosity", "0.04 g 0 0 612 792 re f"),
  "behind a mask that is white elsewhere": masked("/Luminosity", "1 g 0 500 612 200 re f"),
  "behind an inverted white mask": masked(`/Luminosity ${inverted}`, "1 g 0 0 612 792 re f"),
  "behind an empty alpha mask": masked("/Alpha", ""),
  "behind a transparent alpha mask": masked("/Alpha", "/Clear gs 0 g 0 0 612 792 re f"),
  "in a layer that is off": inPdf((lines) => `/OC /Off BDC ${lines()} EMC`),
  "with all letters in one place": inPdf((lines) => lines("-6 Tc")),
  "in a group with zero opacity": (seen, secret) =>
    pdfOf([
      {
        content: `${pdfLines(seen, 760)} q /Clear gs /Fm1 Do Q`,
        drawn: {
          Fm1: [
            "/Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /I true >>",
            `/Solid gs ${pdfLines(secret, 380)}`,
          ],
        },
      },
    ]),
};

const inDocx =
  (part: (lines: string[]) => string): File =>
  (seen, secret) =>
    docx(
      linesOf(seen)
        .map((line) => paragraph(run(escaped(line))))
        .join("") + part(linesOf(secret).map(escaped)),
    );
const ofRuns = (properties: string) =>
  inDocx((lines) => lines.map((line) => paragraph(run(line, properties))).join(""));
const ofParagraphs = (properties: string) =>
  inDocx((lines) => lines.map((line) => paragraph(run(line), properties)).join(""));
const ofTable = (table: string, row: string, cell = "") =>
  inDocx(
    (lines) =>
      `<w:tbl><w:tblPr>${table}</w:tblPr>${lines.map((line) => `<w:tr><w:trPr>${row}</w:trPr><w:tc><w:tcPr>${cell}</w:tcPr>${paragraph(run(line))}</w:tc></w:tr>`).join("")}</w:tbl>`,
  );

const docxTricks: Record<string, File> = {
  vanished: ofRuns("<w:vanish/>"),
  "hidden on the web": ofRuns("<w:webHidden/><w:vanish/>"),
  white: ofRuns('<w:color w:val="FFFFFF"/>'),
  "white from the theme": ofRuns('<w:color w:val="FFFFFF" w:themeColor="background1"/>'),
  "in one point type": ofRuns('<w:sz w:val="2"/>'),
  "scaled to one percent of its width": ofRuns('<w:w w:val="1"/>'),
  "raised off the page": ofRuns('<w:position w:val="3000"/>'),
  "squeezed into one place": ofRuns('<w:spacing w:val="-400"/>'),
  "without fill": ofRuns("<w14:textFill><w14:noFill/></w14:textFill>"),
  "indented off the page": ofParagraphs('<w:ind w:left="-20000"/>'),
  "indented off the page by its first line": ofParagraphs('<w:ind w:firstLine="-20000"/>'),
  "hanging off the page": ofParagraphs('<w:ind w:left="0" w:hanging="20000"/>'),
  "indented by characters": ofParagraphs('<w:ind w:leftChars="-9000"/>'),
  "in a frame off the page": ofParagraphs(
    '<w:framePr w:hAnchor="page" w:x="-20000" w:vAnchor="page" w:y="700"/>',
  ),
  "in a frame above the page": ofParagraphs(
    '<w:framePr w:hAnchor="page" w:x="700" w:vAnchor="page" w:y="-20000"/>',
  ),
  "in lines one twip high": ofParagraphs('<w:spacing w:line="1" w:lineRule="exact"/>'),
  "in rows one twip high": ofTable("", '<w:trHeight w:val="1" w:hRule="exact"/>'),
  "in hidden rows": ofTable("", "<w:hidden/>"),
  "in cells one twip wide": ofTable(
    '<w:tblLayout w:type="fixed"/><w:tblW w:w="1" w:type="dxa"/>',
    '<w:trHeight w:val="240" w:hRule="exact"/>',
    '<w:tcW w:w="1" w:type="dxa"/>',
  ),
  "in a table off the page": ofTable('<w:tblInd w:w="-20000" w:type="dxa"/>', ""),
  "in a table placed off the page": ofTable(
    '<w:tblpPr w:horzAnchor="page" w:tblpX="-20000" w:vertAnchor="page" w:tblpY="700"/>',
    "",
  ),
};

const inOdt =
  (properties: string, family: "text" | "paragraph" = "text", kind = `style:${family}-properties`): File =>
  (seen, secret) => {
    const style = `<style:style style:name="H" style:family="${family}"><${kind} ${properties}/></style:style>`;
    const hide = (line: string) =>
      family === "text"
        ? `<text:p><text:span text:style-name="H">${escaped(line)}</text:span></text:p>`
        : `<text:p text:style-name="H">${escaped(line)}</text:p>`;
    const shown = linesOf(seen).map((line) => `<text:p>${escaped(line)}</text:p>`);
    return odt([...shown, ...linesOf(secret).map(hide)].join(""), style);
  };
const aroundOdt =
  (before: string, after: string, style = ""): File =>
  (seen, secret) => {
    const lines = (words: string) =>
      linesOf(words)
        .map((line) => `<text:p>${escaped(line)}</text:p>`)
        .join("");
    return odt(`${lines(seen)}${before}${lines(secret)}${after}`, style);
  };

const odtTricks: Record<string, File> = {
  "with display none": inOdt('text:display="none"'),
  white: inOdt('fo:color="#ffffff"'),
  "in one point type": inOdt('fo:font-size="1pt"'),
  "in type a tenth of a millimetre high": inOdt('fo:font-size="0.1mm"'),
  "scaled to one percent of its size": inOdt('fo:font-size="1%"'),
  "scaled to one percent of its width": inOdt('style:text-scale="1%"'),
  "with zero opacity": inOdt(
    'fo:color="#000000" loext:opacity="0%" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
  ),
  "squeezed into one place": inOdt('fo:letter-spacing="-1cm"'),
  "with a margin off the page": inOdt('fo:margin-left="-50cm"', "paragraph"),
  "indented off the page": inOdt('fo:text-indent="-50cm"', "paragraph"),
  "in lines a tenth of a millimetre high": inOdt('fo:line-height="0.01cm"', "paragraph"),
  "in a section that is not displayed": aroundOdt(
    '<text:section text:name="S" text:display="none">',
    "</text:section>",
  ),
  "in a hidden paragraph": aroundOdt('<text:p><text:hidden-paragraph text:is-hidden="true"/>', "</text:p>"),
  "in a box off the page": aroundOdt(
    '<text:p><draw:frame svg:x="-50cm" svg:y="1cm" svg:width="5cm" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"><draw:text-box>',
    "</draw:text-box></draw:frame></text:p>",
  ),
  "in a row a tenth of a millimetre high": aroundOdt(
    '<table:table><table:table-row table:style-name="R"><table:table-cell>',
    "</table:table-cell></table:table-row></table:table>",
    '<style:style style:name="R" style:family="table-row"><style:table-row-properties style:row-height="0.01cm"/></style:style>',
  ),
};

const inRtf =
  (before: string, after = ""): File =>
  (seen, secret) => {
    const lines = (words: string) => linesOf(words).join("\\par ");
    const body = `${lines(seen)}\\par {${before} ${lines(secret)}${after}}\\par`;
    return new Uint8Array(
      Buffer.from(`{\\rtf1\\ansi{\\colortbl;\\red255\\green255\\blue255;}${body}}`, "latin1"),
    );
  };

const rtfTricks: Record<string, File> = {
  vanished: inRtf("\\v"),
  white: inRtf("\\cf1"),
  "in one point type": inRtf("\\fs2"),
  "scaled to one percent of its width": inRtf("\\charscalex1"),
  "indented off the page": inRtf("\\pard\\li-20000", "\\par\\pard"),
  "indented off the page by its first line": inRtf("\\pard\\fi-20000", "\\par\\pard"),
  "in lines one twip high": inRtf("\\pard\\sl-1\\slmult0", "\\par\\pard"),
  "in a frame off the page": inRtf("\\pard\\phpg\\pvpg\\posnegx-20000\\posy700", "\\par\\pard"),
  "in a row one twip high": inRtf("\\trowd\\trrh-1\\cellx9000\\pard\\intbl", "\\cell\\row\\pard"),
  "raised off the page": inRtf("\\up3000"),
  "squeezed into one place": inRtf("\\expndtw-400"),
  deleted: inRtf("\\deleted"),
};

const inHtml =
  (style: string, tag = "div"): File =>
  (seen, secret) => {
    const lines = (words: string) => linesOf(words).map(escaped).join("<br>");
    return new TextEncoder().encode(
      `<!doctype html><html><body><p>${lines(seen)}</p><${tag} style="${style}">${lines(secret)}</${tag}></body></html>`,
    );
  };

const htmlTricks: Record<string, File> = Object.fromEntries(
  [
    "display:none",
    "visibility:hidden",
    "content-visibility:hidden",
    "opacity:0",
    "opacity:1%",
    "filter:opacity(0)",
    "font-size:0",
    "font:0/0 a",
    "font-size:.1em",
    "color:white",
    "color:transparent",
    "-webkit-text-fill-color:transparent",
    "color:hsl(0 0% 100%)",
    "text-indent:-9999px",
    "text-indent:-100vw",
    "text-indent:-200%",
    "margin-left:-9999px",
    "position:absolute;left:-9999px",
    "position:absolute;right:200vw",
    "position:absolute;top:-9999px",
    "position:fixed;left:-100vw",
    "position:absolute;clip:rect(0,0,0,0)",
    "position:absolute;clip:rect(1px,1px,1px,1px)",
    "clip-path:inset(100%)",
    "height:0;overflow:hidden",
    "width:1px;height:1px;overflow:hidden",
    "max-height:0;overflow:hidden",
    "transform:scale(0)",
    "transform:scale(.01)",
    "transform:scaleX(0)",
    "transform:translateX(-9999px)",
    "transform:translate(-200vw,0)",
    "scale:0",
    "zoom:.01",
    "letter-spacing:-2em",
    "line-height:0;overflow:hidden;height:auto",
  ].map((style) => [style, inHtml(style)]),
);

const prefixed = (format: string, tricks: Record<string, File>) =>
  Object.entries(tricks).map(([name, file]) => [`${format}: ${name}`, file] as const);

export const hiddenTricks: Record<string, File> = Object.fromEntries([
  ...prefixed("PDF", pdfTricks),
  ...prefixed("DOCX", docxTricks),
  ...prefixed("ODT", odtTricks),
  ...prefixed("RTF", rtfTricks),
  ...prefixed("HTML", htmlTricks),
]);
