import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Profile } from "@/lib/reading/profile/profile";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { fold } from "@/lib/reading/language/letters";
import { languageNamed } from "@/lib/reading/language/spoken-languages";
import { cpuSeconds } from "../support/cpu-seconds";

const folder = path.join(import.meta.dirname, "cv");
const asOf = new Date("2026-11-20T00:00:00Z");
const cvs = readdirSync(folder).filter((file) => !file.endsWith(".json"));
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** A profile in short form, so that the expected profile of a CV is readable and fits on a page. */
const brief = (profile: Profile) => ({
  name: profile.name?.value ?? null,
  emails: profile.emails.map(({ value }) => value),
  phones: profile.phones.map(({ value }) => value),
  links: profile.links.map(({ value }) => value),
  location: profile.location?.value ?? null,
  headline: profile.headline?.value ?? null,
  roles: profile.roles.map(
    ({ title, organization, from, to, current }) =>
      `${title} @ ${organization} ${from} to ${current ? "now" : to}`,
  ),
  education: profile.education.map(
    ({ title, institution, level, from, to }) => `${title} @ ${institution} level ${level} ${from} to ${to}`,
  ),
  skills: profile.skills.map(({ name, roles }) => (roles.length ? `${name} in ${roles.join(" ")}` : name)),
  languages: profile.languages.map(({ name, level }) => `${name} ${level}`),
  certificates: profile.certificates.map(({ name }) => name),
  years: profile.years,
  language: profile.language,
});

