import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { DecisionKinds, Dispositions } from "@/lib/judging/states/status";
import { MOST_PREVIEWED, decisionsUpTo } from "./decisions";
import { foresee, revisionsOf } from "./foresee";
import { asksForLooks, drawnToRead, SeenById } from "./looks";

/** A decision's effects, or why it would be refused, before it is made. */
const Previewed = z.object({
  applicationId: z.uuid(),
  kind: DecisionKinds,
  feedback: z.string().optional(),
  reason: z.string().optional(),
  stage: z.string().optional().describe("For a move, the target stage."),
  name: z.string(),
  jobTitle: z.string(),
  disposition: Dispositions.describe("As it is now."),
  at: z.string().describe("The stage it is in now."),
  standing: z.string().describe("Its current status as text."),
  refusal: z.string().nullable().describe("Why it cannot be decided this way; null when it can."),
  effects: z.array(z.string()).describe("In Shortlist and outside, one sentence each."),
});
export type Previewed = z.output<typeof Previewed>;

/** Previews decisions, or one, without making them: each one, and what they send out of Shortlist. */
export const previewDecisions = useCase({
  name: "previewDecisions",
  permission: "candidate:read",
  input: decisionsUpTo(MOST_PREVIEWED).extend({
    letter: z.boolean().default(false).describe("Whether candidates who can be e-mailed get a letter."),
    seen: SeenById.optional().describe("What the person has opened; left out where no page can know."),
  }),
  output: z.object({
    rows: z.array(Previewed).describe("In the order of the decisions."),
    missing: z.array(z.uuid()).describe("Those of the applications that do not exist."),
    told: z
      .array(z.object({ sentence: z.string(), decisions: z.int() }))
      .describe("What would be sent out, each sentence with the number of decisions it applies to."),
    subjectRevision: z
      .string()
      .describe("The revisions of those that would be decided: what a confirmation agrees to."),
    toRead: z.array(z.uuid()).describe("Of those rejected together, whom to open first: drawn at random."),
    onPage: z.boolean().describe("Whether only a page can make them, as looks are asked for."),
  }),

  async run({ db }, input) {
    const rows = await foresee(db, input);
    const possible = rows.filter(({ refusal }) => refusal === null);
    const told = Map.groupBy(
      possible.flatMap((row) => row.told),
      (sentence) => sentence,
    );
    const rejected = possible.filter(({ kind }) => kind === "reject");
    const rules = rejected[0]?.row.job.organization;
    const rejectedIds = rejected.map(({ applicationId }) => applicationId);
    const existing = new Set(rows.map(({ applicationId }) => applicationId));
    return {
      rows,
      missing: input.decisions.flatMap(({ applicationId: id }) => (existing.has(id) ? [] : [id])),
      told: [...told].map(([sentence, all]) => ({ sentence, decisions: all.length })),
      subjectRevision: revisionsOf(possible),
      toRead: drawnToRead(rejectedIds, rules?.rejectionsRead ?? 0),
      onPage: rules !== undefined && asksForLooks(rejected.length, rules),
    };
  },
});
