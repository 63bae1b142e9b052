import { step } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { creditsGranted } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { book } from "./ledger";

/** Adds credits to an organization once per key. Done by the service, never by a recruiter. */
export const grantCredits = step(
  "grantCredits",
  async (ctx, { amount, key, description }: { amount: number; key: string; description: string }) => {
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
);
