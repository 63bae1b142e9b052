import { database } from "../support/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import { addNote } from "@/lib/hiring/notes/add-note";
import { startApp, type TestApp } from "../support/app";
import { countedStatements } from "../support/counted-statements";
import { acceptApplication } from "../support/decide";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { newRecruiter, type Recruiter } from "../support/recruiter";
import { colleagueOf, ownerActor } from "../support/world";

// Each statement is a round trip to a database that may be far away, or at least a wake-up of it.
let way: Awaited<ReturnType<typeof countedStatements>>;
let app: TestApp;
let recruiter: Recruiter;
let page: { jobId: string; id: string; candidateId: string };
beforeAll(async () => {
  way = await countedStatements(database.appUrl);
  app = await startApp({ database: { ...database, appUrl: way.url } });
  recruiter = await newRecruiter(app.url);
  const actor = await ownerActor(recruiter.email);
  const judging = await jobToJudge(actor);
  const { id, candidateId } = await judgedApplicant(judging, [4, null]);
  page = { jobId: judging.jobId, id, candidateId };
  await acceptApplication(actor, { applicationId: id, feedback: "Ran it in production." });
  const { id: rater } = await colleagueOf(actor, "recruiter");
  await requestFeedback(actor, { applicationIds: [id], raters: [rater] });
  await addNote(actor, { candidateId, applicationId: id, body: "Called on Monday.", mentions: [] });
}, 300_000);
afterAll(async () => {
  await app?.stop();
  way?.close();
});

/** The fewest statements of several loads: now and then the app's own work is counted too. */
async function statementsOf(path: string): Promise<string[]> {
  const loads: string[][] = [];
  for (let load = 0; load < 6; load++) {
    way.sent.length = 0;
    expect((await recruiter.visitor.get(path)).status).toBe(200);
    loads.push([...way.sent]);
    await sleep(100);
  }
  return loads.toSorted((a, b) => a.length - b.length)[0]!;
}

test.each([
  ["a candidate's application", () => `/applications/${page.id}`, 25],
  ["a candidate's profile", () => `/candidates/${page.candidateId}`, 25],
  ["a shortlist", () => `/jobs/${page.jobId}?view=accepted`, 20],
])("%s takes few statements", async (_, path, most) => {
  const sent = await statementsOf(path());
  expect(sent.length, sent.join("\n")).toBeLessThan(most);
});
