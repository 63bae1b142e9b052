import { describe, expect, test } from "vitest";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { Criterion } from "@/lib/judging/scorecards/scorecard";

const asOf = new Date("2026-01-15");
type Asked = Partial<Omit<Criterion, "skills">> & { skills?: { name: string; aliases?: string[] }[] };

const criterion = (name: string, more: Asked = {}) =>
  Criterion.parse({
    id: "00000000-0000-8000-a000-000000000001",
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    ...more,
  });

function judged(cv: string, name: string, more: Asked = {}) {
  const [assessment] = judgeNow(prepareText(cv, asOf).dossier, [criterion(name, more)]);
  if (!assessment) throw new Error("nothing was judged");
  return assessment;
}

const cv = `Experience
Backend Developer, Nordwind GmbH (2016 - 2020)
- Built order services in Java and PostgreSQL
Developer, Hafenwerk (2019 - 2022)
- Moved them to k8s

Skills
Kubernetes, Go, Photoshop

Education
BSc Computer Science, 2015
`;

describe("skills", () => {
  test("count more where they were used in dated work than where they are only named", () => {
    const used = judged(cv, "Java");
    const named = judged(cv, "Photoshop");
    expect(used).toMatchObject({ verdict: "met", quotes: ["Built order services in Java and PostgreSQL"] });
    expect(named.verdict).toBe("met");
    expect(used.rating).toBeGreaterThan(named.rating ?? 4);
    expect(used.confidence).toBeGreaterThan(named.confidence);
  });

  test("are found under other spellings, and where a special skill implies the general one", () => {
    expect(judged(cv, "Kubernetes").quotes[0]).toBe("Moved them to k8s");
    expect(judged(cv, "SQL").verdict).toBe("met");
    expect(judged(cv, "Golang").verdict).toBe("met");
    expect(judged("Skills\nSQL", "PostgreSQL").verdict).toBe("not_evidenced");
    expect(
      judged("Skills\nHasenpfeffer", "Stew", { skills: [{ name: "Stew", aliases: ["Hasenpfeffer"] }] })
        .verdict,
    ).toBe("met");
  });

  test.each([
    ["Supported Windows XP and Windows 7", "Agile"],
    ["Ran the San Francisco site", "Data storage"],
    ["Trabalhou nas lojas do grupo", "Network attached storage"],
    ["Taught for an M.A. in History", "Mergers and acquisitions"],
    ["Wrote lambda expressions in Java", "Amazon Web Services"],
    ["Assigned every MAC address", "macOS"],
  ])("are not found in a word with a similar spelling: %s", (work, skill) => {
    expect(judged(`Experience\nTechnician (2016 - 2020)\n- ${work}`, skill).verdict).toBe("not_evidenced");
  });

  test("are not found in a degree that shares a word with them", () => {
    const degree = "Education\nBSc in Mechanical Engineering, 2015";
    expect(judged(degree, "Mechanical assembly").verdict).toBe("not_evidenced");
    expect(judged(degree, "Mechanical engineering").verdict).toBe("met");
  });

  test("are all contradicted when a list of them is denied", () => {
    const denied = "Summary\nNo experience with Java, Kubernetes or Python, but built order services";
    for (const skill of ["Java", "Kubernetes", "Python"])
      expect(judged(denied, skill).verdict, skill).toBe("contradicted");
    expect(judged("Skills\nDespite the absence of SQL, much Python", "Python").verdict).toBe("met");
  });

  test("are not found in the last word of another skill", () => {
    expect(judged("Skills\nQuality control", "Control of machines").verdict).toBe("not_evidenced");
  });

  test("of behaviour are found with a word in between, and under any words of praise", () => {
    expect(judged("Skills\nSolving technical problems", "Problem solving").verdict).toBe("met");
    expect(judged("Skills\nCommunication", "Glowing communication").verdict).toBe("met");
  });

  test("that are everyday words are found only with a capital letter", () => {
    expect(judged("Skills\nready to go the extra mile", "Go").verdict).toBe("not_evidenced");
    expect(judged("Skills\nthe rest of the team", "REST").verdict).toBe("not_evidenced");
  });

  test("that are not mentioned are not evidenced, and get a question", () => {
    expect(judged(cv, "Terraform")).toMatchObject({ verdict: "not_evidenced", rating: null, quotes: [] });
    expect(judged(cv, "Terraform").question).toContain("Terraform");
  });

  test("that are denied are contradicted", () => {
    expect(judged("Skills\nNo experience with Terraform", "Terraform")).toMatchObject({
      verdict: "contradicted",
      rating: 0,
    });
    expect(judged("Kenntnisse\nKeine Erfahrung mit Terraform", "Terraform").verdict).toBe("contradicted");
    expect(judged("Skills\nWorks without supervision", "Working independently").verdict).toBe("met");
  });

  test("of one criterion are judged separately, with a question about the missing ones", () => {
    const both = { skills: [{ name: "Java" }, { name: "Terraform" }] };
    expect(judged(cv, "Platform", both)).toMatchObject({ verdict: "partly" });
    expect(judged(cv, "Platform", both).question).toContain("Terraform");
    expect(judged(cv, "Platform", both).question).not.toContain("Java");
  });

  test("that are only named get three quarters of the full rating, and a question", () => {
    const work =
      "Experience\nEngineer, 2019 - 2023\n- Ran Kafka clusters\n- Tuned Kafka consumers\n\nSkills\n";
    const named = judged(`${work}Terraform\n\nProfile\nTerraform, Terraform`, "Terraform");
    expect(named).toMatchObject({
      verdict: "met",
      rating: 3,
      reason: "Named, but not in dated work. Points: 75.",
    });
    expect(named.question).toBe("Where have you worked with Terraform, and for how long?");
    expect(judged(`${work}Kafka`, "Kafka")).toMatchObject({ verdict: "met", rating: 4, question: null });
    const both = judged(`${work}Terraform`, "Tools", {
      skills: ["Kafka", "Terraform", "Ansible"].map((name) => ({ name, aliases: [] })),
    });
    expect(both.reason).toBe(
      "Shown in dated work. Points: mean of Kafka 100, Terraform 75 (only named), and Ansible 0 (not found).",
    );
  });

  test("that are held rather than used need no dated work", () => {
    const named = judged("Certificates\nPMP certification", "PMP certification");
    expect(named).toMatchObject({
      verdict: "met",
      reason: "Stated in the documents. Points: 97 (in one line).",
      question: null,
    });
    expect(judged("Skills\nLicensing", "Licensing").rating).toBe(3);
  });

  test("are not evidenced by half of a vague phrase", () => {
    expect(judged("Skills\nSales Management", "Service Management").verdict).toBe("not_evidenced");
  });

  test("are partly met by a shorter name, but not inside other phrases", () => {
    const skill = "Glacier mapping";
    expect(judged("Skills\nGlacier mapping", skill).verdict).toBe("met");
    expect(judged("Skills\nSledding, glaciers, knots", skill).verdict).toBe("partly");
    expect(judged("Skills\nGlacier tourism brochures and glacier photography", skill).verdict).toBe(
      "not_evidenced",
    );
  });

  test("are found by the object that is overseen, not by the verb", () => {
    expect(judged("Skills\nAudits", "Overseeing audits").verdict).toBe("partly");
    expect(judged("Skills\nOverseeing of volunteers", "Overseeing audits").verdict).toBe("not_evidenced");
  });

  test("are found in all forms of their words, but not in words that only begin alike", () => {
    expect(judged("Skills\nCalibrating scales", "Calibration of scales").verdict).toBe("met");
    expect(judged("Skills\nVaporized coatings", "Vaporizing coatings").verdict).toBe("met");
    const since =
      "Experience\nGardener, 2019 - present\n- Pruned roses, depending on the weather\n- Dock repairs";
    for (const other of ["Public speaking", "Reliability", "Docker"])
      expect(judged(since, other).verdict, other).toBe("not_evidenced");
  });

  test("are rated the same when the criterion praises them", () => {
    const plain = judged("Skills\nBeekeeping", "Beekeeping");
    expect(judged("Skills\nBeekeeping", "Superb and extraordinary beekeeping").rating).toBe(plain.rating);
  });
});

