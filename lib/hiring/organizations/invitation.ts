import * as z from "zod";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, notFound, unavailable } from "@/lib/errors";
import { mailIsSent } from "@/lib/platform/mail/send-mail";

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export const Inviting = z.object({
  organizationId: z.uuid(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).describe("Whom to invite."),
  role: z.enum(["recruiter", "admin"]).default("recruiter").describe("In that organization."),
});

/**
 * Reads what an invitation depends on, as identity. `revision` changes with every invitation, so that a confirmation
 * is for one e-mail only. Throws `not_found`, `conflict` for a member, `unavailable` without a mail server.
 */
export async function planInvitation(
  db: TenantDb,
  { organizationId, email }: Pick<z.output<typeof Inviting>, "organizationId" | "email">,
) {
  if (!mailIsSent())
    throw unavailable("This server sends no e-mail (SMTP_URL is not set), so nobody can be invited.");
  const organization = await db.organization.findUnique({
    where: { id: organizationId },
    select: { name: true },
  });
  if (!organization) throw notFound("Organization");
  const member = await db.member.findFirst({ where: { organizationId, user: { email } } });
  if (member) throw conflict("{email} already belongs to this organization.", { email });
  const open = await db.invitation.findFirst({ where: { organizationId, email, status: "pending" } });
  return {
    organization: organization.name,
    open: open && { role: open.role, invitedAt: open.createdAt, expired: open.expiresAt <= new Date() },
    revision: open ? `${open.id} ${open.expiresAt.toISOString()}` : "none",
  };
}
