import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { erasePerson, lockPerson } from "./erase-person";

/**
 * Erases a person: destroys their personal data and everything they wrote, and replaces names by numbers, so that
 * counts, the ledger and the audit trail stay correct. The database prevents writing the data back. Their files are
 * deleted from the store by the next hourly clean-up.
 */
export const eraseCandidate = useCase({
  name: "eraseCandidate",
  permission: "organization:administer",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    candidateId: z.uuid(),
    records: z.int(),
    applications: z.int(),
    files: z.int(),
    held: z.boolean().describe("Sealed under a legal hold until it is released."),
  }),

  run: async (ctx, { candidateId }) => erasePerson(ctx, await lockPerson(ctx, candidateId)),
});