describe("languages", () => {
  const english = (text: string) => judged(text, "Written English", { dimension: "soft_skills" });

  test.each([
    ["Sprachen\nDeutsch (Muttersprache), Englisch (C1)", 4],
    ["Idiomas\nEspañol (nativo), inglés (B2)", 3],
    ["Langues\nAnglais : notions", 0.8],
    ["Languages\nGerman (native), English", 2.8],
  ])("are rated by the level beside them: %s", (text, rating) => {
    expect(english(text).rating).toBe(rating);
  });

  test("that the document is written in count without a level, and get a question", () => {
    const assessment = english(
      "Experience\nDeveloper (2016 - 2020)\n- Wrote the tools that the team used for its tests",
    );
    expect(assessment).toMatchObject({ verdict: "met", rating: 2.8 });
    expect(assessment.question).toContain("English");
  });

  test("are not evidenced by having written something", () => {
    const assessment = english(
      "Berufserfahrung\nEntwickler (2016 - 2020)\n- Das Buchungssystem in PHP geschrieben",
    );
    expect(assessment).toMatchObject({ verdict: "not_evidenced", quotes: [] });
  });
});

describe("a required language level", () => {
  test.each([
    ["German B1", "Languages\nGerman B1, English C1", "met", 4],
    ["German B2", "Sprachen\nDeutsch (C1), Englisch (B2)", "met", 4],
    ["German B2", "Languages\nGerman B1", "partly", 2.4],
    ["German B2", "Languages\nGerman A1", "partly", 1.2],
    ["Fluent German", "Languages\nGerman: basic", "partly", 0.4],
  ])("of %j, given %j, is %s", (required, languages, verdict, rating) => {
    expect(judged(languages, required)).toMatchObject({ verdict, rating });
  });

  test("may be in the description, and applies to its own language only", () => {
    const name = "German";
    const overrides = { description: "German at level C1 and good communication" };
    expect(judged("Languages\nGerman B2, French C2", name, overrides)).toMatchObject({ rating: 2.4 });
    expect(judged("Languages\nGerman B2", name, { description: "Good manners" })).toMatchObject({
      rating: 3,
    });
  });
});

