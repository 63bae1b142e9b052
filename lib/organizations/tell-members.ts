import { systemActor } from "@/lib/access/system";
import { log } from "@/lib/log";
import { lookAround } from "@/lib/notices/look-around";
import { requestDigests } from "@/lib/notices/mail-digest";
import { organizationIds } from "./organization-ids";

/** When the daily mail goes out, by UTC. */
const DIGEST_HOUR = 6;

/**
 * Once an hour: tells the members of every organization of what no single moment shows, and in one of the hours has the
 * daily mail written. One organization's trouble does not keep the others from it.
 */
export async function tellMembers(now = new Date()) {
  let failed = 0;
  for await (const organizationId of organizationIds()) {
    const mailer = systemActor(organizationId, "mailer");
    try {
      await lookAround(mailer, { now });
      if (now.getUTCHours() === DIGEST_HOUR)
        await requestDigests(mailer, { day: now.toISOString().slice(0, 10) });
    } catch (error) {
      failed += 1;
      log.error("members not told", error);
    }
  }
  return { failed };
}
