import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { makeDossier, maskDocument } from "@/lib/judging/evaluation/dossier";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { foldMasks } from "@/lib/reading/language/mask";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { thorough } from "../support/thorough";

const asOf = new Date("2026-11-20");

/** Returns a sentence of a CV as it is masked for a candidate of this name. */
const maskedSentence = (name: string, sentence: string) => {
  const text = `${name}\nperson@example.com\n\nProfile\n${sentence}\n`;
  const { text: masked } = makeDossier({ text }, parseProfile(text, asOf), [], [name]);
  return foldMasks(masked).split("\n").slice(4).join("\n").trim();
};

describe("a name that could be an everyday word", () => {
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
    ["Java Cook", "Java Cook is an engineer.", "Sr Java Developer. Java, C, Docker. Java Cookbook."],
    ["Java Java", "Java Java signs.", "Java, Java EE and JavaScript. Java - Java EE."],
    ["Mason Cook", "Mason Cook bakes.", "Mason, Cook and Porter. See cook.example.org/menu"],
    ["Docker Kafka", "KAFKA Docker came.", "Kafka, Docker. https://docs.docker.com/compose"],
    ["Le Docker", "Le Docker signs.", "Images construites avec le Docker de base."],
    ["Văn Kafka", "Văn Kafka came.", "Kafka, van Kafka."],
    ["SQL Weber", "Ms. SQL Weber came.", "MS SQL Server"],
    ["Swift Patel", "Swift Patel signs.", "Swift, Go and Java."],
    ["李 明", "李明 led the team.", "Spoke at QCon"],
  ])("%s: is masked in %j and kept in %j", (name, sentence, evidence) => {
    expect(maskedSentence(name, sentence)).toMatch(/^█/);
    expect(maskedSentence(name, sentence)).not.toMatch(new RegExp(name.split(" ").join("|"), "i"));
    expect(maskedSentence(name, evidence)).toBe(evidence);
  });

  test("is masked for blind review, including in hidden text", () => {
    const text = "Will Smith\nperson@example.com\n\nProfile\nWill led a team. Will relocate.";
    const hidden = [{ text: "Will managed everything.", page: 1, reason: "tiny" as const }];
    const blind = maskDocument({ text, pages: [], lines: [], hidden }, parseProfile(text, asOf), [
      "Will Smith",
    ]);
    expect(foldMasks(blind.text)).toContain("█ led a team. Will relocate.");
    expect(foldMasks(blind.hidden[0]!.text)).toBe("█ managed everything.");
  });

  test.each([
    ["SIOBHAN", "Siobhan led a team of five.", "█ led a team of five."],
    ["BANKING", "Banking internship, then employed.", "Banking internship, then employed."],
    ["CHEF", "Chef led a team of five.", "Chef led a team of five."],
  ])(
    "written alone in capitals is masked only where the text uses it as a name: %s",
    (first, sentence, masked) => {
      const text = `${first}\n\nProfile\n${sentence}`;
      const { text: blind } = maskDocument(
        { text, pages: [], lines: [], hidden: [] },
        parseProfile(text, asOf),
        [],
      );
      expect(foldMasks(blind)).toContain(masked);
    },
  );
});

const names = [
  "Anna Schmidt",
  "Mehmet Yılmaz",
  "Ayşe Öztürk",
  "Nguyễn Thị Minh",
  "Trần Văn Đức",
  "王 小明",
  "李 明",
  "佐藤 健",
  "Kim Min-jun",
  "Oluwaseun Adébáyò",
  "Chidi Okafor",
  "Fatima Al-Zahra",
  "محمد علي",
  "Mohammed bin Rashid",
  "Ольга Иванова",
  "Dmytro Kovalenko",
  "Priya Subramanian",
  "Raj Singh",
  "Siddharth",
  "Jean-Baptiste Le Goff",
  "María José de la Cruz",
  "João da Silva",
  "Łukasz Wójcik",
  "Žofia Nováková",
  "Björk Guðmundsdóttir",
  "Søren Ørsted",
  "Ó Briain Seán",
  "Will Smith",
  "Grace Hope",
  "Rose Baker",
  "Mark Stone",
  "Ruby Jenkins",
  "Java Patel",
  "April May",
  "Mason Cook",
  "Angel Cruz",
  "Victor Koch",
  "Docker Kafka",
  "Bo Li",
  "Xi Ng",
  "Maximiliane-Charlotte Wolkenstein-Hohenburg",
  "Kwame Nkrumah-Mensah",
  "Leilani Kealoha",
  "Aroha Tūhoe",
  "Yael Ben-David",
  "Nikos Παπαδόπουλος",
  "Giorgi Lomidze",
];

/** Technologies, trades and particles, which only the context of a CV can identify as a name. */
const terms =
  "Java Docker Kafka Python Linux React Swift Go Maya Kubernetes Oracle Cook Baker Mason Koch Chef Barber Metzger Le Van Al De".split(
    " ",
  );

const job = {
  title: "Backend Engineer",
  description:
    "At least 3 years as a backend engineer. PostgreSQL, Java, Docker, Kafka and Linux. Mentoring. English C1. On-call duty. React. Baker.",
};
const content = draftWithRefusals(job).content;
const skills = "Skills\nJava, C, Docker, Kafka, Python, Linux, React, Swift\nCook, Baker\n\n";
const template = (name: string, skills: string) => `${name}
person@example.com | +44 20 7946 0000

Profile
${name} is a backend engineer. She runs her own on-call and mentors others.

Experience
Backend Engineer, Harbour Systems Ltd, 03/2019 - present
- Moved billing to PostgreSQL and packed it with Docker
- Mentored two juniors
Developer, Tidewater Labs, 2015 - 2019
- Java services on Kafka

${skills}Languages
English (C2)

Signed: ${name}`;

const evaluate = async (cv: string) => {
  const { totals, assessments } = await evaluateText(job, cv, { asOf, content });
  const results = assessments.map(({ verdict, rating, confidence, years, evidence }) => ({
    verdict,
    rating,
    confidence,
    years,
    quotes: evidence.map(({ quote }) => quote),
  }));
  return { totals, results };
};

describe.each([
  ["with a skills section", skills],
  ["without a skills section", ""],
])("scores, verdicts and quotes of a CV %s", (_, skillsSection) => {
  const reference = evaluate(template("Robin Fairweather", skillsSection));
  const expectSameResult = async (name: string) => {
    expect((await reference).totals.overall).toBeGreaterThan(30);
    expect(await evaluate(template(name, skillsSection)), name).toEqual(await reference);
  };

  test.each(["Java Cook", "Le Docker", "Văn Kafka", "Java Java", "Java Al-Zahra"])(
    "do not depend on a name that contains a technology or particle: %s",
    expectSameResult,
  );

  test("do not depend on the name, from any culture or of any two name parts", async () => {
    const parts = names
      .flatMap((name) => name.split(" "))
      .filter((part) => /^(?:\p{Lu}\p{L}|\p{Lo})/u.test(part));
    const pair = (first: readonly string[]) =>
      fc.tuple(fc.constantFrom(...first), fc.constantFrom(...parts, ...terms)).map((two) => two.join(" "));
    for (const name of names) await expectSameResult(name);
    const anyName = fc.oneof(fc.constantFrom(...names), pair(parts), pair(terms));
    await fc.assert(fc.asyncProperty(anyName, expectSameResult), { numRuns: thorough ? 120 : 40 });
  });
});