describe("the heading of a role", () => {
  const roles = (head: string) => `Experience\n${head}\n- Answered the telephone and greeted visitors`;

  test("does not make the employer's trade the candidate's work", () => {
    const atReception = judged(roles("Receptionist, Nordsee Logistics (2016 - 2020)"), "Logistics");
    expect(atReception.verdict).toBe("not_evidenced");
    const years = { minimumYears: 3 };
    expect(
      judged(roles("Receptionist at Nordsee Logistics GmbH, 2016 - 2020"), "Logistics", years),
    ).toMatchObject({
      verdict: "not_evidenced",
    });
    expect(judged(roles("Logistics Clerk, Nordsee GmbH (2016 - 2020)"), "Logistics", years).verdict).toBe(
      "met",
    );
  });

  test("shows a skill that it names in full, but none that it only shares a word with", () => {
    expect(judged(roles("Penetration Tester (2016 - 2020)"), "Penetration testing").verdict).toBe("met");
    expect(judged(roles("Biological Scientist (2016 - 2020)"), "Cell biology").verdict).toBe("not_evidenced");
  });

  test("ends where its line begins to describe the work", () => {
    const cvWith = (work: string) => `Experience\nSenior Firewall Engineer (2016 - 2020): ${work}`;
    const silent = judged(cvWith("Answered tickets and wrote monthly figures."), "Firewall administration");
    expect(silent.verdict).toBe("not_evidenced");
    expect(judged(cvWith("Administered firewalls at six sites."), "Firewall administration")).toMatchObject({
      verdict: "met",
      quotes: ["Administered firewalls at six sites."],
    });
    expect(judged(cvWith("Answered tickets."), "Firewall Engineer", { minimumYears: 3 }).verdict).toBe("met");
  });

  test("shows implied technologies, but no other implied skills", () => {
    expect(judged(roles("Account Manager (2016 - 2020)"), "Sales").verdict).toBe("not_evidenced");
    expect(judged(roles("ASP.NET Developer (2016 - 2020)"), ".NET").verdict).toBe("met");
  });

  test("shows the technology it names, even without a description of the work", () => {
    const judgement = judged("Experience\nKotlin Developer (2016 - 2020)\n\nSkills\nPhotoshop", "Kotlin");
    expect(judgement).toMatchObject({ verdict: "met", quotes: ["Kotlin Developer (2016 - 2020)"] });
  });
});

