import { memberName } from "@/lib/platform/access/member-name";
import { type Context, step } from "@/lib/platform/access/use-case";
import { book, lockAccount } from "@/lib/platform/credits/ledger";
import type { CreditPurchase } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { creditsGranted } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { money } from "./money";
import type { Notice } from "./provider";
import { toStore } from "@/lib/say";

/**
 * Applies a provider's notice to its purchase; notices may arrive in any order and repeatedly. Credits are granted
 * once, when the purchase's own checkout is paid in full, and withdrawn in proportion to refunds.
 */
export const settlePurchase = step("settlePurchase", async (ctx, { notice }: { notice: Notice }) => {
  // The lock serializes the notices of one purchase.
  await ctx.db.$queryRaw`SELECT 1 FROM "CreditPurchase" WHERE id = ${notice.purchaseId}::uuid FOR UPDATE`;
  const purchase = await ctx.db.creditPurchase.findUnique({ where: { id: notice.purchaseId } });
  if (!purchase) throw notFound("Purchase");
  if (notice.kind === "paid") return applyPayment(ctx, purchase, notice);
  if (notice.kind === "expired") {
    const where = { id: purchase.id, status: "open" as const, sessionId: notice.sessionId };
    await ctx.db.creditPurchase.updateMany({ where, data: { status: "expired" } });
  } else await applyRefund(ctx, purchase, notice.refunded);
  return { outcome: "noted" as const };
});

type Paid = Extract<Notice, { kind: "paid" }>;

async function applyPayment(ctx: Context, purchase: CreditPurchase, { sessionId, amount, currency }: Paid) {
  const { id, credits } = purchase;
  const matches =
    (purchase.sessionId ?? sessionId) === sessionId &&
    amount === purchase.amount &&
    currency === purchase.currency;
  if (!matches) {
    await record(ctx, "credits.payment-refused", id, { sessionId, amount, currency });
    return { outcome: "refused" as const };
  }
  if (purchase.status === "paid") return { outcome: "noted" as const };
  await ctx.db.creditPurchase.update({
    where: { id },
    data: { status: "paid", sessionId, paidAt: new Date() },
  });
  const nameOf = await memberName(ctx.db, [purchase.userId]);
  await book(ctx, {
    kind: "grant",
    amount: credits,
    key: `purchase:${id}`,
    description: toStore("{credits} credits bought by {buyer} for {price}", {
      credits,
      buyer: nameOf(purchase.userId),
      price: money(amount, currency),
    }),
    subjectId: id,
  });
  await record(ctx, "credits.bought", id, { credits, amount, currency, userId: purchase.userId });
  await emit(ctx, creditsGranted, {});
  await withdrawRefunded(ctx, purchase, 0, purchase.refunded);
  return { outcome: "granted" as const };
}

/** A refund may be reported before the payment: then it is stored, and deducted when the credits are granted. */
async function applyRefund(ctx: Context, purchase: CreditPurchase, total: number) {
  const refunded = Math.min(purchase.amount, Math.max(total, purchase.refunded));
  if (refunded === purchase.refunded) return;
  await ctx.db.creditPurchase.update({ where: { id: purchase.id }, data: { refunded } });
  if (purchase.status === "paid") await withdrawRefunded(ctx, purchase, purchase.refunded, refunded);
}

/** Withdraws refunded credits. Used ones cannot be: a balance is never negative. The record has their number. */
async function withdrawRefunded(ctx: Context, purchase: CreditPurchase, before: number, after: number) {
  const creditsFor = (money: number) => Math.floor((purchase.credits * money) / purchase.amount);
  const owed = creditsFor(after) - creditsFor(before);
  if (owed <= 0) return;
  const withdrawn = Math.min(owed, await lockAccount(ctx));
  const sum = money(after - before, purchase.currency);
  await book(ctx, {
    kind: "grant",
    amount: -withdrawn,
    key: `purchase-refund:${purchase.id}:${after}`,
    description:
      withdrawn < owed
        ? toStore("Refund of {sum} for credits bought; {used} had already been used", {
            sum,
            used: owed - withdrawn,
          })
        : toStore("Refund of {sum} for credits bought", { sum }),
    subjectId: purchase.id,
  });
  await record(ctx, "credits.refunded", purchase.id, {
    refunded: after,
    taken: withdrawn,
    used: owed - withdrawn,
  });
}
