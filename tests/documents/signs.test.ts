import { expect, it } from "vitest";
import { docx, paragraph, run } from "./hand-made-docx";
import { odt } from "./hand-made-odt";
import { read } from "./reading";

const written = [
  "Jane Doe, engineer",
  "E X P E R I E N C E",
  "\uF0B7 O\uFB03ce and \uFB01ling",
  "\uF0D8 One",
  "\uF0A7 Two",
  "\uF0FC Three",
  "\u27A2 Four",
];
const bytes = (text: string) => new TextEncoder().encode(text);
/** As RTF writes a character beyond ASCII: a signed number, and what stands in for it. */
const inRtf = (line: string) =>
  line.replace(/[^\x20-\x7e]/g, (sign) => `\\u${(sign.charCodeAt(0) << 16) >> 16}?`);

it.each([
  ["DOCX", docx(written.map((line) => paragraph(run(line))).join(""))],
  ["ODT", odt(written.map((line) => `<text:p>${line}</text:p>`).join(""))],
  ["RTF", bytes(`{\\rtf1\\ansi ${written.map(inRtf).join("\\par ")}\\par}`)],
  ["HTML", bytes(`<html><body>${written.map((line) => `<p>${line}</p>`).join("")}</body></html>`)],
  ["plain text", bytes(written.join("\n"))],
])(
  "%s: bullets of symbol fonts, ligatures and headings in spaced letters read as words do",
  async (_, file) => {
    expect((await read(file)).text).toBe(
      "Jane Doe, engineer\nEXPERIENCE\n• Office and filing\n• One\n• Two\n• Three\n• Four",
    );
  },
);