describe("a CV in another language than the scorecard", () => {
  test.each([
    ["Berufserfahrung\nBackend-Entwicklerin (2018 - 2024)", "Backend development"],
    ["Experiencia\nDesarrolladora backend (2018 - 2024)", "Backend development"],
    ["Expérience\nDéveloppeuse backend (2018 - 2024)", "Backend development"],
  ])("shows the same work: %s", (text, name) => {
    expect(judged(text, name, { minimumYears: 5 }).verdict).toBe("met");
  });

  test.each([
    ["Berufserfahrung\nEntwickler (2018 - 2024)\n- Betreuung von drei Auszubildenden", "Mentoring"],
    [
      "Experiencia\nDesarrollador (2018 - 2024)\n- Pruebas automatizadas en cada entrega",
      "Automated testing",
    ],
    ["Expérience\nDéveloppeur (2018 - 2024)\n- Intégration continue et livraison", "Continuous integration"],
    ["Berufserfahrung\nEntwickler (2018 - 2024)\n- Tourenplanung für Depots", "Route planning"],
  ])("shows the same skill: %s", (text, name) => {
    expect(judged(text, name).verdict).toBe("met");
  });
});

test("reads and quotes a line broken by a column as one line", () => {
  const text =
    "Experience\nDeveloper (2016 - 2020)\n- Ran the nightly booking services and the database of\nKubernetes clusters for teams.";
  expect(judged(text, "Kubernetes").quotes).toEqual([
    "Ran the nightly booking services and the database of Kubernetes clusters for teams.",
  ]);
});

test("does not fully meet a team's need by a skill when the need asks for more", () => {
  const team = { dimension: "team_fit", skills: [{ name: "PostgreSQL" }] } as const;
  const assessment = judged(cv, "Has run PostgreSQL under heavy load", { ...team, skills: [...team.skills] });
  expect(assessment.rating).toBeLessThan(4);
  expect(assessment.question).not.toBeNull();
});

describe("values", () => {
  const value = {
    dimension: "culture_fit",
    description: "Decisions live in short documents that anyone can read.",
  } as const;

  test("are met by work described in such words, but never with the full rating", () => {
    const shown = judged(
      "Experience\nDeveloper (2016 - 2020)\n- Introduced short documents in which decisions live",
      "We write things down",
      value,
    );
    expect(shown).toMatchObject({ verdict: "met", rating: 3 });
    expect(shown.question).not.toBeNull();
  });

  test("are not met by a single word, nor by text outside of work", () => {
    expect(
      judged("Experience\nDeveloper (2016 - 2020)\n- Wrote a parser", "We write things down", value).verdict,
    ).toBe("not_evidenced");
    expect(
      judged("Interests\nReading short documents about decisions", "We write things down", value).verdict,
    ).toBe("not_evidenced");
  });
});

describe("years", () => {
  const years = (text: string, name: string, minimumYears: number) =>
    judged(text, name, { minimumYears, skills: [{ name }] });

  test("are merged where roles overlap", () => {
    expect(years(cv, "Developer", 6)).toMatchObject({ verdict: "met" });
    expect(years(cv, "Developer", 6).reason).toContain("6 years");
    // Four years and three years overlap by one: six years were worked, not seven.
    expect(years(cv, "Developer", 7).rating).toBeLessThan(4 * 0.95);
  });

  test("of related work count half, and the reason says so", () => {
    const assessment = judged(
      "Experience\nSoftware Engineer (2016 - 2020)\n- Internal tools in Go",
      "Backend development",
      { minimumYears: 4, skills: [{ name: "backend development" }] },
    );
    expect(assessment).toMatchObject({ verdict: "partly" });
    expect(assessment.reason).toContain("related work");
  });

  test("are met without a minimum when the criterion names the work", () => {
    expect(
      judged("Experience\nCook (2016 - 2020)", "Experience as cook", { skills: [{ name: "cook" }] }),
    ).toMatchObject({ verdict: "met", confidence: 0.85 });
  });

  test("count only in roles that match", () => {
    const mixed = "Experience\nCook (2010 - 2020)\nNurse (2020 - 2022)";
    expect(years(mixed, "Nurse", 4)).toMatchObject({ verdict: "partly" });
    expect(years(mixed, "Nurse", 4).reason).toContain("2 years");
    expect(years(mixed, "Pilot", 4).verdict).toBe("not_evidenced");
  });

  test("of a current role end on the date of the document", () => {
    expect(years("Experience\nNurse (January 2024 - present)", "Nurse", 2).reason).toMatch(
      /^2(?:\.1)? years/,
    );
  });

  test("that are claimed but not dated count less and get a question", () => {
    const dated = years("Experience\nNurse (2016 - 2021)", "Nurse", 5);
    const claimed = years("Experience\nWorked as a nurse for 5 years", "Nurse", 5);
    expect(claimed).toMatchObject({ verdict: "partly" });
    expect(claimed.rating).toBeLessThan(dated.rating ?? 0);
    expect(claimed.question).not.toBeNull();
  });

  test("never lower the rating when there are more of them", () => {
    let before = 0;
    for (let to = 2011; to <= 2025; to++) {
      const rating = years(`Experience\nNurse (2010 - ${to})`, "Nurse", 5).rating ?? 0;
      expect(rating).toBeGreaterThanOrEqual(before);
      before = rating;
    }
  });
});

