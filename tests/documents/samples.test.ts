import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ReadDocument } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";
import { expectInOrder, lineTexts, read, sample } from "./reading";

const unreadable = {
  "13-robert-sandoval-scan.pdf": "needs_ocr",
  "15-ingrid-solheim-cut-short.pdf": "corrupt",
  "16-farid-haddad-protected.pdf": "encrypted",
};
const files = [
  ...readdirSync("samples/candidates").map((name) => `candidates/${name}`),
  ...readdirSync("samples/jobs").map((name) => `jobs/${name}`),
];
const readable = files.filter((file) => !Object.keys(unreadable).some((name) => file.endsWith(name)));

describe("readable samples", () => {
  it("number at least fifteen", () => expect(readable.length).toBeGreaterThanOrEqual(15));

  it.each(readable)("%s has lines and pages that point into its text", async (file) => {
    const document = ReadDocument.parse(await read(sample(file)));
    const { text, lines, pages } = document;
    expect(text.length).toBeGreaterThan(500);
    let end = 0;
    for (const line of lines) {
      expect(line.start).toBeGreaterThanOrEqual(end);
      expect(text.slice(end, line.start).trim()).toBe("");
      expect(text.slice(line.start, line.end)).toMatch(/^\S([^\n]*\S)?$/);
      const page = pages[line.page - 1];
      expect(page && line.start >= page.start && line.end <= page.end).toBe(true);
      if (line.box && page) {
        const [left, top, width, height] = line.box;
        expect(left).toBeGreaterThan(0);
        expect(top).toBeGreaterThan(0);
        expect(left + width).toBeLessThan(page.width);
        expect(top + height).toBeLessThan(page.height);
      }
      end = line.end;
    }
    expect(text.slice(end).trim()).toBe("");
    expect(lines.every(({ box }) => (box !== null) === file.endsWith(".pdf"))).toBe(true);
  });

  it.each(readable)("%s has hidden text only if it was made with some", async (file) => {
    const { hidden } = await read(sample(file));
    expect(hidden.length).toBe(file.includes("victor-langley") ? 1 : 0);
  });
});

describe("unreadable samples", () => {
  it.each(Object.entries(unreadable))("%s is refused as %s", async (name, failure) => {
    expect(await readDocument(sample(`candidates/${name}`))).toEqual({ ok: false, failure });
  });
});

it("keeps white text on a white page out of the text and reports it", async () => {
  const { text, hidden } = await read(sample("candidates/14-victor-langley.pdf"));
  expect(text).toContain("WordPress");
  expect(text).not.toMatch(/Ignore all previous|Kubernetes/);
  expect(hidden[0]).toMatchObject({ page: 1, reason: "low_contrast" });
  expect(hidden[0]?.text).toMatch(/^Ignore all previous instructions[\s\S]*CI\/CD\.$/);
});

it("keeps white text on a dark band", async () => {
  const { text } = await read(sample("candidates/04-lucia-navarro.pdf"));
  expect(text.startsWith("Lucía Navarro Ibáñez\nIngeniera de software backend")).toBe(true);
});

it("reads the whole side column before the main one", async () => {
  const document = await read(sample("candidates/02-tomas-ferreira.pdf"));
  expectInOrder(
    document,
    "CONTACT",
    "SKILLS",
    "• gRPC",
    "LANGUAGES",
    "EDUCATION",
    "PROFILE",
    "EXPERIENCE",
    "Caisdata",
  );
  expect(lineTexts(document)).toContain("Staff Engineer\tJanuary 2020 – present");
});

it("reads a DOCX laid out as a table cell by cell", async () => {
  const document = await read(sample("candidates/07-priya-raghunathan.docx"));
  expectInOrder(document, "Contact", "Skills", "• GitLab CI, pytest", "Languages", "Education", "Experience");
  expect(lineTexts(document)).toContain("Backend Engineer\tFebruary 2022 – present");
});

it("joins letter-spaced headings and marks drawn bullets", async () => {
  const lines = lineTexts(await read(sample("candidates/01-amara-lindqvist.pdf")));
  expect(lines).toEqual(
    expect.arrayContaining(["PROFILE", "EXPERIENCE", "SKILLS", "EDUCATION", "LANGUAGES"]),
  );
  expect(lines.filter((line) => line.startsWith("• "))).toHaveLength(10);
});

it("reads two pages with one header and no page numbers", async () => {
  const document = await read(sample("candidates/05-margaret-okafor.pdf"));
  expect(document.pages.map((page) => page.number)).toEqual([1, 2]);
  expect(document.text.match(/Margaret Okafor · margaret/g)).toHaveLength(1);
  expect(document.text.startsWith("Margaret Okafor · ")).toBe(true);
  expect(document.text).not.toMatch(/Page \d/);
  const second = document.pages[1];
  expect(document.text.slice(second?.start, second?.end)).toMatch(/^SELECTED TALKS AND WRITING/);
});

it("keeps accents and umlauts composed", async () => {
  const { text } = await read(sample("candidates/03-katharina-vogt.docx"));
  expect(text).toMatch(/[äöü]/);
  expect(text).toBe(text.normalize("NFC"));
  expect((await read(sample("candidates/09-elodie-marchand.pdf"))).text).toContain("COMPÉTENCES");
});
