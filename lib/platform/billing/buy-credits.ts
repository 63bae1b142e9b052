import { pageUrl } from "@/lib/platform/access/addresses";
import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { packs } from "./packs";
import { provider } from "./provider";

const beginPurchase = useCase({
  name: "beginPurchase",
  permission: "organization:administer",
  input: z.object({ credits: z.int(), amount: z.int(), currency: z.string() }),
  output: z.object({ purchaseId: z.uuid() }),

  async run(ctx, pack) {
    const { id } = await ctx.db.creditPurchase.create({ data: { ...pack, userId: ctx.actor.id } });
    await record(ctx, "credits.purchase-begun", id, pack);
    return { purchaseId: id };
  },
});

const keepSession = useCase({
  name: "keepSession",
  permission: "organization:administer",
  input: z.object({ purchaseId: z.uuid(), sessionId: z.string() }),

  async run({ db }, { purchaseId, sessionId }) {
    // The provider's notice may have arrived first.
    await db.creditPurchase.updateMany({ where: { id: purchaseId, sessionId: null }, data: { sessionId } });
  },
});

/** Starts buying a pack of credits and returns the payment page. The provider's notice grants the credits. */
export const buyCredits = flow({
  name: "buyCredits",
  permission: "organization:administer",
  input: z.object({ credits: z.int() }),
  output: z.object({ url: z.url() }),

  async run(actor, { credits }) {
    if (!provider) throw conflict("Credits are not sold here.");
    const pack = packs.find((each) => each.credits === credits);
    if (!pack) throw invalid("There is no such pack.");
    const user = await identityDb.user.findUnique({ where: { id: actor.id }, select: { email: true } });
    if (!user) throw notFound("User");
    const { purchaseId } = await beginPurchase(actor, pack);
    const returnTo = pageUrl.purchase(purchaseId);
    const { organizationId } = actor;
    const order = { ...pack, purchaseId, organizationId, email: user.email, returnTo };
    const { sessionId, url } = await provider.openCheckout(order);
    await keepSession(actor, { purchaseId, sessionId });
    return { url };
  },
});
