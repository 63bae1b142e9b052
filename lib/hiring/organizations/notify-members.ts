import { systemActor } from "@/lib/platform/access/system";
import { remindOfFeedback } from "@/lib/hiring/feedback/remind";
import { tellOfJudge } from "@/lib/judging/evaluation/judge-change/tell-of-judge";
import { createDueNotices } from "@/lib/platform/notices/create-due-notices";
import { requestDigests } from "@/lib/platform/notices/mail-digest";
import { inEveryOrganization } from "./organization-ids";

/** The hour, in UTC, at which the daily mail goes out. */
const DIGEST_HOUR = 6;

/**
 * Runs hourly: notifies the members of every organization of a changed judge and accumulated changes, reminds them of
 * feedback they are asked for and, once a day, requests the daily mail. A failure in one organization does not stop the others.
 */
export async function notifyMembers(now = new Date()) {
  const failed = await inEveryOrganization("members not told", async (organizationId) => {
    const mailer = systemActor(organizationId, "mailer");
    await tellOfJudge(systemActor(organizationId, "evaluator"));
    await createDueNotices(mailer, { now });
    await remindOfFeedback(mailer, { now });
    if (now.getUTCHours() === DIGEST_HOUR)
      await requestDigests(mailer, { day: now.toISOString().slice(0, 10) });
  });
  return { failed };
}
