import * as z from "zod";
import { accountKey } from "@/lib/access/account/account-key";
import type { Actor } from "@/lib/access/actor";
import { countCall } from "@/lib/access/rate-limit";
import { flow, useCase } from "@/lib/access/use-case";
import { rateLimited } from "@/lib/errors";
import { Inviting } from "./invitation";
import { storeInvitation, lockInvitation } from "./store-invitation";
import { assignableRoles } from "./standing";

const input = z.object({ email: Inviting.shape.email, role: z.enum(assignableRoles) });
const output = z.object({ again: z.boolean().describe("Had been invited before.") });

/** Anybody can create an organization, so the number of e-mails one can send is limited. */
const LETTERS = { limit: 30, seconds: 24 * 3600 };
/** The same for e-mails to one address, from all organizations together. */
const LETTERS_TO_ONE = { limit: 5, seconds: 24 * 3600 };

const invite = useCase({
  name: "keepMemberInvitation",
  permission: "organization:administer",
  input,
  output,
  async run(ctx, { email, role }) {
    const address = { organizationId: ctx.actor.organizationId, email };
    await lockInvitation(ctx, address);
    const { fresh } = await storeInvitation(ctx, { ...address, role });
    return { again: !fresh };
  },
});

/**
 * Invites an address into the actor's organization by e-mail, with a role other than owner; an open invitation is
 * renewed. Throws `conflict` for a member, `unavailable` without a mail server, `rate_limited`.
 */
export const inviteMember = flow({
  name: "inviteMember",
  permission: "organization:administer",
  input,
  output,

  async run(actor, invited) {
    await countInvitation(actor, invited.email);
    return invite(actor, invited);
  },
});

/** Counts an invitation's e-mail. Throws `rate_limited`. */
export async function countInvitation({ organizationId }: Actor, email: string) {
  const wait =
    (await countCall(`invite:${organizationId}`, LETTERS)) ||
    (await countCall(`invite:${accountKey(email)}`, LETTERS_TO_ONE));
  if (wait) throw rateLimited(wait);
}
