import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { erasePerson, holdPerson } from "./erase-person";

/**
 * Erases a person: destroys what is known of them and every word of theirs, and leaves numbers in place of names, so
 * that counts, the ledger and the audit trail stay true. The database keeps it so. Their files leave the store with the
 * next hourly clean-up.
 */
export const eraseCandidate = useCase({
  name: "eraseCandidate",
  permission: "organization:administer",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({ candidateId: z.uuid(), records: z.int(), applications: z.int(), files: z.int() }),

  run: async (ctx, { candidateId }) => erasePerson(ctx, await holdPerson(ctx, candidateId)),
});
