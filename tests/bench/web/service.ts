import type { Page } from "playwright";
import { connected, value } from "../../../scripts/postgres/roles.ts";
import { authorizeAgent } from "../../support/agent.ts";
import { startApp } from "../../support/app.ts";
import { openBrowser, signedInPage } from "../../support/person-browser.ts";
import { PASSWORD, newRecruiter } from "../../support/recruiter.ts";
import { toolCalls } from "../../support/tool-calls.ts";
import { withDatabase } from "../database.ts";
import { content, fillJob } from "../mcp/seed.ts";

const cpuSlowdown = 4;

type LongList = {
  /** Signed in, with a throttled CPU. */
  page: Page;
  /** The path of the job's page. */
  path: string;
  /** Counts the job's applications that have a decision. */
  decided: () => Promise<number>;
};

/** Serves the production build on its own database, with a job of `people` applications; cleans up afterwards. */
export function withLongList<T>(people: number, work: (list: LongList) => Promise<T>): Promise<T> {
  return withDatabase(async (home, database) => {
    const app = await startApp({ database, home });
    const browser = await openBrowser();
    try {
      return await connected(database.ownerUrl, async (db) => {
        const { email } = await newRecruiter(app.url);
        const { accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD });
        const jobId = await toolCalls(app.url, accessToken).openJob("Many people", content);
        await fillJob(db, jobId, people);
        await db.query("VACUUM ANALYZE");
        const page = await signedInPage(browser, app.url, email, "/jobs", {
          viewport: { width: 1440, height: 900 },
        });
        page.setDefaultTimeout(60_000);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
        const decided = () =>
          value<number>(
            db,
            `SELECT count(*)::int FROM "Application" WHERE "jobId" = $1 AND disposition <> 'active'`,
            [jobId],
          );
        return work({ page, path: `/jobs/${jobId}`, decided });
      });
    } finally {
      await browser.close();
      await app.stop();
    }
  });
}
