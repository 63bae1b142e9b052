import * as z from "zod";
import { accountKey } from "@/lib/access/account/account-key";
import { countCall } from "@/lib/access/rate-limit";
import { flow, useCase } from "@/lib/access/use-case";
import { rateLimited } from "@/lib/errors";
import { Inviting } from "./invitation";
import { keepInvitation, lockInvitation } from "./keep-invitation";
import { givenRoles } from "./standing";

const input = z.object({ email: Inviting.shape.email, role: z.enum(givenRoles) });
const output = z.object({ again: z.boolean().describe("Had been invited before.") });

/** Anybody can open an organization: it cannot have us write to the whole world. */
const LETTERS = { limit: 30, seconds: 24 * 3600 };
/** Nor to one address again and again, from however many organizations. */
const LETTERS_TO_ONE = { limit: 5, seconds: 24 * 3600 };

const invite = useCase({
  name: "keepMemberInvitation",
  permission: "organization:administer",
  input,
  output,
  async run(ctx, { email, role }) {
    const address = { organizationId: ctx.actor.organizationId, email };
    await lockInvitation(ctx, address);
    const { fresh } = await keepInvitation(ctx, { ...address, role });
    return { again: !fresh };
  },
});

/**
 * Invites an address into the actor's organization by mail, with a role other than owner; one that was invited before
 * keeps its invitation, renewed. Throws `conflict` for a member, `unavailable` without a mail server, `rate_limited`.
 */
export const inviteMember = flow({
  name: "inviteMember",
  permission: "organization:administer",
  input,
  output,

  async run(actor, invited) {
    const wait =
      (await countCall(`invite:${actor.organizationId}`, LETTERS)) ||
      (await countCall(`invite:${accountKey(invited.email)}`, LETTERS_TO_ONE));
    if (wait) throw rateLimited(wait);
    return invite(actor, invited);
  },
});