describe("parseProfile", () => {
  it.each(cvs)("reads %s", (file) => {
    const expected: unknown = JSON.parse(readFileSync(path.join(folder, `${file}.json`), "utf8"));
    expect(brief(parseProfile(read(file), asOf))).toEqual(expected);
  });

  it.each(cvs)("gives every field of %s its source", (file) => {
    const text = read(file);
    const profile = Profile.parse(parseProfile(text, asOf));
    const textAt = (span: { start: number; end: number }) =>
      text.slice(span.start, span.end).replace(/\s+/g, " ");
    const plain = (value: string) => value.replace(/[–—]/g, "-").replace(/’/g, "'").toLowerCase();
    for (const { value, span } of [...profile.phones, ...profile.links, ...profile.emails])
      expect(plain(textAt(span))).toBe(plain(value));
    for (const { name, span } of [...profile.skills, ...profile.certificates])
      expect(plain(textAt(span))).toBe(plain(name));
    for (const { title, organization, from, to, span } of profile.roles) {
      for (const part of [title, from?.slice(2, 4), to?.slice(2, 4)])
        expect(plain(textAt(span))).toContain(plain(part ?? ""));
      // The employer of several roles is named once, above the first of them.
      expect(plain(textAt({ start: 0, end: span.end }))).toContain(plain(organization ?? ""));
    }
    for (const { title, institution, span } of profile.education)
      for (const part of [title, institution]) expect(plain(textAt(span))).toContain(plain(part ?? ""));
    for (const { name, span } of profile.languages) expect(languageNamed(fold(textAt(span)))).toBe(name);
    if (profile.name)
      for (const part of profile.name.value.split(" "))
        expect(plain(textAt(profile.name.span))).toContain(plain(part));
    if (profile.headline) expect(plain(textAt(profile.headline.span))).toBe(plain(profile.headline.value));
    if (profile.location) expect(plain(textAt(profile.location.span))).toBe(plain(profile.location.value));
  });

  it("leaves fields empty for a text that is not a CV", () => {
    const text = "Dear team,\nplease find attached the invoice for our work in March 2021.\nKind regards";
    const profile = parseProfile(text, asOf);
    expect(profile).toMatchObject({ name: null, roles: [], education: [], skills: [], years: null });
    expect(parseProfile("", asOf)).toMatchObject({ name: null, roles: [], years: null, language: "en" });
  });

  it.each([
    ["Warehouse Operative\nExperience\nPicker, Acme 2019 - 2020"],
    ["Senior Software Engineer\nPython, SQL\n"],
    ["Acme Robotics GmbH\nBewerbung\n"],
    ["Machine Learning\nBerlin, Germany\n"],
    ["LEBENSLAUF\nBerufserfahrung\n2019 - 2020 Koch"],
    ["Curriculum Vitae\n\nSkills\nPython"],
    ["Profile\nA dedicated nurse."],
    ["Java Developer\njava.developer@example.com\n\nProfile\nJava Developer with five years."],
    ["Docker Kafka Kubernetes\nops@example.com\n\nSkills\nDocker, Kafka, Kubernetes"],
    ["Python, SQL\n\nProfile\nI know Python, SQL, Docker."],
    ["Spring Boot\nops@example.com"],
    ["Pastry Cook\nExperience\nPastry Cook, Hotel Adler, 2019 - 2020"],
    ["Chef Cook\nExperience\nChef Cook, Hotel Adler, 2019 - 2020\n\nProfile\nChef Cook since 2019"],
    ["Java Cook\nperson@example.com\n\nSkills\nPython"],
  ])("reads no name from %j", (text) => {
    expect(parseProfile(text, asOf).name).toBeNull();
  });

  it.each([
    ["O'Brien, Niamh\nniamh.obrien@example.ie\n", "O'Brien, Niamh"],
    ["J O H N  D O E\nChef\n", "JOHN DOE"],
    ["Lebenslauf von Anna-Lena Müller\n", "Anna-Lena Müller"],
    ["Résumé\n\nDr. Léa de la Tour\nMédecin", "Léa de la Tour"],
    ["ANNA\nSCHMIDT\nanna.schmidt@example.de", "ANNA SCHMIDT"],
    ["Vorname: Max\nNachname: Mustermann", "Max Mustermann"],
    ["Full Name: li wei\n", "li wei"],
    ["Grace Baker\nHead Chef | grace@example.com", "Grace Baker"],
    ["GRACE\nBAKER\ngrace.baker@example.com", "GRACE BAKER"],
    ["Java Cook\njava.cook@example.com", "Java Cook"],
    ["Python Koch\nlinkedin.com/in/python-koch-4b2", "Python Koch"],
    ["Mason Cook\n\nProfile\nMason Cook has baked since 2001.", "Mason Cook"],
    ["Java Java\n\nSkills\nJava, Docker\n\nSigned: Java Java", "Java Java"],
    ["CV of Linux Baker\n", "Linux Baker"],
    ["王 小明\nxm@example.cn", "王 小明"],
  ])("reads the name from %j", (text, name) => {
    expect(parseProfile(text, asOf).name?.value).toBe(name);
  });

  it("is deterministic and keeps its spans inside the text, whatever the text", () => {
    const pieces = fc.constantFrom(
      "Experience\n",
      "2019 - 2021 ",
      "Mar 2020 – heute",
      "(",
      ")",
      "Name: ",
      "a@b.de",
      "\n",
      "\n\n",
      "• ",
      "\t",
      "Engineer, Acme GmbH",
      "İ",
      "ß",
      "e\u0301",
      "🙂",
      "Skills: Java; SQL\n",
      "###",
      "**",
      "1. ",
      "Ausbildung\n",
      "MSc",
    );
    const text = fc
      .array(fc.oneof(pieces, fc.string({ unit: "grapheme" })), { maxLength: 60 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (cv) => {
        const profile = Profile.parse(parseProfile(cv, asOf));
        expect(parseProfile(cv, asOf)).toEqual(profile);
        const spans = [
          profile.name,
          profile.location,
          profile.headline,
          ...profile.roles,
          ...profile.education,
          ...profile.skills,
        ]
          .filter((field) => field !== null)
          .map(({ span }) => span);
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(cv.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("reads a hostile text in bounded time", async () => {
    const hostile = [
      "a ".repeat(100_000),
      "2019 - ".repeat(30_000),
      "(".repeat(100_000),
      "Skills: " + "x,".repeat(60_000),
      "worked ".repeat(20_000) + "as",
      "Engineer, Acme\n2019 - 2020\n".repeat(5_000),
      "a@".repeat(50_000),
      "1 ".repeat(50_000),
      " ".repeat(200_000) + "x",
    ];
    for (const text of hostile) expect(await cpuSeconds(() => parseProfile(text, asOf))).toBeLessThan(3);
  });
});
