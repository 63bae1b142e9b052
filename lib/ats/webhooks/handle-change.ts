import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { AtsFailure } from "../failure";
import { openConnector } from "../open-connector";
import { changeable } from "../records";
import { storeChange } from "../sync/fetch/fetch-record";

const Change = z.object({ resource: z.enum(changeable), externalId: z.string() });

const findChange = useCase({
  name: "findChange",
  permission: "ats:record",
  input: z.object({ webhookId: z.uuid() }),
  output: z.object({ change: Change.nullable() }),

  async run({ db }, { webhookId }) {
    const webhook = await db.atsWebhook.findUnique({ where: { id: webhookId } });
    return { change: webhook && !webhook.handledAt ? Change.parse(webhook) : null };
  },
});

const settleChange = useCase({
  name: "settleChange",
  permission: "ats:record",
  input: z.object({ webhookId: z.uuid() }),
  output: z.object({}),

  async run({ db }, { webhookId }) {
    await db.atsWebhook.updateMany({ where: { id: webhookId }, data: { handledAt: new Date() } });
    return {};
  },
});

/** Fetches what a webhook reported as changed. Returns how many milliseconds the ATS wants us to wait, or 0. */
export async function handleChange(
  actor: Actor,
  { connectionId, webhookId }: { connectionId: string; webhookId: string },
): Promise<number> {
  const { change } = await findChange(actor, { webhookId });
  if (!change) return 0;
  try {
    const connector = await openConnector(actor, connectionId, "sync");
    await storeChange(actor, connector, { connectionId, ...change });
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "limited") return error.retryAfterMs;
    throw error;
  }
  await settleChange(actor, { webhookId });
  return 0;
}
