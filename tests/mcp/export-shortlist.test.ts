import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { exportCandidates } from "@/lib/hiring/applications/export-candidates";
import { applicant, configuredJob, exampleContent, hiringTeam } from "../support/world";
import { hiringManager } from "../support/hiring-manager";
import { WRITE, type Serve, agentOf, callLegacy, doorFor } from "./door";
import { acceptApplication } from "../support/decide";

let recruiter: Actor;
let serve: Serve;
let jobId: string;
let applicationIds: string[];

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  ({ id: jobId } = (await configuredJob(recruiter)).job);
  applicationIds = [];
  for (const fullName of ["Ada Reyes", "Bo Strand", "=cmd()"])
    applicationIds.push((await applicant(recruiter, jobId, { fullName })).id);
  await acceptApplication(recruiter, { applicationId: applicationIds[0]! });
  await acceptApplication(recruiter, { applicationId: applicationIds[2]! });
});

const exported = async (args: object, door = serve) =>
  callLegacy(door, "exportShortlist", { jobId, ...args });
const lines = (csv: unknown) => String(csv).trim().split("\r\n");

test("exports the shortlist exactly as the page does, with the URL of the file", async () => {
  const { structuredContent, content } = await exported({});
  const { csv } = await exportCandidates(recruiter, { jobId, shortlist: true });
  expect(structuredContent).toMatchObject({ csv, rows: 2, total: 2, nextCursor: null });
  expect(structuredContent.url).toMatch(new RegExp(`/jobs/${jobId}/export\\?view=shortlist$`));
  expect(lines(csv)).toHaveLength(3);
  expect(csv).toContain(`"'=cmd()"`);
  expect(csv).not.toContain("Bo Strand");
  expect(content[0].text).toContain("Ada Reyes");
});

test("exports everyone in parts that join into the whole, or only the given applications", async () => {
  const whole = await exported({ everyone: true });
  expect(lines(whole.structuredContent.csv)).toHaveLength(4);
  const parts: string[] = [];
  let cursor: unknown;
  do {
    const { structuredContent } = await exported({ everyone: true, limit: 1, ...(cursor ? { cursor } : {}) });
    parts.push(String(structuredContent.csv));
    cursor = structuredContent.nextCursor;
  } while (cursor);
  expect(parts).toHaveLength(3);
  expect(parts.join("")).toBe(whole.structuredContent.csv);
  const named = await exported({ applicationIds: [applicationIds[1]] });
  expect(lines(named.structuredContent.csv)).toHaveLength(2);
  expect(named.structuredContent).toMatchObject({ rows: 1, nextCursor: null });
});

test("hides names in a blind review, refuses another organization's job, and limits a hiring manager to shared jobs", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  await applicant(recruiter, job.id, { fullName: "Cy Holm" });
  const blind = await exported({ jobId: job.id, everyone: true });
  expect(blind.structuredContent.rows).toBe(1);
  expect(JSON.stringify(blind)).not.toContain("Holm");

  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  expect(await exported({}, stranger)).toMatchObject({ isError: true });
  const manager = await hiringManager(recruiter, [jobId]);
  const { serve: theirs } = doorFor(agentOf(manager, WRITE, "agent-under-test", "hiring_manager"));
  expect((await exported({}, theirs)).structuredContent.rows).toBe(2);
  expect(await exported({ jobId: job.id }, theirs)).toMatchObject({ isError: true });
});
