import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { read } from "./reading";

const bytes = (text: string) => new TextEncoder().encode(text);
const page = (body: string, style = "") =>
  bytes(
    `<!doctype html><html><head><title>T</title><style>${style}</style></head><body>${body}</body></html>`,
  );

it.each([
  [
    "blocks, breaks and white space",
    "<h1>Jane\n  Doe</h1><p>Engi<b>neer</b><br>Berlin",
    "Jane Doe\nEngineer\nBerlin",
  ],
  ["lists", "<p>Skills</p><ul><li>Go<li><p>Rust</p></ul>", "Skills\n• Go\n• Rust"],
  ["tables", "<table><tr><td>Engineer<td>2020</table>After", "Engineer\t2020\n\nAfter"],
  ["entities", "<p>M&uuml;ller &amp; S&#246;hne &lt;b&gt;</p>", "Müller & Söhne <b>"],
  ["preformatted text", "<pre>One\n  two</pre>", "One\ntwo"],
  ["no code", "<script>alert('x')</script><p>Jane</p><noscript>No</noscript><template>T</template>", "Jane"],
])("reads %s", async (_, body, text) => {
  expect((await read(page(body))).text).toBe(text);
});

it.each([
  ["UTF-8", bytes("<html><p>Müller")],
  ["a declared encoding", Buffer.from('<html><meta charset="iso-8859-2"><p>Müller', "latin1")],
  ["a file without a declared encoding that is not UTF-8", Buffer.from("<html><p>Müller", "latin1")],
  ["UTF-16", Buffer.from("\uFEFF<html><p>Müller", "utf16le")],
  ["XHTML", bytes('<?xml version="1.0"?><!-- x --><html xmlns="x"><p>Müller</p></html>')],
])("decodes %s", async (_, file) => {
  expect((await read(new Uint8Array(file))).text).toBe("Müller");
});

describe("hidden text", () => {
  it.each([
    ["vanished", "display:none", ""],
    ["vanished", "visibility: hidden", ""],
    ["vanished", "opacity:0", ""],
    ["vanished", "height:0;overflow:hidden", ""],
    ["vanished", "clip-path: inset(50%)", ""],
    ["vanished", "transform: scale(0)", ""],
    ["tiny", "font-size:1px", ""],
    ["tiny", "font-size:0", ""],
    ["low_contrast", "color:#fff", ""],
    ["low_contrast", "color:rgba(0,0,0,.01)", ""],
    ["low_contrast", "color:navy;background:#000080", ""],
    ["off_page", "position:absolute;left:-9999px", ""],
    ["off_page", "text-indent:-9999px", ""],
    ["vanished", "", ".h{display:none}"],
    ["vanished", "", "@media screen{p > span.h{display:none !important}}"],
    ["low_contrast", "", "/* x */ .a, .h { color: white }"],
    ["tiny", "", ".h { font: 1px serif }"],
  ])("is left out as %s: %s %s", async (reason, own, sheet) => {
    const { text, hidden } = await read(
      page(`<p>Seen <span class=h style="${own}">Kubernetes</span></p>`, sheet),
    );
    expect(text).toBe("Seen");
    expect(hidden).toEqual([{ text: "Kubernetes", page: 1, reason }]);
  });

  it("is left out when hidden by the hidden attribute or a font element", async () => {
    const { text, hidden } = await read(page("<p>Seen<p hidden>One<p><font color=white>Two</font>"));
    expect(text).toBe("Seen");
    expect(hidden.map((part) => part.text)).toEqual(["One", "Two"]);
  });
});

it.each([
  ["", "<div style='background:#024'><p style='color:white'>Seen</p></div>"],
  ["", "<p style='background:url(x.png);color:white'>Seen"],
  ["@media print{p{display:none}}", "<p>Seen"],
  ["", "<p style='visibility:hidden'><span style='visibility:visible'>Seen</span></p>"],
  ["p:hover{display:none}", "<p>Seen"],
])("keeps visible text: %s %s", async (sheet, body) => {
  const { text, hidden } = await read(page(body, sheet));
  expect(text).toBe("Seen");
  expect(hidden).toEqual([]);
});

describe("hostile and unreadable files", () => {
  it.each([
    ["elements nested 100,000 deep", page("<div>".repeat(100_000)), "too_complex"],
    ["5,000 style rules", page("<p>x", ".a{color:red}".repeat(5_000)), "too_complex"],
    ["21,000 paragraphs", page("<p>x".repeat(21_000)), "too_complex"],
    ["a page with only a picture", page("<img src=scan.png>"), "needs_ocr"],
    ["a page without text", page("<p></p>"), "empty"],
  ])("are refused: %s", async (_, file, failure) => {
    expect(await readDocument(file)).toEqual({ ok: false, failure });
  });

  it("keep an external entity as text", async () => {
    const file = bytes(
      '<!doctype html [<!ENTITY x SYSTEM "file:///etc/hostname">]><p>Jane &x; <img src="http://127.0.0.1:9/"></p>',
    );
    expect((await read(file)).text).toContain("Jane &x;");
  });
});
