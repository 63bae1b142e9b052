import { expect, test } from "vitest";
import { cpuSeconds } from "../support/cpu-seconds";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import type { Run } from "@/lib/runs";

// Invented people, each set in every layout: what is read may not depend on where a layout puts its fields.
type Role = [title: string, employer: string, from: string, to: string, tasks: string[]];
type Person = {
  name: string;
  headings: [work: string, studies: string];
  roles: Role[];
  study: [degree: string, school: string, from: string, to: string];
};

const people: Person[] = [
  {
    name: "Tomasz Wierzbicki-Lund",
    headings: ["Professional Background", "Education"],
    roles: [
      ["Site Manager", "Harrowgate Build", "Mar 2021", "Present", ["Ran two housing sites with 60 trades"]],
      ["Assistant Site Manager", "Pelham & Dyer Ltd", "Jun 2017", "Feb 2021", ["Planned deliveries in 2019"]],
      ["Bricklayer", "Orrin Masonry", "Aug 2010", "May 2017", ["Facework on listed buildings"]],
    ],
    study: ["HNC Construction Management", "Humber Technical College", "2014", "2016"],
  },
  {
    name: "Ingeborg Achterberg",
    headings: ["Beruflicher Werdegang", "Ausbildung"],
    roles: [
      ["Leiterin Rechnungswesen", "Falkmühle Druck GmbH", "01/2019", "heute", ["Einführung von DATEV"]],
      [
        "Finanzbuchhalterin",
        "Sporleder Logistik",
        "04/2012",
        "12/2018",
        ["Debitoren für drei Gesellschaften"],
      ],
      ["Sachbearbeiterin Mahnwesen", "Ostkontor AG", "08/2008", "03/2012", ["Mahnläufe und Ratenpläne"]],
    ],
    study: ["Steuerfachangestellte", "Berufskolleg Kastanienallee", "2005", "2008"],
  },
  {
    name: "Maëlle Quintrec",
    headings: ["Parcours professionnel", "Formation"],
    roles: [
      ["Cheffe de projet événementiel", "Abers Production", "septembre 2020", "aujourd'hui", ["Festival"]],
      ["Chargée de production", "Kelenn Spectacles", "mars 2016", "août 2020", ["Tournées en Irlande"]],
      ["Assistante de communication", "Mairie de Plougastel", "octobre 2013", "février 2016", ["Bulletin"]],
    ],
    study: ["Master Métiers de la culture", "Université de Bretagne Ouest", "2011", "2013"],
  },
  {
    name: "Duarte Vilhena",
    headings: ["Experiência Profissional", "Formação Académica"],
    roles: [
      ["Diretor de obra", "Construções Mondelim", "jan 2018", "presente", ["Equipa de vinte pessoas"]],
      ["Engenheiro de estruturas", "Traço Firme Lda", "fev 2013", "dez 2017", ["Projeto de pontes pedonais"]],
    ],
    study: ["Mestrado em Engenharia Civil", "Universidade de Coimbra", "2007", "2012"],
  },
  {
    name: "Sietske Rozeboom",
    headings: ["Werkervaring", "Opleiding"],
    roles: [
      [
        "Imker",
        "De Bijenkorst",
        "mei 2019",
        "heden",
        ["Negentig kasten in de polder", "Cursus voor beginners"],
      ],
      ["Klompenmaker", "Het Wilgenhof", "jan 2014", "apr 2019", ["Gestoken maatwerk", "Open dagen"]],
    ],
    study: ["Bachelor Plattelandsontwikkeling", "Hogeschool Merwestreek", "2009", "2013"],
  },
];

const bullets = (tasks: string[]) => tasks.map((task) => `• ${task}`);
/** The lines of an entry in each layout: its fields, its dates and its tasks. */
const layouts: Record<string, (one: string, two: string, dates: string, tasks: string[]) => string[]> = {
  "dates above": (one, two, dates, tasks) => [dates, one, two, ...bullets(tasks), ""],
  "dates below": (one, two, dates, tasks) => [one, two, dates, ...bullets(tasks), ""],
  "dates at the right of the title": (one, two, dates, tasks) => [`${one}\t${dates}`, two, ...bullets(tasks)],
  "dates at the right of the employer": (one, two, dates, tasks) => [
    two,
    `${one}\t${dates}`,
    ...bullets(tasks),
  ],
  "employer first, dates below": (one, two, dates, tasks) => [`${two} - ${one}`, dates, ...tasks, ""],
  "after at": (one, two, dates, tasks) => [`${one} @ ${two} (${dates})`, ...bullets(tasks)],
  "between bars": (one, two, dates, tasks) => [`${two} | ${one} | ${dates}`, ...bullets(tasks)],
  "after a colon": (one, two, dates, tasks) => [`${two}: ${one} (${dates})`, `${tasks.join(". ")}.`, ""],
  "in the margin": (one, two, dates, tasks) => [`${dates}\t${one}, ${two}`, ...bullets(tasks)],
  "around a dash above plain text": (one, two, dates, tasks) => [`${one} – ${two}`, dates, ...tasks, ""],
  "around a colon above plain text": (one, two, dates, tasks) => [`${two}: ${one}`, dates, ...tasks, ""],
  "around a comma below the dates": (one, two, dates, tasks) => [dates, `${one}, ${two}`, ...tasks, ""],
  "between slashes": (one, two, dates, tasks) => [`${one} / ${two} / ${dates}`, ...bullets(tasks)],
  "above a place in brackets": (one, two, dates, tasks) => [`${two} (Utrecht)`, one, dates, ...tasks, ""],
  "as an item of a list": (one, two, dates, tasks) => [
    `• ${two}\tUtrecht`,
    `${one}\t${dates}`,
    ...bullets(tasks),
  ],
  "beside a timeline": (one, two, dates, tasks) => [
    ...dates.split(" - ").toReversed(),
    `• ${two}`,
    one,
    ...tasks,
  ],
};

