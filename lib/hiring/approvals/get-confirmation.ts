import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { DescribedConfirmation, describeConfirmations } from "./described-confirmation";

/** Returns a confirmation that was requested from the actor. Throws `not_found` for anyone else's. */
export const getConfirmation = useCase({
  name: "getConfirmation",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid() }),
  output: DescribedConfirmation,
  async run({ actor, db }, { confirmationId }) {
    const row = await db.confirmation.findFirst({ where: { id: confirmationId, userId: actor.id } });
    const [described] = row ? await describeConfirmations(db, [row]) : [];
    if (!described) throw notFound("Approval request");
    return described;
  },
});
