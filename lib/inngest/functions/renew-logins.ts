import { systemActor } from "@/lib/access/system";
import { renewLogin } from "@/lib/ats/login/bearer";
import { dueLogins } from "@/lib/ats/login/due-logins";
import { log } from "@/lib/log";
import { inngest } from "../client";

/** Renews sign-ins at applicant tracking systems before they expire, including those of paused connections. */
export const renewLogins = inngest.createFunction(
  { id: "renew-ats-logins", triggers: [{ cron: "*/10 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  async ({ step }) =>
    step.run("renew", async () => {
      let renewed = 0;
      for (const { organizationId, connectionId } of await dueLogins()) {
        try {
          const due = (renewAt: string) => Date.parse(renewAt) <= Date.now();
          await renewLogin(
            systemActor(organizationId, "sync"),
            connectionId,
            (tokens) => !due(tokens.renewAt),
          );
          renewed++;
        } catch (error) {
          // A failed renewal does not stop the others; its connection shows the failure.
          log.error("a sign-in could not be renewed", error);
        }
      }
      return { renewed };
    }),
);
