import { connected } from "../../scripts/postgres/roles.ts";
import { content, fillJob } from "../bench/mcp/seed";
import { authorizeAgent } from "./agent";
import { database } from "./database";
import { PASSWORD, newRecruiter } from "./recruiter";
import { toolCalls } from "./tool-calls";

/** A recruiter's job with this many scored people; `everybody`: ids of its applications, in the order of the list. */
export async function jobOfMany(url: string, people: number) {
  const { email } = await newRecruiter(url);
  const { accessToken } = await authorizeAgent(url, { email, password: PASSWORD });
  const jobId = await toolCalls(url, accessToken).openJob("Many people", content);
  const everybody = await connected(database.ownerUrl, async (db) => {
    await fillJob(db, jobId, people);
    const { rows } = await db.query<{ id: string }>(
      `SELECT id FROM "Application" WHERE "jobId" = $1 ORDER BY overall DESC, id`,
      [jobId],
    );
    return rows.map(({ id }) => id);
  });
  return { email, jobId, everybody };
}
