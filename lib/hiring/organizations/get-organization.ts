import * as z from "zod";
import { withheldBy, withholdable } from "@/lib/platform/access/withheld";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationPolicy, ReasonAsked } from "@/lib/platform/db/generated/enums";

/** An organization's description of itself, its settings, and its members. */
export const getOrganization = useCase({
  name: "getOrganization",
  permission: "organization:read",
  reads: true,
  output: z.object({
    name: z.string(),
    values: z.string().nullable(),
    teamNeeds: z.string().nullable(),
    confirmationPolicy: z.enum(ConfirmationPolicy),
    decisionUndoSeconds: z.int(),
    rejectionReasons: z.array(z.string()),
    reasonAsked: z.enum(ReasonAsked),
    lookBeforeRejection: z.boolean(),
    rejectionsRead: z.int(),
    agentsWithheld: z.array(z.enum(withholdable)),
    retentionMonths: z.int().nullable(),
    retentionFrom: z.iso.datetime().nullable(),
    members: z.array(z.object({ userId: z.uuid(), name: z.string(), role: z.string() })),
  }),

  async run({ actor, db }) {
    const { members, ...organization } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: {
        name: true,
        values: true,
        teamNeeds: true,
        confirmationPolicy: true,
        decisionUndoSeconds: true,
        rejectionReasons: true,
        reasonAsked: true,
        lookBeforeRejection: true,
        rejectionsRead: true,
        agentsWithheld: true,
        retentionMonths: true,
        retentionFrom: true,
        members: {
          select: { userId: true, role: true, user: { select: { name: true } } },
          orderBy: { createdAt: "asc" },
        },
      },
    });
    return {
      ...organization,
      agentsWithheld: withheldBy(organization.agentsWithheld),
      retentionFrom: organization.retentionFrom?.toISOString() ?? null,
      members: members.map(({ user, ...member }) => ({ ...member, ...user })),
    };
  },
});
