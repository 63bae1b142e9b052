import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import type { Confirmation } from "@/lib/platform/db/generated/client";
import { conflict } from "@/lib/errors";
import { digestOf } from "@/lib/platform/security/digest";
import { confirmationStatuses, statusOf } from "./confirmation";
import { forOtherArguments } from "./redeem-confirmation";
import { readToken } from "./token";

/**
 * The status of a confirmation that waits for the approvals page, for the agent that requested it. Throws `conflict`
 * for a token of another user, client or act, or one issued for other arguments.
 */
export const checkConfirmation = useCase({
  name: "checkConfirmation",
  permission: "organization:read",
  input: z.object({
    token: z.string().max(400),
    act: z.string(),
    arguments: z.record(z.string(), z.json()),
  }),
  output: z.object({
    confirmationId: z.uuid(),
    status: z.enum(confirmationStatuses),
    outcome: z.record(z.string(), z.unknown()).nullable(),
    expiresAt: z.string(),
  }),
  async run({ actor, db }, { token, act, arguments: args }) {
    const id = readToken(token, actor).id;
    const row = await db.confirmation.findFirst({
      where: { id, userId: actor.id, clientId: actor.clientId, act },
    });
    if (!row) throw conflict("The confirmationToken was not issued to this recruiter for this action.");
    if (row.argumentsDigest !== digestOf(args)) throw conflict(forOtherArguments);
    return {
      confirmationId: row.id,
      status: isSettling(row) ? "pending" : statusOf(row),
      outcome: row.outcome as Record<string, unknown> | null,
      expiresAt: row.expiresAt.toISOString(),
    };
  },
});

/** The result of an act approved on a page is stored right after the act; if it is not by then, it was lost. */
const SETTLING_MS = 60_000;

const isSettling = ({ status, arguments: args, outcome, answeredAt }: Confirmation) =>
  status === "redeemed" && args !== null && outcome === null && Date.now() - Number(answeredAt) < SETTLING_MS;