const cases = Object.keys(layouts).flatMap((layout) =>
  people.map((person) => [layout, person.name] as const),
);

test.each(cases)("reads entries with their fields %s, of %s", (layout, name) => {
  const { headings, roles, study } = people.find((person) => person.name === name)!;
  const entry = layouts[layout]!;
  const work = roles.flatMap(([title, employer, from, to, tasks]) =>
    entry(title, employer, `${from} - ${to}`, tasks),
  );
  const studies = entry(study[0], study[1], `${study[2]} - ${study[3]}`, []);
  const text = [name, "", headings[0], "", ...work, "", headings[1], "", ...studies].join("\n");
  const profile = parseProfile(text, new Date("2026-11-29"));
  expect(profile.roles.map(({ title, organization }) => [title, organization])).toEqual(
    roles.map(([title, employer]) => [title, employer]),
  );
  expect(profile.roles.map(({ current }) => current)).toEqual(roles.map((_, at) => at === 0));
  expect(profile.education).toMatchObject([
    { title: study[0], institution: study[1], from: study[2], to: study[3] },
  ]);
});

/** The profile of a text in which the lines between asterisks are bold and larger. */
function readSet(marked: string) {
  const runs: Run[] = [];
  let text = "";
  for (const [at, part] of marked.split("*").entries()) {
    const look = at % 2 === 1 ? { size: 14, bold: true as const } : { size: 10 };
    if (part) runs.push({ start: text.length, end: text.length + part.length, ...look });
    text += part;
  }
  return parseProfile(text, new Date("2026-11-29"), runs);
}

test("cuts a line where the weight changes, and takes what is set like the headings for one", () => {
  const profile = readSet(
    [
      "*Ann Bee*",
      "",
      "*Experience*",
      "*Welder* Hanmer Yard\t2018 - 2022",
      "• Pipes",
      "*Fitter* Colm Works\t2014 - 2018",
      "",
      "*Field Days*",
      "Steward Moot Hill\t2016 - 2017",
      "",
      "*Education*",
      "City and Guilds Leeds College\t2013",
      "",
      "*Skills*",
      "MIG",
    ].join("\n"),
  );
  expect(profile.roles.map(({ title, organization }) => [title, organization])).toEqual([
    ["Welder", "Hanmer Yard"],
    ["Fitter", "Colm Works"],
  ]);
});

test("tells headings of entries and of menus from those of sections, and a heading in the margin from its line", () => {
  const profile = parseProfile(
    `Skills
Education
Experience
Ann Bee

Experience\tWelder at Hanmer Yard
2018 - 2022
Highlights
Laid pipes for two ferries
Fitter at Colm Works
2014 - 2018
Highlights
Kept the pumps of a dock until 2017

Education\tLeeds College
BTEC Engineering
2013`,
    new Date("2026-11-29"),
  );
  expect(profile.roles).toMatchObject([
    { title: "Welder", organization: "Hanmer Yard", from: "2018", to: "2022" },
    { title: "Fitter", organization: "Colm Works", from: "2014", to: "2018" },
  ]);
  expect(profile.education).toMatchObject([{ title: "BTEC Engineering", institution: "Leeds College" }]);
});

test("reads a text of thousands of lines whose weight changes in time proportional to it", async () => {
  const marked = (lines: number) => "*Welder* Hanmer Yard\n".repeat(lines);
  const [some, many] = [
    await cpuSeconds(() => readSet(marked(500))),
    await cpuSeconds(() => readSet(marked(5_000))),
  ];
  expect(many).toBeLessThan(30 * Math.max(some, 0.05));
});

