import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseProfile } from "@/lib/candidates/parse-profile/parse-profile";
import { makeDossier, maskDocument } from "@/lib/evaluation/dossier";
import { evaluateText } from "@/lib/evaluation/evaluate-text";
import { foldMasks } from "@/lib/evaluation/identity/mask";
import { draftScorecard } from "@/lib/scorecards/draft-scorecard";

const asOf = new Date("2026-11-20");

/** What is left of a sentence of a CV when its person is called this. */
const left = (name: string, sentence: string) => {
  const text = `${name}\nperson@example.com\n\nProfile\n${sentence}\n`;
  const { text: masked } = makeDossier({ text }, parseProfile(text, asOf), [], [name]);
  return foldMasks(masked).split("\n").slice(4).join("\n").trim();
};

describe("an everyday word that is a name, at the start of a sentence", () => {
  test.each([
    ["Will Smith", "Will led a team of five.", "Will relocate. Will travel. Will need no training."],
    ["Mark Turner", "Mark built the platform.", "Mark up HTML. Marked improvement."],
    ["Rose Baker", "Rose managed ten people.", "Rose to team lead in 2019. Rose through the ranks."],
    ["Rose Baker", "Baker trained staff.", "Baker at Park Bakery, 2015 - 2019"],
    ["Grace Hope", "Grace manages accounts.", "Grace under pressure. Hope to grow."],
    ["Victor Stone", "Victor holds a degree.", "Stone cutting and masonry."],
    ["April May", "May worked in Rome.", "April 2019 to May 2020. May join at once."],
    ["Ruby Jenkins", "Ruby has led teams.", "Ruby on Rails. Jenkins automated builds."],
    ["Art Long", "Long managed a fleet.", "Art direction. Long distance transport."],
    ["Frank Young", "Frank communicates well.", "Frank and open. Young talents programme."],
    ["Jean Blanc", "Blanc a géré le projet.", "Blanc et noir"],
    ["Grace Dupont", "Grace dirige une équipe.", "Grâce à ce projet nous avons gagné."],
    ["Paz Luna", "Luna lideró ventas.", "Luna de miel, paquetes turísticos"],
    ["Ernst Koch", "Koch arbeitete in Bonn.", "Koch im Hotel Adler"],
    ["Amada Serra", "Serra trabalhou em Lisboa.", "Serra circular e ferramentas"],
    ["李 明", "李明 led the team.", "Spoke at QCon"],
  ])("%s: %j names a person, %j does not", (name, told, evidence) => {
    expect(left(name, told)).toMatch(/^█/);
    expect(left(name, told)).not.toMatch(new RegExp(name.split(" ").join("|"), "i"));
    expect(left(name, evidence)).toBe(evidence);
  });

  test("is masked for a blind review too, in what the document hides as well", () => {
    const text = "Will Smith\nperson@example.com\n\nProfile\nWill led a team. Will relocate.";
    const hidden = [{ text: "Will managed everything.", page: 1, reason: "tiny" as const }];
    const blind = maskDocument({ text, pages: [], lines: [], hidden }, parseProfile(text, asOf), [
      "Will Smith",
    ]);
    expect(foldMasks(blind.text)).toContain("█ led a team. Will relocate.");
    expect(foldMasks(blind.hidden[0]!.text)).toBe("█ managed everything.");
  });
});

const names = [
  ...[
    "Anna Schmidt",
    "Mehmet Yılmaz",
    "Ayşe Öztürk",
    "Nguyễn Thị Minh",
    "Trần Văn Đức",
    "王 小明",
    "李 明",
    "佐藤 健",
  ],
  ...[
    "Kim Min-jun",
    "Oluwaseun Adébáyò",
    "Chidi Okafor",
    "Fatima Al-Zahra",
    "محمد علي",
    "Mohammed bin Rashid",
  ],
  ...[
    "Ольга Иванова",
    "Dmytro Kovalenko",
    "Priya Subramanian",
    "Raj Singh",
    "Siddharth",
    "Jean-Baptiste Le Goff",
  ],
  ...[
    "María José de la Cruz",
    "João da Silva",
    "Łukasz Wójcik",
    "Žofia Nováková",
    "Björk Guðmundsdóttir",
    "Søren Ørsted",
  ],
  ...[
    "Ó Briain Seán",
    "Will Smith",
    "Grace Hope",
    "Rose Baker",
    "Mark Stone",
    "Ruby Jenkins",
    "Java Patel",
    "April May",
  ],
  ...[
    "Mason Cook",
    "Angel Cruz",
    "Victor Koch",
    "Docker Kafka",
    "Bo Li",
    "Xi Ng",
    "Maximiliane-Charlotte Wolkenstein-Hohenburg",
  ],
  ...[
    "Kwame Nkrumah-Mensah",
    "Leilani Kealoha",
    "Aroha Tūhoe",
    "Yael Ben-David",
    "Nikos Παπαδόπουλος",
    "Giorgi Lomidze",
  ],
];

const job = {
  title: "Backend Engineer",
  description:
    "At least 3 years as a backend engineer. PostgreSQL, Java, Docker and Kafka. Mentoring. English C1. On-call duty.",
};
const content = draftScorecard(job);
const template = (name: string) => `${name}
person@example.com | +44 20 7946 0000

Profile
${name} is a backend engineer. She runs her own on-call and mentors others.

Experience
Backend Engineer, Harbour Systems Ltd, 03/2019 - present
- Moved billing to PostgreSQL and packed it with Docker
- Mentored two juniors
Developer, Tidewater Labs, 2015 - 2019
- Java services on Kafka

Languages
English (C2)

Signed: ${name}`;

const scored = async (name: string) => {
  const { totals, assessments } = await evaluateText(job, template(name), { asOf, content });
  const seen = assessments.map(({ verdict, rating, confidence, years, evidence }) => ({
    ...{ verdict, rating, confidence, years, quotes: evidence.map(({ quote }) => quote) },
  }));
  return { totals, seen };
};

test("no name of any culture moves a score, a verdict or a quote", async () => {
  const reference = await scored("Robin Example");
  expect(reference.totals.overall).toBeGreaterThan(60);
  // Together with these not every pair is known as a name: see below.
  const technologies = ["Java", "Docker", "Kafka"];
  const parts = names
    .flatMap((name) => name.split(" "))
    .filter((one) => /^(?:\p{Lu}\p{L}|\p{Lo})/u.test(one) && !technologies.includes(one));
  const part = fc.constantFrom(...parts);
  const called = fc.oneof(
    fc.constantFrom(...names),
    fc.tuple(part, part).map((two) => two.join(" ")),
  );
  const run = async (name: string) => {
    expect(await scored(name), name).toEqual(reference);
  };
  for (const name of names) await run(name);
  await fc.assert(fc.asyncProperty(called, run), { numRuns: 120 });
});

// What does not hold yet: where only the CV tells it, such a name is taken for a trade or a technology.
test.fails.each(["Java Cook", "Le Docker", "Văn Kafka", "Java Java", "Java Al-Zahra"])(
  "nor does %s, a name made of a technology",
  async (name) => {
    expect(await scored(name)).toEqual(await scored("Robin Example"));
  },
);
