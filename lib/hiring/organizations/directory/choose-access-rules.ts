import * as z from "zod";
import { isOutside } from "@/lib/platform/access/access-rules";
import { useCase } from "@/lib/platform/access/use-case";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { isAddressRange } from "@/lib/platform/network/address-ranges";
import { sentence } from "@/lib/say";

export const AccessRules = z.object({
  secondStepRequired: z
    .boolean()
    .describe("Of members who sign in with a password; a passkey is both steps."),
  sessionHours: z
    .int()
    .min(1)
    .max(336)
    .nullable()
    .describe("How long a session opens the organization, in hours."),
  idleMinutes: z.int().min(15).max(20_160).nullable().describe("And without use, in minutes."),
  ipRanges: z
    .array(
      z
        .string()
        .trim()
        .refine(isAddressRange, sentence("A range is an address or CIDR, such as 203.0.113.0/24.")),
    )
    .max(200)
    .describe("Where its people may call from; anywhere when empty."),
  ipRangesForAgents: z.boolean().describe("Whether its agents are held to them, too."),
});

/**
 * Sets what the organization asks of sessions, effective from everybody's next request. `address` is the caller's own:
 * throws `invalid` for ranges without it, as nobody may lock themself out.
 */
export const chooseAccessRules = useCase({
  name: "chooseAccessRules",
  permission: "organization:administer",
  input: AccessRules.extend({ address: z.string() }),

  async run(ctx, { address, ...rules }) {
    if (isOutside(rules.ipRanges, address))
      throw invalid("Your own address, {address}, is in none of these ranges: you would lock yourself out.", {
        address,
      });
    await ctx.db.organization.updateMany({ where: { id: ctx.actor.organizationId }, data: rules });
    await record(ctx, "organization.access-rules-chosen", ctx.actor.organizationId, rules);
  },
});
