import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { Page } from "playwright";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";
import { prisma } from "../../../scripts/prisma.ts";
import { authorizeAgent } from "../../support/agent.ts";
import { startApp } from "../../support/app.ts";
import { openBrowser, signedInPage } from "../../support/person-browser.ts";
import { PASSWORD, newRecruiter } from "../../support/recruiter.ts";
import { toolCalls } from "../../support/tool-calls.ts";
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
export async function withLongList<T>(people: number, work: (list: LongList) => Promise<T>): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-web-"));
  chmodSync(home, 0o711);
  try {
    const { ownerUrl, appUrl, sqlUrl } = await startEmbeddedPostgres({ home, durable: true, hold: false });
    prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl });
    const app = await startApp({ database: { name: "shortlist", ownerUrl, appUrl, sqlUrl }, home });
    const browser = await openBrowser();
    const db = new pg.Client({ connectionString: ownerUrl });
    await db.connect();
    try {
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
      const decided = async () => {
        const { rows } = await db.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM "Application" WHERE "jobId" = $1 AND disposition <> 'active'`,
          [jobId],
        );
        return rows[0]?.count ?? 0;
      };
      return await work({ page, path: `/jobs/${jobId}`, decided });
    } finally {
      await browser.close();
      await db.end();
      await app.stop();
    }
  } finally {
    await stopEmbeddedPostgres(home);
    rmSync(home, { recursive: true, force: true });
  }
}
