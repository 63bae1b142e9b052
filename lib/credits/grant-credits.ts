import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { creditsGranted } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { book } from "./ledger";

/** Adds credits to an organization once per key. Done by the service, never by a recruiter. */
export const grantCredits = useCase({
  name: "grantCredits",
  permission: "evaluation:record",
  input: z.object({
    amount: z.int().min(1).max(1_000_000),
    key: z.string().min(1).max(120),
    description: z.string().min(1).max(200),
  }),
  output: z.object({ granted: z.boolean() }),

  async run(ctx, { amount, key, description }) {
    const granted = await book(ctx, {
      kind: "grant",
      amount,
      key: `grant:${key}`,
      description,
      subjectId: null,
    });
    if (granted) {
      await record(ctx, "credits.granted", null, { amount, key });
      await emit(ctx, creditsGranted, {});
    }
    return { granted };
  },
});
