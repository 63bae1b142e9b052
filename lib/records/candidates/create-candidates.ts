import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow } from "@/lib/platform/access/use-case";
import { DomainError, invalid, messageWithIds } from "@/lib/errors";
import { Created, ForJob, Person, createCandidate } from "./create-candidate";
import { ExistingRecord, SamePersonError } from "./same-person";

const Outcome = Created.partial().extend({
  outcome: z.enum(["created", "added", "same_person", "refused"]),
  /** Why nothing was created. */
  message: z.string().optional(),
  existing: z.array(ExistingRecord).optional(),
});

/**
 * Creates one person like `createCandidate`, or up to twenty, one after the other: a failure does not affect the
 * others, and a person who is in the list twice gets the outcome same_person the second time.
 */
export const createCandidates = flow({
  name: "createCandidates",
  permission: "candidate:write",
  input: ForJob.extend(Person.partial().shape).extend({
    candidates: z
      .array(Person)
      .min(1)
      .max(20)
      .optional()
      .describe("Several people instead, each with the fields above but jobId."),
  }),
  output: Created.partial().extend({
    outcomes: z.array(Outcome).optional().describe("Of each of several, in their order."),
  }),

  async run(actor, { jobId, candidates, files, answers = [], ...details }) {
    if ((files === undefined) === (candidates === undefined))
      throw invalid("Give either files, for one person, or candidates, for several.");
    if (files) return createCandidate(actor, { jobId, files, answers, ...details });
    const outcomes = [];
    for (const person of candidates ?? []) outcomes.push(await outcomeOf(actor, { jobId, ...person }));
    return { outcomes };
  },
});

async function outcomeOf(
  actor: Actor,
  person: z.input<typeof createCandidate.input>,
): Promise<z.input<typeof Outcome>> {
  try {
    const created = await createCandidate(actor, person);
    return { outcome: created.added ? "added" : "created", ...created };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const message = messageWithIds(error);
    if (error instanceof SamePersonError)
      return { outcome: "same_person", message, existing: error.existing };
    return { outcome: "refused", message };
  }
}