describe("education", () => {
  test("is judged by the highest degree against the lowest that is accepted", () => {
    expect(judged(cv, "Bachelor's or Master's degree in computer science")).toMatchObject({ verdict: "met" });
    expect(judged(cv, "Master's degree in computer science").verdict).toBe("partly");
    expect(judged("Skills\nJava", "Bachelor's degree").verdict).toBe("not_evidenced");
  });
});

describe("other languages", () => {
  const tenure = { minimumYears: 3 };
  test.each([
    ["Berufserfahrung\nProjektleiter, Muster AG, 03/2015 – 06/2019", "Projektleiter"],
    ["Berufserfahrung\nseit 2020 Projektleiterin bei der Muster AG", "Project manager"],
    ["Expérience professionnelle\nCheffe de projet, de mars 2015 à juin 2019", "Chef de projet"],
    ["Experiencia laboral\nJefe de proyecto, marzo de 2015 - actualidad", "Project manager"],
    ["Experiência profissional\nGerente de projetos, 2015 até 2019", "Project manager"],
  ])("%s shows the years of a %s", (text, name) => {
    expect(judged(text, name, tenure)).toMatchObject({ verdict: "met" });
  });

  test.each([
    ["Kenntnisse\nTeamfähigkeit, Buchhaltung", "Teamwork"],
    ["Compétences\nEsprit d'équipe, comptabilité", "Accounting"],
    ["Conocimientos\nTrabajo en equipo, contabilidad", "Teamwork"],
    ["Conhecimentos\nTrabalho em equipe", "Teamwork"],
    ["Skills\nTeam player", "Teamfähigkeit"],
  ])("%s shows %s", (text, name) => {
    expect(judged(text, name).verdict).toBe("met");
  });
});

test("judges the same dossier identically, byte for byte", () => {
  const criteria = ["Java", "Kubernetes", "Teamwork"].map((name) => criterion(name));
  const first = JSON.stringify(judgeNow(prepareText(cv, asOf).dossier, criteria));
  expect(JSON.stringify(judgeNow(prepareText(cv, asOf).dossier, criteria))).toBe(first);
});

test("judges text that is not a CV without throwing", () => {
  for (const text of [
    "",
    "\n\n",
    "█".repeat(500),
    "(".repeat(2000),
    "a ".repeat(20_000),
    "\u0000\uFFFF😀",
    "2019 - 2018 - 2017 -",
  ]) {
    expect(() => judged(text, "Java", { minimumYears: 2 })).not.toThrow();
  }
});

describe("a role heading on several lines", () => {
  const cv = [
    "Experience",
    "",
    "Payroll Specialist",
    "Harbour Foods Ltd",
    "March 2017 - June 2021",
    "",
    "- Prepared statements for 900 people",
  ].join("\n");

  test("counts the years of its title, and quotes title, employer and dates together", () => {
    expect(judged(cv, "Payroll Specialist", { minimumYears: 3 })).toMatchObject({
      verdict: "met",
      quotes: ["Payroll Specialist Harbour Foods Ltd March 2017 - June 2021"],
    });
  });

  test("assigns the lines below it to that role", () => {
    expect(judged(cv, "Preparing statements")).toMatchObject({ verdict: "met", confidence: 0.85 });
  });

  test("is quoted with the employer that several roles share", () => {
    const grouped = [
      "Experience",
      "",
      "Orchard Systems",
      "7 years",
      "",
      "Platform Engineer",
      "January 2017 - December 2020 (4 years)",
      "Moved services to containers.",
    ].join("\n");
    expect(judged(grouped, "Platform Engineer", { minimumYears: 3 }).quotes).toEqual([
      "Orchard Systems 7 years Platform Engineer January 2017 - December 2020 (4 years)",
    ]);
  });
});
