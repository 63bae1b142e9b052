import { vi } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import type { Mail } from "@/lib/platform/mail/mail";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { configuredJob, hiringTeam } from "./world";

export const keep = vi.spyOn(mailbox!, "keep");

/** An organization with a job, whose mail can be taken back for a minute and is `sent` here. */
export async function mailingTeam() {
  const sent: Mail[] = [];
  keep.mockImplementation(async (mail) => void sent.push(mail));
  const { recruiter: admin } = await hiringTeam({ role: "admin", undoSeconds: 60 });
  const { job } = await configuredJob(admin);
  return { admin, mailer: systemActor(admin.organizationId, "mailer"), jobId: job.id, sent };
}
