import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { masterPage, odt, textStyle } from "./hand-made-odt";
import { read } from "./reading";

const p = (content: string, style = "") =>
  `<text:p${style && ` text:style-name="${style}"`}>${content}</text:p>`;
const span = (style: string, content: string) =>
  `<text:span text:style-name="${style}">${content}</text:span>`;

it("reads spaces, tabs, breaks, lists, tables, text boxes and notes in their place", async () => {
  const box = `<draw:frame><draw:text-box>${p("In a box")}</draw:text-box></draw:frame>`;
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p("A note")}</text:note-body></text:note>`;
  const row = `<table:table-row><table:table-cell>${p("Engineer")}</table:table-cell><table:table-cell>${p("2020")}</table:table-cell></table:table-row>`;
  const body = [
    p(`A<text:s text:c="2"/>b<text:tab/>c<text:line-break/>second\n line`),
    `<text:list><text:list-item>${p("First")}</text:list-item></text:list>`,
    `<table:table>${row}</table:table>`,
    p(`${box}After${note} it`),
  ];
  expect((await read(odt(body.join("")))).text).toBe(
    "A b\tc\nsecond line\n• First\nEngineer\t2020\nIn a box\nA note\nAfter it".replace("A b", "A  b"),
  );
});

it("reads the header before and the footer after the body, and skips comments and deleted text", async () => {
  const styles = masterPage(
    `<style:header>${p("Jane Doe")}</style:header><style:footer>${p("Page")}</style:footer>`,
  );
  const deleted = `<text:tracked-changes>${p("Deleted")}</text:tracked-changes>`;
  const comment = `<office:annotation>${p("Comment")}</office:annotation>`;
  const { text } = await read(odt(`${deleted}${p(`Body${comment}`)}`, "", { "styles.xml": styles }));
  expect(text).toBe("Jane Doe\n\nBody\n\nPage");
});

describe("hidden text", () => {
  it.each([
    ["vanished", 'text:display="none"'],
    ["low_contrast", 'fo:color="#ffffff"'],
    ["low_contrast", 'fo:color="#eeeeee" fo:background-color="#eeeeee"'],
    ["tiny", 'fo:font-size="1pt"'],
  ])("is left out as %s: %s", async (reason, properties) => {
    const { text, hidden } = await read(
      odt(p(`Seen ${span("H", "Kubernetes")}`), textStyle("H", properties)),
    );
    expect(text).toBe("Seen");
    expect(hidden).toEqual([{ text: "Kubernetes", page: 1, reason }]);
  });

  it("includes text that is white by its parent style, but not on a dark cell", async () => {
    const cell = `<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="#002244"/></style:style>`;
    const table = `<table:table><table:table-row><table:table-cell table:style-name="C">${p(span("W", "Seen"))}</table:table-cell></table:table-row></table:table>`;
    const child = `<style:style style:name="K" style:family="text" style:parent-style-name="W"/>`;
    const styles = textStyle("W", 'fo:color="#ffffff"') + child + cell;
    const { text, hidden } = await read(odt(table + p(span("K", "Hidden")), styles));
    expect(text).toBe("Seen");
    expect(hidden).toMatchObject([{ text: "Hidden", reason: "low_contrast" }]);
  });
});

describe("hostile and unreadable files", () => {
  const entity = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>`;
  const manifest = `<manifest:manifest xmlns:manifest="m"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`;
  const intact = odt(p("Jane Doe"));
  it.each([
    ["an external entity", odt("", "", { "content.xml": entity }), "too_complex"],
    ["21,000 paragraphs", odt(p("x").repeat(21_000)), "too_complex"],
    ["a part that inflates to 70 MB", odt(p("A".repeat(70_000_000))), "too_complex"],
    ["elements nested 100,000 deep", odt(p(spans(100_000))), "too_complex"],
    ["tables nested 100 deep", odt(nested(100)), "too_complex"],
    ["password protection", odt(p("x"), "", { "META-INF/manifest.xml": manifest }), "encrypted"],
    ["XML that is not well formed", odt("<text:p>"), "corrupt"],
    ["a file cut short", intact.subarray(0, intact.length - 100), "corrupt"],
    ["a picture instead of text", odt(p("<draw:image/>")), "needs_ocr"],
    ["a document without text", odt(p("")), "empty"],
    ["a spreadsheet", odt("", "", {}, "application/vnd.oasis.opendocument.spreadsheet"), "wrong_type"],
  ])("are refused: %s", async (_, bytes, failure) => {
    expect(await readDocument(bytes)).toEqual({ ok: false, failure });
  });

  it("have 999,999,999 spaces reduced to two", async () => {
    expect((await read(odt(p(`A<text:s text:c="999999999"/>b`)))).text).toBe("A  b");
  });
});

function nested(depth: number): string {
  const open = "<table:table><table:table-row><table:table-cell>";
  const close = "</table:table-cell></table:table-row></table:table>";
  return open.repeat(depth) + p("deep") + close.repeat(depth);
}

function spans(depth: number): string {
  return "<text:span>".repeat(depth) + "</text:span>".repeat(depth);
}
