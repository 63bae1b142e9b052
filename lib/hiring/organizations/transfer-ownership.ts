import * as z from "zod";
import { checkPassword } from "@/lib/platform/access/account/check-password";
import { sendNotice } from "@/lib/platform/access/account/letters";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { DomainError, invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { lockMembers, whyNotOwner } from "./standing";
import { say } from "@/lib/say";

const Handing = z.object({
  userId: z.uuid().describe("Who becomes an owner."),
  stay: z.boolean().describe("Whether the actor stays an owner too; if not, they become an administrator."),
});

const handOver = useCase({
  name: "handOverOwnership",
  permission: "organization:administer",
  input: Handing,
  output: z.object({ organization: z.string(), email: z.string(), newOwner: z.string() }),

  async run(ctx, { userId, stay }) {
    const { actor, db } = ctx;
    const { organizationId } = actor;
    const details = await asIdentity(db, async (identity) => {
      const { own, member } = await lockMembers(identity, actor, userId);
      const refusal = whyNotOwner(own, member);
      if (refusal) throw refusal;
      await identity.member.updateMany({ where: { organizationId, userId }, data: { role: "owner" } });
      if (!stay)
        await identity.member.updateMany({
          where: { organizationId, userId: actor.id },
          data: { role: "admin" },
        });
      const { name } = await identity.organization.findUniqueOrThrow({ where: { id: organizationId } });
      const { email } = await identity.user.findUniqueOrThrow({ where: { id: actor.id } });
      const newOwner = await identity.user.findUniqueOrThrow({ where: { id: userId } });
      return { organization: name, email, newOwner: newOwner.name };
    });
    await record(ctx, "organization.ownership-transferred", userId, { stay });
    return details;
  },
});

/**
 * Checks the acting owner's password and makes a member an owner; the actor stays one or becomes an administrator.
 * Throws `invalid` for a wrong password, `rate_limited` after ten; `forbidden`, `conflict` for an owner, `not_found`.
 */
export const transferOwnership = flow({
  name: "transferOwnership",
  permission: "organization:administer",
  input: Handing.extend({ password: z.string().max(128) }),
  output: z.object({ transferred: z.literal(true) }),

  async run(actor, { password, ...handing }) {
    const problem = await checkPassword(actor.id, password);
    if (problem === "wait")
      throw new DomainError(
        "rate_limited",
        say("Too many wrong passwords. Try again in a quarter of an hour."),
      );
    if (problem) throw invalid("That is not your current password. Nothing was changed.");
    const { organization, email, newOwner } = await handOver(actor, handing);
    await sendNotice({ id: actor.id, email }, () => ({
      subject: say("{newOwner} is an owner of {organization} now", { newOwner, organization }),
      happened: handing.stay
        ? say("You made {newOwner} an owner of {organization} on Shortlist. You are still an owner.", {
            newOwner,
            organization,
          })
        : say(
            "You made {newOwner} an owner of {organization} on Shortlist. You are an administrator from now on.",
            { newOwner, organization },
          ),
    }));
    return { transferred: true as const };
  },
});
