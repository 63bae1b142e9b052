import { vi } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import type { Mail } from "@/lib/platform/mail/mail";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { configuredJob, hiringTeam } from "./world";

/** An organization with a job, whose mail can be taken back for a minute and is `sent` here by `keep`. */
export async function mailingTeam() {
  const sent: Mail[] = [];
  const keep = vi.spyOn(mailbox!, "keep").mockImplementation(async (mail) => void sent.push(mail));
  const { recruiter: admin } = await hiringTeam({ role: "admin", undoSeconds: 60 });
  const { job } = await configuredJob(admin);
  return { admin, mailer: systemActor(admin.organizationId, "mailer"), jobId: job.id, sent, keep };
}
