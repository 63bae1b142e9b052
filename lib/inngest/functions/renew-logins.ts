import { systemActor } from "@/lib/access/system";
import { renewLogin } from "@/lib/ats/login/bearer";
import { dueLogins } from "@/lib/ats/login/due-logins";
import { log } from "@/lib/log";
import { onSchedule } from "../on-event";

/** Renews sign-ins at applicant tracking systems before they expire, including those of paused connections. */
export const renewLogins = onSchedule("renew-ats-logins", "*/10 * * * *", (steps) =>
  steps.run("renew", async () => {
    let renewed = 0;
    for (const { organizationId, connectionId } of await dueLogins()) {
      try {
        const due = (renewAt: string) => Date.parse(renewAt) <= Date.now();
        await renewLogin(systemActor(organizationId, "sync"), connectionId, (tokens) => !due(tokens.renewAt));
        renewed++;
      } catch (error) {
        // A failed renewal does not stop the others; its connection shows the failure.
        log.error("a sign-in could not be renewed", error);
      }
    }
    return { renewed };
  }),
);
