import { describe, expect, test } from "vitest";
import { termsOf } from "@/lib/reading/language/terms";
import { educationAsked } from "@/lib/reading/language/studies";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { problemsOf } from "@/lib/judging/scorecards/check-content";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { cpuSeconds } from "../../../support/cpu-seconds";

const draft = (description: string, title = "") => draftWithRefusals({ title, description }).content;
const names = (description: string, title = "") => draft(description, title).criteria.map(({ name }) => name);
const find = (description: string, name: string) => {
  const match = draft(description).criteria.find((criterion) => criterion.name === name);
  if (!match) throw new Error(`no criterion "${name}" among: ${names(description).join("; ")}`);
  return match;
};

const english = `Job title: Backend Developer

Requirements
- At least 4 years of experience as a Backend Developer
- Strong knowledge of Java, PostgreSQL and Docker
- Excellent communication skills
- Bachelor's degree in Computer Science
- Valid driver's license is required

Nice to have
- Experience with Terraform

We offer
- 30 days of vacation and free snacks
`;

describe("a job description in English", () => {
  test("becomes one criterion for each requirement", () => {
    expect(names(english)).toEqual([
      "Backend Developer",
      "Java",
      "PostgreSQL",
      "Docker",
      "Communication",
      "Bachelor's degree in Computer Science",
      "Valid driver's license",
      "Terraform",
    ]);
  });

  test("sets years, importance, dimension, spellings and knock-outs by its wording", () => {
    expect(find(english, "Backend Developer")).toMatchObject({
      minimumYears: 4,
      importance: "must",
      knockOut: false,
    });
    expect(find(english, "Terraform").importance).toBe("nice");
    expect(find(english, "Communication").dimension).toBe("soft_skills");
    expect(find(english, "PostgreSQL").skills[0]?.aliases).toContain("postgres");
    expect(find(english, "Valid driver's license").knockOut).toBe(true);
    expect(draft(english).criteria.filter(({ knockOut }) => knockOut)).toHaveLength(1);
  });

  test("gets weights that add up to 100, larger for a must than for a nice-to-have", () => {
    const { criteria } = draft(english);
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(find(english, "Terraform").weight).toBeLessThan(find(english, "Communication").weight);
    expect(find(english, "Backend Developer").weight).toBeGreaterThan(find(english, "Docker").weight);
  });

  test("gets a description of the evidence for each criterion, without additional search terms", () => {
    expect(find(english, "Docker").description).toBe("What was done with it, and when.");
    expect(find("Requirements\n- Java\n- French\n- Docker", "French").description).toContain("How well");
    const { criteria } = draftWithRefusals(
      { title: "Developer", description: english },
      { values: "We write things down.", teamNeeds: "Someone who mentors juniors" },
    ).content;
    for (const { name, description } of criteria) expect(description, name).not.toBe("");
    const added = criteria.filter(({ description }) => !english.includes(description.replace(/\.$/, "")));
    // The criterion for the work names what else is asked for.
    for (const { description, name } of added)
      if (!description.includes("Also asked for:")) expect(termsOf(description), name).toEqual([]);
  });

  test("is drafted identically twice, with the same ids", () => {
    expect(draft(english)).toEqual(draft(english));
    const ids = draft(english).criteria.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("other layouts", () => {
  test("drafts criteria from prose", () => {
    const criterionNames = names(
      "We are looking for a nurse. You must have two years of experience as a nurse. You need patience, first aid and wound care.",
    );
    expect(criterionNames).toContain("Nurse");
    expect(criterionNames).toContain("First aid");
    expect(criterionNames).toContain("Wound care");
  });

  test("reads markdown, labels with explanations, and years in brackets", () => {
    const text =
      "## Required Skills\n1. **Networking**: routers, switches and VLANs.\n## Required Experience\n- Minimum two (2) years' experience as an ETL Developer";
    expect(names(text)).toEqual(["Networking", "ETL Developer"]);
    expect(find(text, "Networking").description).toContain("routers");
    expect(find(text, "ETL Developer").minimumYears).toBe(2);
  });

  test("drafts several roles of one sentence, each with its years", () => {
    const text = "Requirements\n3 years as a cook and 2 years as a baker.\nExperience as a waiter.";
    expect(draft(text).criteria.map(({ name, minimumYears }) => [name, minimumYears])).toEqual([
      ["Cook", 3],
      ["Baker", 2],
      ["Experience as waiter", null],
    ]);
  });

  test("drafts a valid scorecard from a description without requirements", () => {
    expect(() => ScorecardContent.parse(draft("Come and work with us, it is great here."))).not.toThrow();
  });

  test.each([
    [
      "Ihr Profil\n- Mindestens 3 Jahre Berufserfahrung als Buchhalter\n- Kenntnisse in DATEV\n- Teamfähigkeit\nVon Vorteil\n- Englisch",
      3,
    ],
    [
      "Profil recherché\n- Au moins 3 ans d'expérience comme comptable\n- Maîtrise de SAP\n- Esprit d'équipe",
      3,
    ],
    [
      "Requisitos\n- Mínimo 3 años de experiencia como contable\n- Conocimientos de SAP\n- Trabajo en equipo",
      3,
    ],
    [
      "Requisitos\n- Mínimo de 3 anos de experiência como contador\n- Conhecimento em SAP\n- Trabalho em equipe",
      3,
    ],
  ])("drafts years, a soft skill and a tool from %j", (text, years) => {
    const { criteria } = draft(text);
    expect(criteria.map(({ minimumYears }) => minimumYears)).toContain(years);
    expect(criteria.some(({ dimension }) => dimension === "soft_skills")).toBe(true);
    expect(criteria.some(({ name }) => /^(?:SAP|DATEV)$/.test(name))).toBe(true);
  });
});

describe("a brief typed by a recruiter", () => {
  const brief =
    "Hi all, we need a Warehouse Supervisor in Leeds, 3+ years of shift leadership, stock counts, SAP or Infor, good Polish, English B2, nice: forklift training. Permanent, from March.";

  test("becomes one criterion per item, with years, nice-to-haves and alternative tools", () => {
    expect(
      draft(brief).criteria.map(({ name, importance, minimumYears }) => [name, importance, minimumYears]),
    ).toEqual([
      ["Experience as Warehouse Supervisor", "must", null],
      ["Shift leadership", "must", 3],
      ["Stock counts", "must", null],
      ["SAP or Infor", "must", null],
      ["Polish", "must", null],
      ["English B2", "must", null],
      ["Forklift training", "nice", null],
    ]);
    expect(find(brief, "SAP or Infor").skills).toMatchObject([
      { name: "SAP", aliases: expect.arrayContaining(["Infor"]) },
    ]);
  });

  test.each([
    "A driving licence is required by law, ideally class C",
    "Preferred: a driving licence, as required by law",
    "Licence to practise would be an advantage",
  ])("makes a licence a nice-to-have or a knock-out, never both: %s", (text) => {
    const licences = draft(`Nice to have\n- ${text}`).criteria.filter(({ name }) => /licence/i.test(name));
    expect(licences).not.toEqual([]);
    for (const { importance, knockOut } of licences) expect(knockOut && importance === "nice").toBe(false);
  });

  test("requires the lower end of a range of years, and ignores an age", () => {
    const text = "Buscamos contable, entre 3 y 5 años en auditoría, Excel.";
    expect(draft(text).criteria.map(({ minimumYears }) => minimumYears)).toContain(3);
    expect(names("Ihr Profil\n- max. 35 Jahre\n- Lagerverwaltung\n- Staplerschein").join()).not.toMatch(
      /35|max/i,
    );
  });

  test.each<[string, string[]]>([
    [
      "Hey Ros, we need a baker in Derry. Sourdough, lamination, HACCP.",
      ["Sourdough", "Lamination", "HACCP"],
    ],
    ["Subject: new role\nFrom: Ines\nPlease post Store Manager. Needs: stock control, rotas.", ["Rotas"]],
    [
      "Buscamos abogada. Derecho laboral, contratos, alemán o inglés se valora.",
      ["Derecho laboral", "Contratos"],
    ],
    ["Wir suchen für unser Labor in Ulm einen Laboranten. Mind. 3 Jahre Chromatographie, GMP.", ["GMP"]],
    ["Need a florist. Wedding flowers, native English speaker, own tools.", ["Wedding flowers", "Own tools"]],
    ["Joiner, Cork. 4 years second fix, site safety card, own tools & van. 38h/wk", ["Site safety card"]],
  ])("yields its must-haves, and nothing from the rest of the message: %s", (text, mustNames) => {
    const { criteria } = draft(text);
    const musts = criteria.filter(({ importance }) => importance === "must").map(({ name }) => name);
    expect(musts).toEqual(expect.arrayContaining(mustNames));
    expect(musts.join()).not.toMatch(/Ros|Subject|Ines|Ulm|Labor in|inglés|native|wk|mind/i);
  });

  test("requires years for the items after them only when these are the same kind of work", () => {
    const times = (text: string) =>
      draft(text).criteria.map(({ name, minimumYears }) => [name, minimumYears]);
    const teacher = times(
      "Teacher. 3 years in primary schools, exam training for older pupils, Moodle or Canvas.",
    );
    expect(teacher).toContainEqual(["Primary schools", 3]);
    expect(teacher).toContainEqual(["Moodle or Canvas", null]);
    expect(times("Buyer. 3 years in retail, wholesale or catering.")).toContainEqual([
      "Retail, wholesale or catering",
      3,
    ]);
  });

  test("loses only the protected part of a sentence", () => {
    const { content, refused } = draftWithRefusals({
      title: "Host",
      description: "Welcoming guests, under 30, EPOS.",
    });
    expect(refused.map(({ text }) => text)).toEqual(["under 30"]);
    expect(content.criteria.map(({ name }) => name)).toEqual([
      "Experience as Host",
      "Welcoming guests",
      "EPOS",
    ]);
  });

  test("reports a requirement that is not understood as left out", () => {
    const { leftOut } = draftWithRefusals({
      title: "Clerk",
      description: "Requirements\n- Excel\n- Good, very good!",
    });
    expect(leftOut.map(({ text }) => text)).toEqual(["Good, very good!"]);
  });
});

describe("a long class specification", () => {
  const items = (verb: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${verb} ledger number ${at} of the depot`).join("; ");
  const page = `Essential functions\n${items("Counts", 30)}.\n\nKnowledge of:\n\n${items("Keeping", 45)}.\n\nQualifications\n\nA bachelor's degree in logistics, and four years of depot experience.`;

  test("keeps the degree and the years at its end, and makes no duty a criterion", () => {
    const { content, leftOut } = draftWithRefusals({ title: "Depot Manager", description: page });
    expect(content.criteria).toHaveLength(40);
    expect(content.criteria.map(({ minimumYears }) => minimumYears)).toContain(4);
    expect(content.criteria.some(({ name }) => educationAsked(name) === 3)).toBe(true);
    expect(content.criteria.some(({ name }) => name.startsWith("Counts"))).toBe(false);
    expect(leftOut.length).toBeGreaterThan(0);
  });
});

describe("text copied from a page", () => {
  const page = `Support Engineer
Nordwind · Support team · Hamburg

WHAT YOU NEED
• At least 3 years of experience in technical support for business software with Linux or Windows
servers.
• Experience with a ticket system such as Zendesk or ServiceNow.
• Fluent English, spoken and written.
• Readiness for on-call duty.

HOW WE WORK
We help each other and visit customers twice a year.`;

  test("has its title read from the first line, its broken sentences joined, and its self-praise skipped", () => {
    expect(names(page)).toEqual([
      "Experience as Support Engineer",
      "Technical support",
      "Ticket system",
      "English",
      "On-call duty",
    ]);
  });

  test("has two examples accepted as alternatives", () => {
    expect(find(page, "Ticket system").skills).toMatchObject([{ aliases: ["Zendesk", "ServiceNow"] }]);
  });
});

describe("a long advertisement", () => {
  const lists = `Requirements
- Experience running services on AWS with Docker and Kubernetes.
- Java, Kotlin, Scala, Groovy, Clojure and Rust.
- PostgreSQL, Redis, Cassandra and MongoDB.
- Jenkins, Ansible, Terraform and Grafana.
- Linux, Bash, Perl and Vim.
- Experience in logistics, transport or route planning.`;

  test("becomes one criterion per sentence", () => {
    expect(names(lists)).toContain("AWS, Docker and Kubernetes");
    expect(find(lists, "AWS, Docker and Kubernetes").skills).toHaveLength(3);
    expect(names(lists).length).toBeLessThanOrEqual(9);
  });

  test("gets one criterion with alternatives for items joined by or", () => {
    const either = find(lists, "Logistics, transport or route planning").skills;
    expect(either).toHaveLength(1);
    expect(either[0]?.aliases).toEqual(expect.arrayContaining(["transport", "route planning"]));
  });

  test("is not summarised when it is short", () => {
    expect(names("Requirements\n- AWS, Docker and Kubernetes\n- PostgreSQL")).toContain("Kubernetes");
  });
});

describe("culture and team criteria", () => {
  test("come from the skills a team says it lacks, not from its description", () => {
    const teamNeeds =
      "The team today\n\nSix engineers, strong in TypeScript.\n\nWhat the team lacks: someone who has run PostgreSQL under load, and a mentor.";
    const { criteria } = draftWithRefusals(
      { title: "Developer", description: english },
      { values: null, teamNeeds },
    ).content;
    const team = criteria.filter(({ dimension }) => dimension === "team_fit");
    expect(team.map(({ skills }) => skills.map(({ name }) => name))).toEqual([["PostgreSQL"], ["Mentoring"]]);
  });

  test("are named by the first sentence of a value and described by the rest", () => {
    const values =
      "How we work\n\nWe write things down. Decisions live in short documents that anyone can read.";
    const { criteria } = draftWithRefusals(
      { title: "Developer", description: english },
      { values, teamNeeds: null },
    ).content;
    expect(criteria.filter(({ dimension }) => dimension === "culture_fit")).toMatchObject([
      {
        name: "We write things down",
        description: "Decisions live in short documents that anyone can read.",
        skills: [],
      },
    ]);
  });

  test("are never invented", () => {
    const { criteria } = draft(`${english}\nWe have a great culture and a fun team.`);
    expect(criteria.some(({ dimension }) => dimension === "culture_fit" || dimension === "team_fit")).toBe(
      false,
    );
  });

  test("come from what the organization states", () => {
    const organization = {
      values: "We write things down.\nWe own our mistakes.",
      teamNeeds: "Someone who mentors juniors",
    };
    const { criteria } = draftWithRefusals(
      { title: "Developer", description: english },
      organization,
    ).content;
    expect(criteria.filter(({ dimension }) => dimension === "culture_fit").map(({ name }) => name)).toEqual([
      "We write things down",
      "We own our mistakes",
    ]);
    expect(criteria.filter(({ dimension }) => dimension === "team_fit")).toHaveLength(1);
  });

  test("leave out and report protected grounds, whoever wrote them", () => {
    const organization = { values: "A young, dynamic team", teamNeeds: null };
    const { content, refused } = draftWithRefusals(
      {
        title: "Clerk",
        description: "Requirements\n- Native English speaker\n- Excel\n- Typing\n- Filing\n- Scheduling",
      },
      organization,
    );
    expect(refused.map(({ text }) => text)).toEqual(["Native English speaker", "A young, dynamic team"]);
    expect(JSON.stringify(content)).not.toMatch(/native|young/i);
  });
});

describe("a draft can be published unchanged", () => {
  test("when another name of a required skill is protected", () => {
    const { criteria } = draft("Requirements\n- Physical stamina\n- Wound care");
    expect(criteria.map(({ name }) => name)).toContain("Physical stamina");
    expect(criteria.flatMap(({ skills }) => skills[0]?.aliases)).not.toContain("physically fit");
    expect(problemsOf(draft("Requirements\n- Physical stamina\n- Wound care"))).toEqual([]);
  });

  test("when only a part of a sentence is protected", () => {
    const { content, refused } = draftWithRefusals({
      title: "Editor",
      description: "Requirements\n- Photo, video and audio\n- Layout",
    });
    expect(content.criteria.map(({ name }) => name)).toEqual([
      "Experience as Editor",
      "Video and audio",
      "Layout",
    ]);
    expect(refused.map(({ text }) => text)).toEqual(["Photo"]);
    expect(problemsOf(content)).toEqual([]);
  });
});

describe("the wording of requirements", () => {
  test("keeps all letters of a title, without the label and location beside it", () => {
    expect(names("Requirements\n- Precision", "Dental Assistant")[0]).toBe("Experience as Dental Assistant");
    expect(draft("Requirements\n- Precision", "Dental Assistant").criteria[0]?.skills[0]?.name).toBe(
      "Dental Assistant",
    );
    expect(names("Position: Site Reliability Engineer | Location: Remote\nMust have: Kubernetes")[0]).toBe(
      "Experience as Site Reliability Engineer",
    );
  });

  test.each([
    ["1 year of Java Technical Lead experience with exceptional manners", "Java Technical Lead"],
    ["Essential to have 3 years back-end development experience.", "Back-end development"],
    ["Two years' DevOps Web experience", "DevOps Web"],
    ["A minimum of 4 years experience is demanded in:", "Professional experience"],
    ["3 ans d'expérience minimum en développement web", "Développement web"],
  ])("names the work in %j as %s", (text, role) => {
    expect(names(`Requirements\n- ${text}`)).toContain(role);
  });

  test.each([
    ["Master data maintenance", "hard_skills", "Master data maintenance"],
    ["Maîtrise de TypeScript et de PostgreSQL", "hard_skills", "PostgreSQL"],
    ["La connaissance de Docker serait un plus", "hard_skills", "Docker"],
    ["Führerschein Klasse B von Vorteil", "hard_skills", "Führerschein Klasse B"],
    ["Bonus points for Terraform", "hard_skills", "Terraform"],
    ["Handle animals professionally and compassionately", "hard_skills", "Handle animals"],
  ])("drafts %j in %s as %s", (text, dimension, name) => {
    expect(draft(`Requirements\n- ${text}`).criteria).toContainEqual(
      expect.objectContaining({ dimension, name }),
    );
  });

  test.each<[string, string[]]>([
    ["Strong negotiation skills to win better terms, time and again, from suppliers", ["Negotiation"]],
    [
      "Patience, teaching skills to reach children, good command of English",
      ["Patience", "Teaching", "English"],
    ],
    ["Pest control knowledge to keep the stores clean", ["Pest control"]],
    ["Ability to chair meetings", ["Chair meetings"]],
    ["Time management and conflict resolution", ["Time management", "Conflict resolution"]],
    ["Warehouse planning and customer service", ["Warehouse planning", "Customer service"]],
    ["Hoof trimming and shoeing", ["Hoof trimming and shoeing"]],
    ["Hooves and Teeth", ["Hooves and Teeth"]],
    ["Windows and Filenet administration", ["Windows", "Filenet administration"]],
    ["Apt experience and comprehension of route planning", ["Route planning"]],
    ["Java experience and a good grasp of SQL", ["Java", "SQL"]],
    ["Message formats (XML, JSON, etc.)", ["Message formats", "XML", "JSON"]],
    ["Solid-fuel boilers", ["Solid-fuel boilers"]],
    ["Working with C#", ["C#"]],
    ["Dental tools", ["Dental tools"]],
    ["The candidate should have the following core skills: Patience, Initiative", ["Patience", "Initiative"]],
    ["Skilled in welding: clean seams in steel and aluminium", ["Welding"]],
    ["Decision making: hiring helpers, placing orders", ["Decision making"]],
  ])("drafts %j as %j", (text, expected) => {
    expect(names(`Required skills\n- ${text}`)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ["Ausgeprägte Kommunikationsfähigkeit, um Angehörige zu begleiten", ["Kommunikationsfähigkeit"]],
    ["Sehr gute Deutschkenntnisse", ["Deutschkenntnisse"]],
    ["Expérience avec un outil de planification (Trello ou Asana)", ["Outil de planification"]],
    ["Bonne connaissance de Docker et de Kubernetes", ["Docker", "Kubernetes"]],
    ["Capacité à travailler en équipe", ["Travailler en équipe"]],
    ["Capacidad de liderazgo y de negociación con proveedores", ["Liderazgo", "Negociación con proveedores"]],
    ["Conhecimento avançado de Excel", ["Excel"]],
    ["Boa comunicação e atenção aos detalhes", ["Comunicação", "Atenção aos detalhes"]],
    ["Mínimo de 4 anos de experiência em análise financeira", ["Análise financeira"]],
  ])("drafts %j as %j", (text, expected) => {
    expect(names(`Requisitos\n- ${text}`)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ["Level 3 food hygiene", ["Level 3 food hygiene"]],
    ["Streaming with Kafka, and infrastructure as code", ["Streaming with Kafka", "Infrastructure as code"]],
    ["You communicate clearly with analysts and product managers", ["Communicate clearly"]],
    ["Snowflake (or BigQuery)", ["Snowflake"]],
    ["Odoo or a similar ERP system", ["Odoo"]],
    ["Level II trauma care", ["Level II trauma care"]],
    ["Patience, compassion for visitors and animals", ["Patience", "Compassion"]],
    ["You're comfortable with Figma", ["Figma"]],
    ["Gute Englischkenntnisse in Wort und Schrift, Kenntnisse in AUTOSAR", ["Englischkenntnisse", "AUTOSAR"]],
    ["Erste Erfahrungen im Kundendienst, idealerweise mit Kühlanlagen", ["Kundendienst", "Kühlanlagen"]],
    [
      "No experience is necessary as we train you, but you must be willing to climb ladders",
      ["Willing to climb ladders"],
    ],
    ["Stufe 2 am Standort Kiel", ["Stufe 2 am Standort Kiel"]],
    ["Vous maîtrisez les règles de sécurité", ["Règles de sécurité"]],
    ["You have the right to work in the UK. You speak Welsh.", ["Welsh"]],
    ["Bachelor's degree in Physics required", ["Bachelor's degree in Physics"]],
    ["Welding\n- A degree is not required", ["Welding"]],
    [
      "You need a valid crane licence, at least 18 months' warehouse experience and good basic maths",
      ["Valid crane licence", "Warehouse", "Maths"],
    ],
  ])("drafts %j as %j", (text, expected) => {
    expect(names(`Requirements\n- ${text}`)).toEqual(expected);
  });

  test.each(["skills to ", "A and B ", "(SAP) and ", "Jane, ", "- "])(
    "drafts a text of repeated %j within 5 seconds of CPU time",
    async (unit) => {
      let criteria: unknown[] = [];
      const seconds = await cpuSeconds(() => {
        ({ criteria } = draft(`Requirements\n- ${unit.repeat(60_000 / unit.length)}`));
      });
      expect(criteria.length).toBeLessThanOrEqual(40);
      expect(seconds).toBeLessThan(5);
    },
  );

  test("converts months of work to years, and makes what would help a nice-to-have", () => {
    const shop =
      "Requirements\n- At least 18 months' warehouse experience\n- Experience with scanners would help";
    expect(find(shop, "Warehouse").minimumYears).toBe(1.5);
    expect(find(shop, "Scanners").importance).toBe("nice");
    expect(find("Requirements\n- First aid within 6 months of hire", "First aid").minimumYears).toBeNull();
  });

  test.each([
    ["must", "You'll need:"],
    ["must", "What we're looking for"],
    ["must", "About you"],
    ["must", "To be successful in this job you bring:"],
    ["must", "Was wir erwarten"],
    ["must", "Vous avez :"],
    ["must", "Nous recherchons"],
    ["must", "Se requiere:"],
    ["must", "O que precisamos no seu perfil:"],
    ["nice", "It would be great if you also have:"],
    ["nice", "Bonus points"],
    ["nice", "Se valora:"],
    ["nice", "Was uns sonst wünschenswert erscheint:"],
  ])("sets importance %s under the heading %j", (importance, heading) => {
    const page = `What you'll do\n- Sweep the yard\n\n${heading}\n- Welding\n- Painting\n- Sanding\n- Drilling`;
    const [work, ...asked] = names(page);
    expect(work).toBe("Sweep the yard");
    expect(asked).toEqual(["Welding", "Painting", "Sanding", "Drilling"]);
    for (const name of asked) expect(find(page, name).importance).toBe(importance);
  });

  test("makes only the legal requirement of a sentence a knock-out", () => {
    const page = "Requirements\n- You must speak Welsh\n- A driving licence is mandatory";
    const out = draft(page).criteria.filter(({ knockOut }) => knockOut);
    expect(out.map(({ name }) => name)).toEqual(["Driving licence"]);
    expect(names(page)).toHaveLength(2);
  });

  test("drafts what is listed beside a degree unless it is a field of study", () => {
    expect(
      names("Requirements\n- NVQ Level 2 in joinery, a full driving licence, own tools\n- Patience"),
    ).toEqual(["NVQ Level 2 in joinery", "Full driving licence", "Own tools", "Patience"]);
    expect(names("Requirements\n- BSc in physics, chemistry, or equivalent experience")).toEqual([
      "BSc in physics, chemistry, or equivalent experience",
    ]);
  });

  test("ignores a greeting, a signature and what is not needed", () => {
    expect(names("Hey,\nwe need a nurse in Dublin, two years on a ward.\nThanks!\nTom Meyer")).toEqual([
      "Experience as nurse",
      "Ward",
    ]);
    const request =
      "Hi team, can you post a req for a data engineer? Must have dbt; German not needed. Cheers, Tom";
    expect(names(request)).toEqual(["Experience as data engineer", "Dbt"]);
  });

  test("requires no years of work for a language", () => {
    const text = "Buscamos un contable con entre 4 y 6 años de experiencia en contabilidad, SAP e inglés B2.";
    expect(names(text)).toEqual(["Contabilidad", "SAP", "Inglés B2"]);
    expect(find(text, "Contabilidad").minimumYears).toBe(4);
  });

  test("ignores a line that only introduces a list", () => {
    expect(names("Required skills\nCandidates need aptitude in:\n- Patience\n- Welding")).toEqual([
      "Patience",
      "Welding",
    ]);
  });

  test("adds an abbreviation in brackets as an alias", () => {
    const integration = find("Skills\n- Continuous Integration (CI)\n- Git", "Continuous Integration");
    expect(integration.skills[0]?.aliases).toContain("CI");
  });

  test("drafts what is listed beside years of work, and ignores what the company is", () => {
    expect(
      names(
        "We are a small bakery in Bristol. You have worked at least three years as a baker, you know HACCP, and you are reliable. A driving licence would be nice, but is not essential.",
      ),
    ).toEqual(["Baker", "HACCP", "Reliable", "Driving licence"]);
    expect(names("Requirements\n- 1+ years retail experience, cash handling, POS systems")).toEqual([
      "Retail",
      "Cash handling",
      "POS systems",
    ]);
  });

  test("does not mistake master data or the promotion of products for degrees", () => {
    for (const name of ["Master data maintenance", "Promotion of products", "Master-level customer service"])
      expect(educationAsked(name), name).toBe(0);
    expect(educationAsked("Master's degree")).toBe(4);
    expect(educationAsked("Promotion in Chemie")).toBe(5);
  });
});

describe("a start date", () => {
  const payroll =
    "We need a Payroll Specialist in Lyon, 3+ years of payroll in France, DSN filings, Silae or ADP, fluent French, English B1, nice: CEGID. Permanent, from January.";

  test("becomes a field of the job, and every other part of the brief a criterion or a field", () => {
    const { content, leftOut, refused } = draftWithRefusals({ title: "", description: payroll });
    expect(
      content.criteria.map(({ name, importance, minimumYears }) => [name, importance, minimumYears]),
    ).toEqual([
      ["Experience as Payroll Specialist", "must", null],
      ["Payroll in France", "must", 3],
      ["DSN filings", "must", null],
      ["Silae or ADP", "must", null],
      ["French", "must", null],
      ["English B1", "must", null],
      ["CEGID", "nice", null],
    ]);
    expect(structureJob(payroll)).toMatchObject({
      title: "Payroll Specialist",
      location: "Lyon",
      employmentType: "full_time",
      start: "from January",
    });
    expect(leftOut.filter(({ reason }) => !reason.startsWith("A fact of the job"))).toEqual([]);
    expect(refused).toEqual([]);
  });

  test.each([
    ["Nurse from 1 March for our ward in Leeds, wound care.", "from 1 March", "Nurse"],
    ["We need a nurse with wound care. Start: asap.", "asap", "nurse"],
    ["Wir suchen ab 1. März eine Pflegefachkraft in Köln. Wundversorgung.", "ab 1. März", "Pflegefachkraft"],
    ["Wir suchen ab sofort eine Pflegefachkraft, Wundversorgung.", "ab sofort", "Pflegefachkraft"],
    [
      "Nous cherchons un infirmier à Lyon, soins palliatifs, à partir du 1er mars.",
      "à partir du 1er mars",
      "infirmier",
    ],
    [
      "Buscamos un enfermero en Madrid, cuidados paliativos. Incorporación inmediata.",
      "Incorporación inmediata",
      "enfermero",
    ],
    [
      "Procuramos um enfermeiro no Porto, cuidados paliativos, a partir de março.",
      "a partir de março",
      "enfermeiro",
    ],
    ["Pflegefachkraft\n\nWundversorgung\n\nSofort", "Sofort", "Pflegefachkraft"],
    ["Verpleegkundige gezocht in Utrecht, wondzorg, vanaf 1 maart.", "vanaf 1 maart", "Verpleegkundige"],
  ])("does not become a criterion: %s", (description, start, title) => {
    const { content, leftOut } = draftWithRefusals({ title: "", description });
    expect(structureJob(description).start).toBe(start);
    expect(leftOut.filter(({ reason }) => !reason.startsWith("A fact of the job"))).toEqual([]);
    expect(content.criteria[0]?.name).toBe(`Experience as ${title}`);
    expect(content.criteria).toHaveLength(2);
  });
});

// Sentences by one who had not read the rules, beside two that ask plainly.
describe("a sentence of a brief in prose", () => {
  const before = {
    fr: "Nous recherchons un employé à Nantes. Vous maîtrisez Excel.",
    de: "Wir suchen eine Fachkraft in Kassel. Sie beherrschen Excel.",
    en: "We are looking for an assistant in Derby. You know Excel.",
    es: "Buscamos un empleado en Burgos. Sabes manejar Excel.",
    nl: "Wij zoeken een medewerker in Zwolle. Je kent Excel.",
    pt: "Procuramos um funcionário em Braga. Você conhece Excel.",
  };
  test.each([
    ["fr", "Plus de cinq ans d'expérience en comptabilité.", "must", 5],
    ["fr", "Vous êtes œnologue diplômé.", "must", null],
    ["fr", "Vous possédez le permis B.", "must", null],
    ["fr", "L'anglais est un plus.", "nice", null],
    ["fr", "Idéalement, vous connaissez Photoshop.", "nice", null],
    ["en", "Ideally, you know Photoshop.", "nice", null],
    ["en", "Degree in business administration or similar.", "must", null],
    ["en", "The post demands a good knowledge of employment law.", "must", null],
    ["de", "Wünschenswert ist eine fünfjährige Erfahrung in der Lohnabrechnung.", "nice", 5],
    ["de", "Ein abgeschlossenes Studium der Betriebswirtschaft setzen wir voraus.", "must", null],
    ["de", "Führerschein Klasse B erwünscht.", "nice", null],
    ["de", "Wenn du Italienisch sprichst, umso besser.", "nice", null],
    ["es", "Manejo fluido de Contaplus.", "must", null],
    ["nl", "Goede beheersing van Exact.", "must", null],
    ["pt", "Licenciatura em Gestão de Empresas.", "must", null],
    ["de", "Wichtig ist uns, dass man mit Bienen gearbeitet hat und keine Allergie hat.", "must", null],
    ["de", "Posaunenchor? Schön, aber kein Muss.", "nice", null],
    ["fr", "Une première expérience de 18 mois minimum en scierie.", "must", 1.5],
  ] as const)("asks in the usual words (%s): %s", (language, sentence, importance, minimumYears) => {
    const without = new Set(names(before[language]));
    const added = draft(`${before[language]} ${sentence}`).criteria.filter(({ name }) => !without.has(name));
    expect(added).toMatchObject([{ importance, minimumYears }]);
  });

  test.each([
    ["en", "Your English carries you through a table of twelve.", "English"],
    ["en", "You keep the books in QuickBooks.", "QuickBooks"],
    ["de", "Sie planen die Ernte mit QGIS.", "QGIS"],
  ] as const)("asks for a tool or a language that a duty names (%s): %s", (language, duty, name) => {
    expect(names(`${before[language]} ${duty}`)).toContain(name);
  });

  test.each([
    ["fr", "Soyez parmi les premiers candidats !"],
    ["en", "Be among the first to apply!"],
    ["en", "You will join a team of eight."],
    ["en", "Forget about English GCSE."],
    ["de", "Sie arbeiten in einem Team von acht Leuten."],
  ] as const)("asks for nothing (%s): %s", (language, sentence) => {
    expect(names(`${before[language]} ${sentence}`)).toEqual(names(before[language]));
  });
});

test("a heading inside a paragraph asks with its sentence, and other headings follow it", () => {
  const ad =
    "Requisitos: carta de condução B (obrigatória); 3 anos a reparar elevadores. Funções: diagnosticar avarias.";
  expect(names(ad, "Técnico de elevadores")).toEqual(["Carta de condução B", "Reparar elevadores"]);
});

test("a sign above items of another kind is their heading, and a remark in brackets lists nothing", () => {
  const ad =
    "✅ Lo que pedimos\n👉 barniz a muñequilla\n👉 inglés fluido (muchos clientes son japoneses y alemanes)";
  expect(names(ad, "Luthier").slice(1)).toEqual(["Barniz a muñequilla", "Inglés fluido"]);
  expect(
    names("Requirements\n- fluent English (many clients are Japanese and German)", "Cook").slice(1),
  ).toEqual(["English"]);
});

test("'plus' between two requirements is no wish", () => {
  const ad = "Requirements\n- High school diploma, plus four years of experience repairing elevators";
  expect(draft(ad, "Inspector").criteria.map(({ importance }) => importance)).not.toContain("nice");
});

test("an item that asks for two things keeps both", () => {
  expect(
    names("Cook\n\nRequirements\n- full clean driving licence and use of a car\n- French").join(),
  ).toMatch(/driving licence/);
});

test.each([
  ["en", "preferably a bloke cos it's heavy"],
  ["de", "Bitte keine Leute über 50."],
  ["nl", "Het liefst iemand onder de 35."],
  ["es", "Nadie mayor de 50."],
  ["pt", "Ninguém acima dos 50."],
] as const)("refuses what the law protects in the words people use (%s): %s", (_, sentence) => {
  const { content, refused } = draftWithRefusals({ title: "Baker", description: `Excel. ${sentence}` });
  expect(refused).toHaveLength(1);
  expect(content.criteria.map(({ name }) => name)).toEqual(["Experience as Baker", "Excel"]);
});

test("the German 'man' is no sex", () => {
  const { refused } = draftWithRefusals({
    title: "Küster",
    description: "Führerschein der Klasse B braucht man hier auf dem Land.",
  });
  expect(refused).toEqual([]);
});

test.each([
  ["We are looking for an assistant in Derby. You know Excel. You will join a team of eight.", "assistant"],
  ["Wir suchen eine Leitung in Kassel. Sie beherrschen Excel. Sie arbeiten mit acht Leuten.", "Leitung"],
])("finds a title of a word that says little alone, with its place: %s", (description, title) => {
  expect(names(description)).toContain(`Experience as ${title}`);
});

describe("a remark in a message", () => {
  test.each([
    ["Nurse for Leeds. 2 years in intensive care.", "Ask Maria for the budget code."],
    ["Nurse for Leeds. 2 years in intensive care.", "The office has a dog."],
    ["Pflegefachkraft für Köln gesucht. Wundversorgung.", "Rücksprache mit Frau Meier."],
    ["On cherche un infirmier à Lyon. Soins palliatifs.", "Voir avec Paul pour le budget."],
    ["Buscamos un enfermero en Madrid. Cuidados paliativos.", "¿Puedes ponerlo también en LinkedIn?"],
    ["Procuramos um enfermeiro no Porto. Cuidados paliativos.", "A Sofia faz a primeira entrevista."],
    ["Verpleegkundige gezocht in Utrecht. Wondzorg.", "Vraag Anneke naar het budget."],
    ["Nurse for Leeds. 2 years in intensive care.", "Relocation support available."],
    ["Pflegefachkraft für Köln gesucht. Wundversorgung.", "Umzugshilfe möglich."],
    ["Nurse for Leeds. 2 years in intensive care.", "Board games everywhere."],
  ])("is listed as left out and changes no criterion: %s %s", (posting, remark) => {
    const alone = draftWithRefusals({ title: "", description: posting });
    const { content, leftOut } = draftWithRefusals({ title: "", description: `${posting} ${remark}` });
    expect(content).toEqual(alone.content);
    expect(leftOut.map(({ text }) => text)).toEqual([remark]);
  });
});

test("splits a brief of one line into title, location and criteria", () => {
  const description = "Pflegefachkraft in Köln, gutes Deutsch, Schichtdienst";
  expect(structureJob(description)).toMatchObject({ title: "Pflegefachkraft", location: "Köln" });
  const { content, refused } = draftWithRefusals({ title: "", description });
  expect(refused).toEqual([]);
  expect(content.criteria.map(({ name }) => name)).toEqual([
    "Experience as Pflegefachkraft",
    "Deutsch",
    "Schichtdienst",
  ]);
});

test.each([
  ["Nous cherchons un boucher à Lille. Découpe.", "Tenue libre.", "boucher"],
  ["We are opening a role for a jeweller in Leeds. Stone setting.", "The office has a dog.", "jeweller"],
  ["Wir suchen einen Bauzeichner in Köln. AutoCAD.", "Dresscode ist locker.", "Bauzeichner"],
])("finds the job in %j when it follows %j", (posting, remark, title) => {
  const { content, leftOut } = draftWithRefusals({ title: "", description: `${remark} ${posting}` });
  expect(content.criteria[0]?.name).toBe(`Experience as ${title}`);
  expect(leftOut.map(({ text }) => text)).toEqual([remark]);
});

test("drafts a few unknown words of a message that may be the name of a product", () => {
  expect(names("Buchhalter in Köln gesucht. Bilanzen. Fibunova oder Kontora.")).toContain(
    "Fibunova oder Kontora",
  );
});

test("drafts how somebody works as soft skills", () => {
  const { criteria } = draft("Pflegefachkraft in Köln. Sie arbeiten genau und behalten Ruhe.");
  expect(criteria.filter(({ dimension }) => dimension === "soft_skills")).toHaveLength(2);
});

describe("every sentence of a brief", () => {
  test("of a letter is read without its header, greeting and signature", () => {
    const letter =
      "From: Lena Roth\nTo: Jobs\nSubject: RE: beekeeper for Fulda\n\nDear Tom,\n\n" +
      "The beekeeper must have two years with bees and know HACCP.\n\nKind regards\nLena Roth\n+49 661 555 0100";
    expect(names(letter)).toEqual(["Experience as beekeeper", "Bees", "HACCP"]);
  });

  test("of a table is read by its columns", () => {
    const table =
      "| Job title | Baker |\n|---|---|\n| Where | Bath |\n\n" +
      "| Criteria | E/D |\n|---|---|\n| Sourdough | E |\n| Italian | D |";
    expect(draft(table).criteria.map(({ name, importance }) => [name, importance])).toEqual([
      ["Experience as Baker", "must"],
      ["Sourdough", "must"],
      ["Italian", "nice"],
    ]);
  });

  test("asks a person whether they may work, and knocks nobody out for it", () => {
    const description = "Requirements\n- Welding\n- You must have a work permit";
    const { content, leftOut, asked } = draftWithRefusals({ title: "", description });
    expect(content.criteria.map(({ name }) => name)).toEqual(["Welding"]);
    expect(leftOut).toEqual([]);
    expect(asked).toEqual([
      {
        text: "You must have a work permit",
        reason: expect.stringMatching(/^Ask candidates whether they may work/),
      },
    ]);
  });

  test.each([
    ["Danish is not a requirement, English is essential.", ["English"]],
    ["Dänisch ist keine Voraussetzung, Englisch ist Pflicht.", ["Englisch"]],
    ["El danés no es necesario. El inglés es imprescindible.", ["Inglés"]],
  ])("is not asked for what it denies: %s", (description, expected) => {
    expect(names(description)).toEqual(expected);
  });

  test("keeps duties without a title, and does not invent one", () => {
    const { content, duties } = draftWithRefusals({ title: "", description: "Your tasks\n- Sweep the yard" });
    expect(duties).toEqual(["Sweep the yard"]);
    expect(content.criteria.map(({ name }) => name)).toEqual(["Sweep the yard"]);
    expect(structureJob("Your tasks\n- Sweep the yard").title).toBeNull();
  });
});
