import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dossiersOf, workStylesOf, type Written } from "@/lib/records/candidates/work-styles";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const readOn = new Date("2026-05-01");
const document = (text: string, attachmentId = "0197a000-0000-7000-8000-000000000001") => ({
  attachmentId,
  text: { text, pages: [], lines: [], hidden: [], profile: parseProfile(text, readOn), createdAt: readOn },
});
const observe = (overrides: Partial<Written>) => {
  const written = { documents: [], answers: [], knownNames: [], jobs: [], ...overrides };
  return workStylesOf(written, dossiersOf(written));
};
const stylesIn = (text: string) =>
  Object.fromEntries(
    observe({ documents: [document(text)] }).workStyles.map(({ style, evidence }) => [
      style,
      evidence.map(({ quote }) => quote.replace(/^[-•\s]+/, "")),
    ]),
  );

const cv = (title: string, ...lines: string[]) =>
  `Robin Falk\n\nExperience\n${title}, Nordlicht GmbH, 03/2018 - 09/2023\n${lines.map((line) => `- ${line}`).join("\n")}\n`;

describe("work styles of a CV", () => {
  it("quotes what the person did, with the role it belongs to", () => {
    const text = cv(
      "Accounts clerk",
      "Checked every invoice against the order before payment",
      "Introduced a weekly stock count on my own initiative",
      "Trained four apprentices",
    );
    const { workStyles, withoutEvidence, inferred } = observe({ documents: [document(text)] });
    expect(inferred).toBe(false);
    expect(workStyles.map(({ style }) => style)).toEqual(["initiative", "leadership", "detail"]);
    expect(workStyles[2]).toMatchObject({
      name: "Attention to Detail",
      evidence: [
        {
          quote: "Checked every invoice against the order before payment",
          role: { title: "Accounts clerk", from: "2018-03", to: "2023-09" },
          page: 1,
          question: null,
        },
      ],
    });
    expect(withoutEvidence).toHaveLength(13);
    expect(withoutEvidence).toContain("Cooperation");
  });

  it.each([
    ["en", cv("Baker", "Introduced a new rye dough", "Opened and closed the bakery")],
    ["de", cv("Bäcker", "Vier Lehrlinge ausgebildet", "Jede Lieferung geprüft und gewogen")],
    [
      "fr",
      cv(
        "Boulanger",
        "Vérifié chaque livraison de farine",
        "Lancé un marché du samedi de ma propre initiative",
      ),
    ],
    ["es", cv("Panadero", "Revisé cada entrega de harina", "Formé a cuatro aprendices")],
    ["pt", cv("Padeiro", "Verifiquei cada entrega de farinha", "Formei quatro aprendizes na padaria")],
    ["nl", cv("Bakker", "Elke levering gecontroleerd en gewogen", "Vier leerlingen opgeleid in de bakkerij")],
  ])("finds at least two quotes in a CV in %s", (_, text) => {
    expect(Object.values(stylesIn(text)).flat().length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["English adjectives", "Motivated, reliable team player with attention to detail and leadership skills"],
    [
      "more English adjectives",
      "Strong analytical thinker, self-starter, excellent communicator, works well under pressure",
    ],
    ["German adjectives", "Teamfähig, belastbar, zuverlässig, eigeninitiativ und führungsstark"],
    ["French adjectives", "Autonome, rigoureux, esprit d'équipe, sens de l'initiative"],
    ["Spanish adjectives", "Proactivo, responsable, trabajo en equipo y liderazgo"],
    ["Portuguese adjectives", "Proativo, responsável, espírito de equipa e liderança"],
    ["Dutch adjectives", "Teamspeler, nauwkeurig, zelfstandig en stressbestendig"],
    ["a denial", "Did not train four apprentices"],
    ["a wish", "Would like to have introduced a weekly count"],
    ["a plan", "I want to learn how one introduced a new dough"],
    ["what somebody else did", "My manager introduced a weekly stock count"],
    ["flowery nonsense", "A breathtaking symphony of numbers danced beneath moonlit ledgers!!!"],
  ])("finds none in %s", (_, line) => {
    expect(stylesIn(cv("Clerk", line))).toEqual({});
  });

  it("finds none in profile text, skill lists or job titles", () => {
    expect(
      stylesIn("Robin Falk\n\nProfile\nTrained four apprentices\n\nSkills\nChecked every invoice\n"),
    ).toEqual({});
    expect(stylesIn("Robin Falk\n\nExperience\nTeam leader, 2019 - 2021\n")).toEqual({});
  });

  it("finds the same styles under any name", () => {
    const text = cv("Clerk", "Trained four apprentices", "Checked every invoice against the order");
    const other = text.replace("Robin Falk", "Grace Leader");
    expect(stylesIn(other)).toEqual(stylesIn(text));
  });

  it("ignores lines copied from the job advertisement", () => {
    const line = "Checked every incoming invoice against the order and the delivery note of the supplier";
    const documents = [document(cv("Clerk", line))];
    expect(observe({ documents }).workStyles).not.toEqual([]);
    expect(observe({ documents, jobs: [`Tasks\n- ${line}\n- Other things`] }).workStyles).toEqual([]);
  });
});

describe("work styles of a person", () => {
  const second = "0197a000-0000-7000-8000-000000000002";

  it("combines all documents and answers, and quotes repeated text once", () => {
    const first = cv("Clerk", "Trained four apprentices");
    const newer = cv("Clerk", "Trained four apprentices", "Checked every invoice against the order");
    const { workStyles } = observe({
      documents: [document(newer, second), document(first)],
      answers: [
        {
          id: "0197a000-0000-7000-8000-00000000000a",
          question: "A conflict?",
          text: "I calmed down two angry guests at the bar.",
        },
      ],
    });
    const passages = workStyles.flatMap(({ style, evidence }) => evidence.map((one) => ({ style, ...one })));
    expect(passages.map(({ style, attachmentId, question }) => [style, attachmentId, question])).toEqual([
      ["leadership", second, null],
      ["self_control", null, "A conflict?"],
      ["detail", second, null],
    ]);
  });

  it("masks the person's name in every quote", () => {
    const text = cv("Clerk", "Robin Falk trained four apprentices in the branch");
    const { workStyles } = observe({ documents: [document(text)], knownNames: ["Robin Falk"] });
    expect(JSON.stringify(workStyles)).toContain("trained four apprentices");
    expect(JSON.stringify(workStyles)).not.toMatch(/Robin|Falk/);
  });

  it("quotes only text that is in a document, verbatim", () => {
    const deeds = fc.constantFrom(
      "Trained four apprentices",
      "Checked every invoice against\nthe order and the delivery note of that day",
      "Introduced a weekly count",
      "Jede Lieferung   geprüft",
      "team player",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(deeds, fc.lorem()), { maxLength: 8 }), (lines) => {
        const text = cv("Clerk", ...lines);
        for (const { evidence } of observe({ documents: [document(text)] }).workStyles)
          for (const { quote } of evidence) expect(text).toContain(quote);
      }),
      { numRuns: 60 },
    );
  });

  it("returns no styles without documents, but still the disclaimer", () => {
    const { workStyles, note } = observe({});
    expect(workStyles).toEqual([]);
    expect(note).toMatch(/No personality is inferred/);
  });
});
