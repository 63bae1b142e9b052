import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { env } from "@/lib/env";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
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
  output: z.object({}),

  async run({ db }, { purchaseId, sessionId }) {
    // A notice may have been quicker.
    await db.creditPurchase.updateMany({ where: { id: purchaseId, sessionId: null }, data: { sessionId } });
    return {};
  },
});

/** Begins to buy a pack of credits: the answer is where the buyer pays. They are granted when the provider says so. */
export const buyCredits = flow({
  name: "buyCredits",
  permission: "organization:administer",
  input: z.object({ credits: z.int() }),
  output: z.object({ url: z.url() }),

  async run(actor, { credits }) {
    if (!provider) throw conflict("Credits are not bought here.");
    const pack = packs.find((each) => each.credits === credits);
    if (!pack) throw invalid("There is no such pack.");
    const user = await identityDb.user.findUnique({ where: { id: actor.id }, select: { email: true } });
    if (!user) throw notFound("User");
    const { purchaseId } = await beginPurchase(actor, pack);
    const returnTo = `${env.APP_URL}/credits?purchase=${purchaseId}`;
    const { organizationId } = actor;
    const order = { ...pack, purchaseId, organizationId, email: user.email, returnTo };
    const { sessionId, url } = await provider.openCheckout(order);
    await keepSession(actor, { purchaseId, sessionId });
    return { url };
  },
});
