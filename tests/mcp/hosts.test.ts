import { afterAll, beforeAll, expect, test } from "vitest";
import { hosts } from "../simulators/hosts/profiles";
import { SimulatedHost } from "../simulators/hosts/simulated-host";
import { sql } from "../support/database";
import { DocumentHost } from "../support/document-host";
import { personAnswering } from "../support/host";
import { newRecruiter } from "../support/recruiter";
import { sharedApp } from "../support/shared";
import { thorough } from "../support/thorough";
import { problemsIn, subsets } from "./published-subsets";

const app = await sharedApp();
let documents: DocumentHost;
beforeAll(async () => void (documents = await DocumentHost.start("https")));
afterAll(() => documents?.stop());

/** Moves everything that was issued to a person into the past, as if so many hours had passed. */
async function letPass(hours: number, email: string) {
  const move = (table: string, columns: string[]) =>
    sql(
      `UPDATE "${table}" SET ${columns.map((column) => `"${column}" = "${column}" - make_interval(hours => $1)`).join()}
       WHERE "userId" = (SELECT id FROM "User" WHERE email = $2)`,
      [hours, email],
    );
  await move("OauthAccessToken", ["expiresAt", "createdAt"]);
  await move("OauthRefreshToken", ["expiresAt", "createdAt", "rotationReplayExpiresAt"]);
  await sql(`UPDATE "RateLimit" SET "lastRequest" = "lastRequest" - $1::bigint WHERE key LIKE 'grant:%'`, [
    hours * 3_600_000,
  ]);
}

/** Hours between two calls: each needs new tokens. */
const pause = thorough ? 1 : 4;

test.each(Object.entries(hosts))(
  "%s connects with write access and stays connected over a day",
  async (name, profile) => {
    const recruiter = await newRecruiter(app.url);
    const host = new SimulatedHost(profile, app.url, documents);
    await host.connect(personAnswering(recruiter.visitor));
    expect(host.scopes).toEqual(
      expect.arrayContaining(["offline_access", "service:recruiter", "service:recruiter:write"]),
    );
    const listed = await host.tools();
    expect(listed.flatMap((tool) => problemsIn(tool, subsets[profile.subset]!))).toEqual([]);
    let jobId: unknown;
    for (let hour = 0; hour < 24; hour += pause) {
      host.losesAnswers = hour % 5 === 4;
      if (hour > 0) await letPass(pause, recruiter.email);
      const created = await host.call("createJob", {
        title: `${name} ${hour}`,
        description: "We look for a baker with two years in a bakery.",
      });
      expect(created.isError, created.content[0].text).toBeFalsy();
      ({ jobId } = created.structuredContent);
    }
    // An act that a person confirms: nothing of the host's own keeps the agent from asking them.
    const close = { jobId, status: "closed" };
    const first = await host.callAnswering("updateJob", close);
    const asking = host.profile.answers ? await host.callAnswering("updateJob", close) : first;
    expect(asking.structuredContent.status).toBe("confirmation_required");
    const { confirmationToken } = asking.structuredContent;
    const done = await host.callAnswering("updateJob", { ...close, confirmationToken });
    expect(done.structuredContent.status).toBe("done");
    expect(host.asked).toBe(1);
    // The tokens last an hour.
    expect(host.refreshed).toBe(24 / pause - 1);
  },
);
