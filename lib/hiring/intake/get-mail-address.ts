import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { addressWith } from "@/lib/platform/mail/reply-address";

/** Where members mail CVs for a job to, and the address of the actor that such mail has to come from. */
export const MailAddress = z.object({
  address: z.string().nullable().describe("Null without a domain for incoming mail."),
  from: z.string(),
});

/** The address for members' mails with CVs for a job. Throws not_found. */
export const getMailAddress = useCase({
  name: "getMailAddress",
  permission: "candidate:write",
  input: z.object({ jobId: z.uuid() }),
  output: MailAddress,

  async run({ db, actor }, { jobId }) {
    const job = await db.job.findUnique({ where: { id: jobId }, select: { mailToken: true } });
    return shownAddress(db, actor, job);
  },
});

/** The address of a job, for an actor. Throws not_found without a job. */
export async function shownAddress(
  db: TenantDb,
  { id, organizationId }: { id: string; organizationId: string },
  job: { mailToken: string } | null | undefined,
): Promise<z.input<typeof MailAddress>> {
  if (!job) throw notFound("Job");
  const { email } = await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } });
  return { address: env.REPLY_DOMAIN ? addressWith(organizationId, job.mailToken) : null, from: email };
}
