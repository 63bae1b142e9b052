import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { read } from "./reading";

const cv = "Zoë Müller\nEngineer\tBerlin\n\nEXPERIENCE\n• Built things\n";

it.each([
  ["UTF-8", Buffer.from(cv)],
  ["UTF-8 with a BOM and Windows line endings", Buffer.from(`\uFEFF${cv.replaceAll("\n", "\r\n")}`)],
  ["UTF-16", Buffer.from(`\uFEFF${cv}`, "utf16le")],
  ["big-endian UTF-16", Buffer.from(`\uFEFF${cv}`, "utf16le").swap16()],
  [
    "Windows-1252",
    Buffer.concat([
      Buffer.from("Zo\xeb M\xfcller\nEngineer\tBerlin\n\nEXPERIENCE\n\x95 Built things\n", "latin1"),
    ]),
  ],
])("reads %s with its blank lines and bullets", async (_, file) => {
  expect((await read(new Uint8Array(file))).text).toBe(
    "Zoë Müller\nEngineer\tBerlin\n\nEXPERIENCE\n• Built things",
  );
});

it("reads Markdown as the page that it describes", async () => {
  const markdown = [
    "# Ottoline Graves",
    "ottoline@graves.example",
    "",
    "Experience",
    "==========",
    "**Bookbinder** | [Paperlark](https://paperlark.example) | 2018 - 2020",
    "- Sewed *text blocks* by hand",
    "",
    "| Language | Level |",
    "| --- | --- |",
    "| French | B2 |",
  ].join("\n");
  const { text, looks } = await read(new Uint8Array(Buffer.from(markdown)));
  expect(text).toBe(
    "Ottoline Graves\nottoline@graves.example\n\nExperience\n" +
      "Bookbinder | Paperlark | 2018 - 2020\n• Sewed text blocks by hand\nLanguage\tLevel\nFrench\tB2",
  );
  expect(JSON.stringify(looks)).toContain("https://paperlark.example");
});

it("keeps stars and signs of a text that is no Markdown", async () => {
  const plain = "Jane Doe, engineer *** 2019\n* Built **two** bridges\n";
  expect((await read(new Uint8Array(Buffer.from(plain)))).text).toContain("**two**");
});

describe("a file that is not plain text", () => {
  it.each([
    ["binary data", Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7919) % 256)],
    ["text with NUL in it", Buffer.from("Jane Doe\0 is an engineer in Berlin")],
    ["an SVG drawing", Buffer.from("<svg xmlns='x'><text>Jane Doe is an engineer</text></svg>")],
    ["XML", Buffer.from("<?xml version='1.0'?><cv>Jane Doe is an engineer</cv>")],
    ["PostScript", Buffer.from("%!PS-Adobe-3.0\nJane Doe is an engineer")],
    ["an e-mail", Buffer.from("MIME-Version: 1.0\nSubject: Jane Doe is an engineer")],
    ["a private key", Buffer.from("-----BEGIN PRIVATE KEY-----\nabc def ghi")],
    ["base64", Buffer.from(Buffer.alloc(9_000, "some words ").toString("base64"))],
    ["numbers", Buffer.from("1;2;3\n4;5;6\n7;8;9\n")],
    ["two words", Buffer.from("Hello there")],
  ])("is refused: %s", async (_, file) => {
    expect(await readDocument(new Uint8Array(file))).toEqual({ ok: false, failure: "wrong_type" });
  });

  it.each([["white space", Buffer.from(" \n\t\r\n ")]])("is reported as empty: %s", async (_, file) => {
    expect(await readDocument(new Uint8Array(file))).toEqual({ ok: false, failure: "empty" });
  });
});

it("refuses two million characters in time, on one line or on many", async () => {
  for (const unit of ["word ", "word\n", "\n", "a b\tc    ", "\u00ad"]) {
    const started = performance.now();
    const file = new TextEncoder().encode(`Jane Doe is here\n${unit.repeat(2_000_000 / unit.length)}`);
    expect((await readDocument(file)).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(15_000);
  }
});

it("reads a text ruled with dots and dashes, and a page's title from the metadata above it", async () => {
  const rule = ".".repeat(140);
  const ruled = `ADA REYES\n\nWORK\n${rule}\n2016-2018    Acme, Welder ------------ Leeds\n\nEDUCATION\n${rule}\nKelvin College`;
  expect((await read(new Uint8Array(Buffer.from(ruled)))).text.split("\n")).toContain(
    "2016-2018\tAcme, Welder\tLeeds",
  );
  const page = "---\nlayout: page\ntitle: Ada Reyes\n---\n\nWelder at Acme since 2016";
  expect((await read(new Uint8Array(Buffer.from(page)))).text).toBe("Ada Reyes\n\nWelder at Acme since 2016");
});
