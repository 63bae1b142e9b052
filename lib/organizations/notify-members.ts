import { systemActor } from "@/lib/access/system";
import { log } from "@/lib/log";
import { createDueNotices } from "@/lib/notices/create-due-notices";
import { requestDigests } from "@/lib/notices/mail-digest";
import { organizationIds } from "./organization-ids";

/** The hour, in UTC, at which the daily mail goes out. */
const DIGEST_HOUR = 6;

/**
 * Runs hourly: notifies the members of every organization of accumulated changes and, once a day, requests the daily
 * mail. A failure in one organization does not stop the others.
 */
export async function notifyMembers(now = new Date()) {
  let failed = 0;
  for await (const organizationId of organizationIds()) {
    const mailer = systemActor(organizationId, "mailer");
    try {
      await createDueNotices(mailer, { now });
      if (now.getUTCHours() === DIGEST_HOUR)
        await requestDigests(mailer, { day: now.toISOString().slice(0, 10) });
    } catch (error) {
      failed += 1;
      log.error("members not told", error);
    }
  }
  return { failed };
}
