import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { ForeseenDecisions, eachWithFeedback } from "./decisions";
import { type Foreseen, describeDecisions } from "./describe-decisions";

/** Previews several decisions without making them: each one, and their combined effects. */
export const previewDecisions = useCase({
  name: "previewDecisions",
  permission: "candidate:read",
  input: ForeseenDecisions.extend({
    letter: z.boolean().optional().describe("Whether each candidate who can be e-mailed gets a letter."),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        applicationId: z.uuid(),
        /** Null when there is no such application. */
        foreseen: z.custom<Foreseen>().nullable(),
      }),
    ),
    /** What would be sent out of Shortlist, each sentence with the number of decisions it applies to. */
    told: z.array(z.object({ sentence: z.string(), decisions: z.int() })),
    /** The revision of each application that would be decided, by its id: what a confirmation agrees to. */
    subjectRevision: z.string(),
  }),

  async run({ db }, input) {
    const wanted = eachWithFeedback(input).map((row) => ({ ...row, letter: input.letter ?? false }));
    const foreseen = await describeDecisions(db, wanted);
    const possible = foreseen.flatMap((row) => (row?.refusal === null ? [row] : []));
    const counted = Map.groupBy(
      possible.flatMap(({ told: consequences }) => consequences),
      (sentence) => sentence,
    );
    const revisions = possible.map(({ applicationId, revision }) => [applicationId, revision] as const);
    return {
      rows: wanted.map(({ applicationId }, i) => ({ applicationId, foreseen: foreseen[i] ?? null })),
      told: [...counted].map(([sentence, all]) => ({ sentence, decisions: all.length })),
      subjectRevision: JSON.stringify(Object.fromEntries(revisions.toSorted())),
    };
  },
});
