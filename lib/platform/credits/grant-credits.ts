import { step } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { creditsGranted } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { book, lockAccount } from "./ledger";

/**
 * Adds credits to an organization once per key, or with a negative amount takes some back. Done by the service, never by
 * a recruiter. Throws conflict when fewer are left.
 */
export const grantCredits = step(
  "grantCredits",
  async (ctx, { amount, key, description }: { amount: number; key: string; description: string }) => {
    const balance = await lockAccount(ctx);
    if (balance + amount < 0)
      throw conflict("Only {balance, number} credits are left: no more can be taken back.", { balance });
    const granted = await book(ctx, {
      kind: "grant",
      amount,
      key: `grant:${key}`,
      description,
      subjectId: null,
    });
    if (granted) {
      await record(ctx, "credits.granted", null, { amount, key });
      if (amount > 0) await emit(ctx, creditsGranted, {});
    }
    return { granted };
  },
);
