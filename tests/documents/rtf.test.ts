import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { read } from "./reading";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const colours = "{\\colortbl;\\red255\\green255\\blue255;\\red0\\green32\\blue64;}";
const fonts = "{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset2 Symbol;}}";
const rtf = (body: string) => bytes(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${colours}${body}}`);

it.each([
  ["code pages", "\\f0 M\\'fcller \\f1 \\'cc\\'ee\\'f1\\'ea\\'e2\\'e0", "Müller Москва"],
  ["unescaped bytes", "M\u00fcller", "Müller"],
  ["Unicode with a replacement character", "\\uc1 Nov\\u225 ?k, \\u-10179 ?\\u-8704 ?", "Novák, \u{1F600}"],
  ["Unicode with two replacement characters", "\\uc2 Nov\\u225 ??k", "Novák"],
  ["quotes, dashes and escapes", "\\ldblquote a\\rdblquote \\endash  \\{b\\}\\~\\\\", "“a”– {b} \\"],
  ["line breaks and tabs", "One\\tab two\\line three\\par four", "One\ttwo\nthree\nfour"],
  ["bullets in a symbol font", "{\\listtext\\f2 \\'b7\\tab}First\\par Next", "• First\nNext"],
  ["the results of fields", '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Jane}}', "Jane"],
  [
    "no pictures, objects or metadata",
    "{\\info{\\title T}}{\\pict\\pngblip 89504e}{\\*\\unknown x}Jane",
    "Jane",
  ],
  ["text after binary data", "{\\pict\\bin4 }}}}}Jane", "Jane"],
  [
    "rows of a table",
    "\\trowd\\cellx1\\cellx2\\pard\\intbl Engineer\\cell 2020\\cell\\row\\pard After",
    "Engineer\t2020\nAfter",
  ],
  ["footers last", "{\\footer\\pard Page\\par}Body\\par", "Body\n\nPage"],
  ["notes in their place", "Before{\\footnote A note} it", "A note\nBefore it"],
  ["text boxes", "{\\*\\shpinst{\\sp{\\sn x}{\\sv y}}{\\shptxt In a box\\par}}Body", "In a box\nBody"],
])("reads %s", async (_, body, text) => {
  expect((await read(rtf(body))).text).toBe(text);
});

it.each([
  ["vanished", "\\v Kubernetes\\v0 "],
  ["low_contrast", "\\cf1 Kubernetes\\cf0 "],
  ["low_contrast", "\\cf2\\highlight2 Kubernetes\\plain "],
  ["tiny", "{\\fs2 Kubernetes}"],
])("keeps %s text out: %s", async (reason, run) => {
  const { text, hidden } = await read(rtf(`Seen ${run}\\par`));
  expect(text).toBe("Seen");
  expect(hidden).toEqual([{ text: "Kubernetes", page: 1, reason }]);
});

it.each([
  "\\pard\\cbpat2\\cf1 Seen\\par",
  "\\trowd\\clcbpat2\\cellx1\\pard\\intbl\\cf1 Seen\\cell\\row",
  "{\\deleted Gone}Seen",
])("keeps visible text: %s", async (body) => {
  const { text, hidden } = await read(rtf(body));
  expect(text).toBe("Seen");
  expect(hidden).toEqual([]);
});

describe("hostile and unreadable files", () => {
  it.each([
    ["a file cut short", rtf("Jane").subarray(0, -1), "corrupt"],
    ["binary data beyond the end", rtf("{\\pict\\bin999999999 x}"), "corrupt"],
    ["groups nested 2,000 deep", rtf("{".repeat(2_000) + "}".repeat(2_000)), "too_complex"],
    ["21,000 paragraphs", rtf("x\\par ".repeat(21_000)), "too_complex"],
    ["a document without text", rtf("\\par"), "empty"],
    ["a document with only a picture", rtf("{\\pict\\pngblip 89504e}"), "needs_ocr"],
  ])("are refused: %s", async (_, file, failure) => {
    expect(await readDocument(file)).toEqual({ ok: false, failure });
  });

  it("do not slow reading down: a picture of 8 MB in short lines", async () => {
    const line = `${"89504e47".repeat(16)}\r\n`;
    const started = performance.now();
    expect((await read(rtf(`{\\pict ${line.repeat(60_000)}}Jane`))).text).toBe("Jane");
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
