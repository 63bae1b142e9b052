import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSource, type Source } from "../../scripts/samples/cv-source";
import { toDocx } from "../../scripts/samples/word";
import { sample } from "./reading";

const sources = ["jobs", "candidates"].flatMap((folder) =>
  readdirSync(`samples/sources/${folder}`).map((file): [file: string, source: Source] => {
    const source = readSource(readFileSync(`samples/sources/${folder}/${file}`, "utf8"));
    return [`${folder}/${file.replace(/\.md$/, `.${source.settings.format}`)}`, source];
  }),
);

it.each(sources)("%s exists and is listed in the README", (file) => {
  expect(sample(file).length).toBeGreaterThan(1_000);
  expect(readFileSync("samples/README.md", "utf8")).toContain(file.replace("candidates/", ""));
});

it.each(sources.filter(([file]) => file.endsWith(".docx")))(
  "%s is generated from its source, byte for byte",
  async (file, source) => {
    expect(Buffer.compare(await toDocx(source), sample(file))).toBe(0);
  },
);

it("uses only e-mail addresses at example.com", () => {
  for (const [file, { contact, sections }] of sources) {
    if (!file.startsWith("candidates/")) continue;
    const addresses = JSON.stringify([contact, sections]).match(/[\w.+-]+@[\w.-]+/g);
    expect(addresses, file).toEqual([expect.stringMatching(/@example\.com$/)]);
  }
});