test("takes a text for a place where other entries have a known one", () => {
  const text = [
    "Ann Bee",
    "Experience",
    "Baker",
    "Colm Works, Leeds",
    "2018 - 2022",
    "Rye and wheat",
    "",
    "Carpenter",
    "Hanmer Yard, Little Wexcombe",
    "2014 - 2018",
    "Roofs and stairs",
  ].join("\n");
  expect(parseProfile(text, new Date("2026-11-29")).roles.map(({ organization }) => organization)).toEqual([
    "Colm Works",
    "Hanmer Yard",
  ]);
});

test("leaves out labels that nobody has listed, which begin the same line of every entry", () => {
  const entry = (dates: string, place: string, trade: string) => [
    `Dienstzeit\t${dates}`,
    `Haus\t${place}`,
    `Amt\t${trade}`,
    "Aufträge\tNach Maß.",
    "",
  ];
  const text = [
    "Ann Bee",
    "Berufserfahrung",
    ...entry("05/2019 - heute", "Wilgenhof", "Imkerin"),
    ...entry("01/2014 - 04/2019", "Moorkate", "Korbflechterin"),
  ].join("\n");
  const { roles } = parseProfile(text, new Date("2026-11-29"));
  const read = roles.flatMap(({ title, organization }) => [title, organization]);
  expect(read.toSorted()).toEqual(["Imkerin", "Korbflechterin", "Moorkate", "Wilgenhof"]);
});

test("reads names and headings that a narrow column broke, and dates in two columns", () => {
  const text = [
    "Ann Bee",
    "FORMACIÓN",
    "ACADÉMICA",
    "Grado en",
    "Biología",
    "Universidad de",
    "Miraltur",
    "2010 - 2014",
    "",
    "IDIOMAS",
    "Inglés",
  ].join("\n");
  expect(parseProfile(text, new Date("2026-11-29")).education).toMatchObject([
    { title: "Grado en Biología", institution: "Universidad de Miraltur", from: "2010", to: "2014" },
  ]);
  const columns = "Ann Bee\nEducation\nLeeds College\tBSc Biology\t2010\t2014";
  expect(parseProfile(columns, new Date("2026-11-29")).education).toMatchObject([
    { from: "2010", to: "2014" },
  ]);
});

test("reads all dates of a document in the order that one of them shows", () => {
  const read = (last: string) =>
    parseProfile(
      `Ann Bee\nExperience\nBaker\nColm Works\n03/04/2019 - 05/06/2020\n\nCarpenter\nHanmer Yard\n${last}`,
      new Date("2026-11-29"),
    ).roles.map(({ from, to }) => [from, to]);
  expect(read("02/25/2014 - 03/04/2019")[0]).toEqual(["2019-03", "2020-05"]);
  expect(read("25/02/2014 - 04/03/2019")[0]).toEqual(["2019-04", "2020-06"]);
});

test("reads languages that nobody has listed by their level, and the level below a language", () => {
  const { languages } = parseProfile(
    "Ann Bee\n\nLanguages\nDutch\nnative\nBreton (B2)\nReferences on request",
    new Date("2026-11-29"),
  );
  expect(languages).toMatchObject([
    { name: "Dutch", level: "native" },
    { name: "Breton", level: "B2" },
  ]);
});

test("splits a line of certificates, and leaves out their dates and issuers' commas", () => {
  const certificates = (lines: string) =>
    parseProfile(`Ann Bee\n\nCertificates\n${lines}`, new Date("2026-11-29")).certificates.map(
      ({ name }) => name,
    );
  expect(certificates("AEVO, First Aid, VCA")).toEqual(["AEVO", "First Aid", "VCA"]);
  expect(certificates("AEVO, Chamber of Leeds\nFirst Aid, Red Cross (2019)")).toEqual([
    "AEVO, Chamber of Leeds",
    "First Aid, Red Cross",
  ]);
});

const rolesIn = (lines: string[], looks: Run[] = []) =>
  parseProfile(["Ann Bee", "", "Experience", ...lines].join("\n"), new Date("2026-11-29"), looks).roles.map(
    ({ title, organization, from, to }) => [title, organization, from, to],
  );

test("gives the roles below an employer with the period of them all that employer", () => {
  const lines = [
    "DOVEY FERRIES\t2011 - present",
    "Marine Pilot\tMay 2019 - present",
    "• Berth ships in all weathers",
    "Deck Officer\tJan 2011 - May 2019",
    "GLASLYN BOATYARD\t2008 - 2010",
    "Sailmaker\tApr 2008 - Nov 2010",
  ];
  expect(rolesIn(lines)).toEqual([
    ["Marine Pilot", "DOVEY FERRIES", "2019-05", null],
    ["Deck Officer", "DOVEY FERRIES", "2011-01", "2019-05"],
    ["Sailmaker", "GLASLYN BOATYARD", "2008-04", "2010-11"],
  ]);
});

