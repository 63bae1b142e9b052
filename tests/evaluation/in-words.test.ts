import { expect, test } from "vitest";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { translateAssessment } from "@/lib/judging/evaluation/in-words";
import { inLanguage } from "@/lib/in-language";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const cv = `Berufserfahrung
Backend Developer, Nordwind GmbH (2016 - 2020)
- Built order services in Java and PostgreSQL
- Planned shifts for research and development
Koch, Hafenküche (2021 - 2022)
- Kochte für 80 Gäste
Ich habe 5 Jahre Erfahrung als Gärtner

Skills
Kubernetes, Go, no experience with Rust

Education
BSc Computer Science, 2015

Languages
German (B1), English C2, Italian`;

type Asked = Partial<Omit<Criterion, "skills">> & { skills?: { name: string }[] };

const criterion = (name: string, overrides: Asked = {}) =>
  Criterion.parse({
    id: "0197a000-0000-7000-8000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    ...overrides,
  });

/** The reason and question for a criterion, in English as they are stored and in German. */
async function wording(name: string, overrides: Asked = {}) {
  const [assessment] = judgeNow(prepareText(cv, new Date("2026-01-15")).dossier, [
    criterion(name, overrides),
  ]);
  const german = await inLanguage("de", () => Promise.resolve(translateAssessment(assessment!)));
  return { english: [assessment!.reason, assessment!.question], german: [german.reason, german.question] };
}

const skills = (...names: string[]) => ({ skills: names.map((name) => ({ name })) });

test.each<[name: string, given: Asked, reason: string, question: string | null]>([
  ["Java", {}, "Durch datierte Tätigkeiten belegt. Punkte: 97 (in einer Zeile).", null],
  [
    "Java, Kubernetes, Terraform and Ansible",
    skills("Java", "Kubernetes", "Terraform", "Ansible"),
    "Durch datierte Tätigkeiten belegt. Punkte: Mittel aus Java 97 (in einer Zeile), Kubernetes 75 (nur genannt), Terraform 0 (nicht gefunden) und Ansible 0 (nicht gefunden).",
    "Wo und wie lange haben Sie mit Terraform und Ansible gearbeitet?",
  ],
  [
    "Search and rescue",
    {},
    "Wir haben das in den Dokumenten nicht gefunden.",
    "Wo und wie lange haben Sie mit search and rescue gearbeitet?",
  ],
  [
    "English, German and Polish",
    {},
    "Englisch ist auf hohem Niveau angegeben; Deutsch ist auf mittlerem Niveau angegeben; Polnisch wird nicht erwähnt.",
    "Wie gut sprechen und schreiben Sie Englisch, Deutsch und Polnisch?",
  ],
  [
    "Master's degree in Computer Science",
    {},
    "Höchster genannter Abschluss: Bachelor; gefordert: Master.",
    "Haben Sie diesen oder einen gleichwertigen Abschluss: Master?",
  ],
])("translates the reason and question for %s into German", async (name, overrides, reason, question) => {
  expect((await wording(name, overrides)).german).toEqual([reason, question]);
});

test("leaves no sentence of the embedded judge in English, not even in part", async () => {
  const cases: [string, Asked?][] = [
    ["Rust"],
    ["Go"],
    ["Experience as Backend Developer", { minimumYears: 5 }],
    ["Experience as Koch", { minimumYears: 1.5 }],
    ["Experience as Gärtner", { minimumYears: 3 }],
    ["Experience as Pilot", { minimumYears: 3 }],
    ["Professional experience", { minimumYears: 30 }],
    ["Experience as Software Developer"],
    [
      "Experience as Backend Developer",
      { minimumYears: 2, description: "Building order services in Java\nPlanning shifts" },
    ],
    [
      "Experience as Backend Developer",
      {
        minimumYears: 5,
        description: "What is done:\n- Built order services in Java\n- Planned shifts\n- Ran the depot",
      },
    ],
    ["Italian"],
    ["Italian and Polish"],
    ["Polish"],
    ["Doctorate in Law"],
    ["Driving licence"],
    ["Teamwork", { dimension: "soft_skills" }],
    ["We plan shifts together", { dimension: "culture_fit", description: "Planned shifts for research" }],
    ["Curiosity", { dimension: "culture_fit" }],
  ];
  const english = new Set<string>();
  for (const [name, overrides] of cases) {
    const { english: sentences, german } = await wording(name, overrides);
    for (const [at, text] of sentences.entries()) {
      if (text === null) continue;
      english.add(text.replaceAll(name, "…"));
      expect(german[at], text).not.toBe(text);
      expect(german[at], text).not.toMatch(/\b(?:the|of this|is|asked|shown|named|where|years?|work)\b/i);
    }
  }
  expect(english.size).toBeGreaterThan(20);
});

test("formats numbers for German", async () => {
  const { german } = await wording("Experience as Koch", { minimumYears: 1.5 });
  expect(german[0]).toMatch(/gefordert sind 1,5 Jahre/);
});
