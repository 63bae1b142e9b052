import { expect, it } from "vitest";
import { docx, paragraph, run } from "./hand-made-docx";
import { odt } from "./hand-made-odt";
import { read } from "./reading";

const sourceLines = [
  "Jane Doe, engineer",
  "E X P E R I E N C E",
  "\uF0B7 O\uFB03ce and \uFB01ling",
  "\uF0D8 One",
  "\uF0A7 Two",
  "\uF0FC Three",
  "\u27A2 Four",
];
const bytes = (text: string) => new TextEncoder().encode(text);
/** Escapes characters beyond ASCII for RTF: a signed number, then a replacement character. */
const inRtf = (line: string) =>
  line.replace(/[^\x20-\x7e]/g, (character) => `\\u${(character.charCodeAt(0) << 16) >> 16}?`);

it.each([
  ["DOCX", docx(sourceLines.map((line) => paragraph(run(line))).join(""))],
  ["ODT", odt(sourceLines.map((line) => `<text:p>${line}</text:p>`).join(""))],
  ["RTF", bytes(`{\\rtf1\\ansi ${sourceLines.map(inRtf).join("\\par ")}\\par}`)],
  ["HTML", bytes(`<html><body>${sourceLines.map((line) => `<p>${line}</p>`).join("")}</body></html>`)],
  ["plain text", bytes(sourceLines.join("\n"))],
])("%s: reads symbol-font bullets, ligatures and letter-spaced headings as plain text", async (_, file) => {
  expect((await read(file)).text).toBe(
    "Jane Doe, engineer\nEXPERIENCE\n• Office and filing\n• One\n• Two\n• Three\n• Four",
  );
});
