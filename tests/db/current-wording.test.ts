import fs from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database";
import { runMigrations } from "../support/previous-release";

// Runs the migration that rewords stored texts on rows that earlier releases wrote.
const migration = "20261129120000_current_wording";

/** As an earlier release stored them, and as they read now. */
const reasons: [string, string][] = [
  [
    "1 of 2 duties, 3.5 years of work like this; 5 years asked for: plan rosters, train staff.",
    "1 of 2 duties, 3.5 years of work like this; 5 years required: plan rosters, train staff.",
  ],
  ["1 year of dated work in this; 2 years asked for.", "1 year of dated work in this; 2 years required."],
  [
    "Only related work: 4 years, counted half; 1 year asked for.",
    "Only related work: 4 years, counted half; 1 year required.",
  ],
  [
    "Dated roles show 2 of the 5 years asked for. No dated work shows it.",
    "Dated roles show 2 of the 5 years required. No dated work shows it.",
  ],
  [
    "Highest named: a bachelor's degree; asked for: a master's degree. Its field is near the one asked for.",
    "Highest named: a bachelor's degree; required: a master's degree. Its field is close to the required one.",
  ],
  [
    "Part of this is shown in dated work; only named: Go; the rest is to be asked.",
    "Part of this is shown in dated work; only named: Go; ask about the rest.",
  ],
  [
    "The level of German that is stated is below the one asked for.",
    "The stated level of German is below the required one.",
  ],
  ["Partly shown by work that they describe.", "Partly shown by work the documents describe."],
];
const questions: [string, string][] = [
  [
    "When did you work as cook, from which month to which?",
    "When did you work as cook, from which month to which month?",
  ],
  [
    'The document says "2020 - 2018". From which month to which was that?',
    'The document says "2020 - 2018". From which month to which month was that?',
  ],
];
/** What a model or a person wrote stays. */
const unknown = "Has the five years asked for, by work that they describe with care.";

let database: Awaited<ReturnType<typeof createDatabase>>;
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await connected(database.ownerUrl, (owner) => owner.query<R>(text, values))).rows;

beforeAll(async () => {
  database = await createDatabase();
  const all = fs.readdirSync("prisma/migrations").filter((name) => !name.endsWith(".toml"));
  await runMigrations(database.ownerUrl, all.filter((name) => name < migration).sort());
  await connected(database.ownerUrl, async (owner) => {
    // Rows without those they belong to: only their texts matter.
    for (const table of ["CriterionAssessment", "StoredVerdict", "CreditTransaction", "CandidateLetter"])
      await owner.query(`ALTER TABLE "${table}" DISABLE TRIGGER ALL`);
    const insert = (table: string, values: Record<string, unknown>) => {
      const row = { id: crypto.randomUUID(), organizationId: crypto.randomUUID(), ...values };
      const columns = Object.keys(row);
      return owner.query(
        `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()})
         VALUES (${columns.map((_, at) => `$${at + 1}`).join()})`,
        Object.values(row),
      );
    };
    for (const [at, [reason]] of [...reasons, [unknown]].entries())
      await insert("CriterionAssessment", {
        evaluationId: crypto.randomUUID(),
        criterionId: crypto.randomUUID(),
        position: at,
        verdict: "partly",
        confidence: 1,
        reason,
        question: questions[at]?.[0] ?? null,
      });
    const flag =
      "The name of a file, or of the candidate, contains text addressed to software that reads it.";
    await insert("StoredVerdict", {
      key: "k",
      questions: [],
      assessments: JSON.stringify([
        null,
        { reason: 'Named "A\\B". The documents say that this is missing.' },
      ]),
      flags: JSON.stringify([{ kind: "x", message: `${flag} No judge is shown it.`, quote: null }]),
    });
    await insert("CreditTransaction", {
      kind: "refund",
      amount: -3,
      balanceAfter: 0,
      key: "k",
      description: "Refund of €9.00 for credits bought; 12 were used already",
    });
    await insert("CandidateLetter", {
      decisionId: crypto.randomUUID(),
      subject: "",
      text: "It will be tried again.",
      status: "failed",
      reason: "Sending it was cut off: it may have been sent.",
    });
  });
  await runMigrations(database.ownerUrl, [migration]);
});

test("stored texts in a former wording get the current one, and other texts stay", async () => {
  const rows = await query<{ reason: string; question: string | null }>(
    'SELECT reason, question FROM "CriterionAssessment" ORDER BY position',
  );
  expect(rows.map(({ reason }) => reason)).toEqual([...reasons.map(([, current]) => current), unknown]);
  expect(rows.flatMap(({ question }) => question ?? [])).toEqual(questions.map(([, current]) => current));
});

test("texts within JSON and outside evaluations are reworded, too, but never what a person wrote to a candidate", async () => {
  const [verdict] = await query<object>('SELECT assessments, flags FROM "StoredVerdict"');
  expect(verdict).toEqual({
    assessments: [null, { reason: 'Named "A\\B". The documents state that the candidate lacks this.' }],
    flags: [
      {
        kind: "x",
        message:
          "The name of a file, or of the candidate, contains text addressed to software that reads it. It is not shown to the judge.",
        quote: null,
      },
    ],
  });
  const [line] = await query<object>('SELECT description FROM "CreditTransaction"');
  expect(line).toEqual({
    description: "Refund of €9.00 for credits bought; 12 had already been used",
  });
  const [letter] = await query<object>('SELECT text, reason FROM "CandidateLetter"');
  expect(letter).toEqual({
    text: "It will be tried again.",
    reason: "Sending was interrupted: the letter may have been sent.",
  });
});
