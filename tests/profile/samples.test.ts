import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sourceText } from "@/lib/reading/language/lines";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { cvLines } from "@/lib/reading/profile/sections";
import { fold } from "@/lib/reading/language/letters";
import { readDocument } from "@/lib/reading/documents/read-document";
import { makeDossier } from "@/lib/judging/evaluation/dossier";

const folder = path.join(import.meta.dirname, "../../samples/candidates");
const unreadable = /scan|cut-short|protected/;
const files = readdirSync(folder).filter((file) => !unreadable.test(file));

describe("the sample files", () => {
  it.each(files)("%s becomes a profile and a dossier without identity", async (file) => {
    const read = await readDocument(readFileSync(path.join(folder, file)));
    if (!read.ok) throw new Error(read.failure);
    const { text } = read.document;
    const profile = parseProfile(text, new Date("2026-11-20T00:00:00Z"));
    const slug = file.replace(/^\d+-|\.\w+$/g, "");
    expect(fold(profile.name!.value).replace(/[^a-z]+/g, "-")).toContain(slug);
    expect(profile.emails[0]!.value).toMatch(/@example\.com$/);
    expect(profile.phones).toHaveLength(1);
    expect(profile.location).not.toBeNull();
    expect(profile.headline).not.toBeNull();
    expect(profile.roles.length).toBeGreaterThanOrEqual(2);
    expect(profile.roles.every(({ from, organization }) => from && organization)).toBe(true);
    expect(profile.education[0]!.level).toBeGreaterThanOrEqual(2);
    expect(profile.skills.length).toBeGreaterThanOrEqual(6);
    expect(profile.skills.some(({ roles }) => roles.length > 0)).toBe(true);
    expect(profile.languages.length).toBeGreaterThanOrEqual(1);
    expect(profile.years).toBeGreaterThan(1);

    const dossier = makeDossier(read.document, profile, []);
    for (const part of profile.name!.value.split(" ")) expect(dossier.text).not.toContain(part);
    expect(dossier.text).not.toMatch(/@example\.com|\+\d{2} /);
    // Lines that are neither contact details nor personal data stay unchanged.
    for (const line of cvLines(sourceText(text)))
      if (line.section !== "header" && line.section !== "personal" && !line.text.includes("@"))
        expect(dossier.text.slice(line.start, line.end)).toBe(text.slice(line.start, line.end));
  });
});
