import * as z from "zod";
import { accountKey } from "@/lib/platform/access/account/account-key";
import { countCall } from "@/lib/platform/access/rate-limit";
import { type UseCase, flow, useCase } from "@/lib/platform/access/use-case";
import { rateLimited } from "@/lib/errors";
import { Inviting } from "./invitation";
import { storeInvitation, lockInvitation } from "./store-invitation";
import { assignableRoles } from "./standing";

const { email } = Inviting.shape;
export const Invited = z.object({ again: z.boolean().describe("Had been invited before.") });

/** Anybody can create an organization, so the number of e-mails one can send is limited. */
const LETTERS = { limit: 30, seconds: 24 * 3600 };
/** The same for e-mails to one address, from all organizations together. */
const LETTERS_TO_ONE = { limit: 5, seconds: 24 * 3600 };

/** An act that invites an address, after its e-mail is counted. Throws `rate_limited`. */
export const counted = <I extends z.ZodObject<{ email: typeof email }>>(
  name: string,
  invite: UseCase<I, typeof Invited>,
): UseCase<I, typeof Invited> =>
  flow({
    name,
    permission: invite.permission,
    input: invite.input,
    output: Invited,
    async run(actor, invited) {
      const wait =
        (await countCall(`invite:${actor.organizationId}`, LETTERS)) ||
        (await countCall(`invite:${accountKey(invited.email)}`, LETTERS_TO_ONE));
      if (wait) throw rateLimited(wait);
      return invite(actor, invited as z.input<I>);
    },
  });

/**
 * Invites an address into the actor's organization by e-mail, with a role other than owner; an open invitation is
 * renewed. Throws `conflict` for a member, `unavailable` without a mail server, `rate_limited`.
 */
export const inviteMember = counted(
  "inviteMember",
  useCase({
    name: "keepMemberInvitation",
    permission: "organization:administer",
    input: z.object({ email, role: z.enum(assignableRoles) }),
    output: Invited,
    async run(ctx, { email, role }) {
      const address = { organizationId: ctx.actor.organizationId, email };
      await lockInvitation(ctx, address);
      const { fresh } = await storeInvitation(ctx, { ...address, role });
      return { again: !fresh };
    },
  }),
);