test("keeps an employer of several words before a town and its country", () => {
  const lines = [
    "Saddler\nCwmdu Leather Goods, Llanrwst, Wales\n2019 - present\n",
    "Harness Maker\nOld Mill Tack, Corwen, Wales\n2014 - 2018",
  ];
  expect(rolesIn(lines).map(([, employer]) => employer)).toEqual(["Cwmdu Leather Goods", "Old Mill Tack"]);
});

test("reads title, employer and town between dashes also if only one town is known", () => {
  const lines = [
    "Diver - Skerry Works - Hamburg (2017 - present)",
    "Rigger - Nordlee Yard - Wittdün (2012 - 2016)",
    "Relief rigger - several yards (2010 - 2011)",
  ];
  expect(rolesIn(lines).map((role) => role.slice(0, 2))).toEqual([
    ["Diver", "Skerry Works"],
    ["Rigger", "Nordlee Yard"],
    ["Relief rigger", null],
  ]);
});

test("reads a trade that nobody has listed and that begins with a small letter", () => {
  const lines = [
    "2016 - heute  selbständiger Harfenbauer, Raum Eifel",
    "2010 - 2016  angestellter Harfenbauer bei Saitenhof Thelen",
  ];
  expect(rolesIn(lines).map(([title]) => title)).toEqual([
    "selbständiger Harfenbauer",
    "angestellter Harfenbauer",
  ]);
});

test("leaves out the address of an employer and takes an open period before a column for one until today", () => {
  const lines = [
    "Cooper\nOldcastle Barrels\n77 Mill Lane, Williams, AZ 86046\n2019 - present\n",
    "Cellarer\nTwin Vats\n1824 S. Main St, Flagstaff, AZ 86001\n2014 - 2018",
  ];
  expect(rolesIn(lines).map(([, employer]) => employer)).toEqual(["Oldcastle Barrels", "Twin Vats"]);
  expect(rolesIn(["2019 -\tReader in Mycology, University of Tarn"])).toEqual([
    ["Reader in Mycology", "University of Tarn", "2019", null],
  ]);
});

test("leaves out the names of a table's columns", () => {
  const { education } = parseProfile(
    "Ann Bee\n\nAusbildung\nWann\tWas\tWo\n2002 - 2005\tGlasbläser\tBBS Lauscha",
    new Date("2026-11-29"),
  );
  expect(education).toMatchObject([{ title: "Glasbläser", institution: "BBS Lauscha" }]);
});

test("reads a name over two large lines beside a column that was read before it", () => {
  const top = ["Contact", "ines.tavora@example.org", "Education", "BA Music", "Leeds College", ""];
  const text = [...top, "INES", "TAVORA", "Dancer", "Experience", "Dancer, Tarn Opera", "2019 - 2021"].join(
    "\n",
  );
  const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
  const looks = [
    { size: 10, start: 0, end: text.indexOf("INES") },
    { size: 30, ...at("INES") },
    { size: 30, ...at("TAVORA") },
    { size: 10, start: text.indexOf("Dancer"), end: text.length },
  ];
  const { name, headline } = parseProfile(text, new Date("2026-11-29"), looks);
  expect([name?.value, headline?.value]).toEqual(["INES TAVORA", "Dancer"]);
});

test("takes lines that alone are set like the one known heading for headings", () => {
  const parts = [
    ["Ann Bee", 10],
    ["ann@example.org", 10],
    ["Leeds", 10],
    ["CHAIRS", 12],
    ["2019 - 2024", 10],
    ["Lecturer in Botany, University of Tarn", 10],
    ["EDUCATION", 12],
    ["PhD Botany, University of Tarn, 2011", 10],
    ["FUNDING", 12],
    ["Lichens of walls, Tarn Fund, 2016", 10],
  ] as const;
  const text = parts.map(([line]) => line).join("\n");
  const looks = parts.map(([line, size]) => ({
    size,
    start: text.indexOf(line),
    end: text.indexOf(line) + line.length,
  }));
  const { roles, education } = parseProfile(text, new Date("2026-11-29"), looks);
  expect(roles).toMatchObject([{ title: "Lecturer in Botany" }]);
  expect(education.map(({ title }) => title)).toEqual(["PhD Botany"]);
});

test("reads skills and languages beside drawn levels, and any language in a list of languages", () => {
  const { skills, languages } = parseProfile(
    "Ann Bee\n\nSkills\nFeltmaking ★★★☆☆\nDyeing 4/5\nSwedish ★★☆☆☆\n\nLanguages\nBreton ●●●○○\nOccitan",
    new Date("2026-11-29"),
  );
  expect(skills.map(({ name }) => name)).toEqual(["Feltmaking", "Dyeing"]);
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ["Swedish", "basic"],
    ["Breton", "intermediate"],
    ["Occitan", null],
  ]);
});
