import "../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod";
import { toCursor } from "@/lib/platform/access/paging";
import type { Actor } from "@/lib/platform/access/actor";
import { exportCandidates } from "@/lib/hiring/applications/export-candidates";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { listPageStarts } from "@/lib/hiring/applications/list-page-starts";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { listImports } from "@/lib/records/ats/csv/list-imports";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { listCreditTransactions } from "@/lib/platform/credits/list-credit-transactions";
import { changesSince } from "@/lib/platform/audit/changes-since";
import { listTrail } from "@/lib/platform/audit/list-trail";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { listRediscoveries } from "@/lib/hiring/talent-pool/rediscovery/list-rediscoveries";
import { searchPeople } from "@/lib/hiring/talent-pool/search/search-people";
import type { JsonSchema } from "../support/json-schema";
import { everyUseCase } from "../support/use-cases";
import { configuredJob, hiringTeam } from "../support/world";

const jobId = randomUUID();
const lists: Record<string, (actor: Actor, input: { cursor: string }) => Promise<unknown>> = {
  searchApplications,
  listImports,
  searchCandidates,
  changesSince,
  listTrail,
  findDuplicates,
  listCreditTransactions,
  listConfiguredJobs,
  listRediscoveries,
  searchPeople: (actor, { cursor }) => searchPeople(actor, { query: "engineer", cursor }),
  exportCandidates: (actor, { cursor }) => exportCandidates(actor, { jobId, cursor }),
  listJobCandidates: (actor, { cursor }) => listJobCandidates(actor, { jobId, cursor }),
  listPageStarts: (actor, { cursor }) => listPageStarts(actor, { jobId, cursor }),
};

test("the lists are all use cases that take a cursor", async () => {
  const takesCursor = (await everyUseCase()).filter(
    ([, { input }]) =>
      "cursor" in
      ((z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema).properties ?? {}),
  );
  expect(Object.keys(lists).sort()).toEqual(takesCursor.map(([name]) => name).sort());
});

test("every list refuses a cursor that it did not issue, and names the parameter", async () => {
  const { recruiter: owner } = await hiringTeam({ role: "owner" });
  const foreign = ["", "{}", toCursor([]), toCursor(["somewhere"]), toCursor([1, "somewhere"])];
  for (const [name, list] of Object.entries(lists))
    for (const cursor of foreign)
      await expect(list(owner, { cursor }), name).rejects.toMatchObject({
        code: "invalid",
        message: expect.stringMatching(/^cursor: /) as string,
      });
});

test("a cursor of another order fails no long list", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  for (const key of [80, "ada reyes", null]) {
    const cursor = toCursor([key, randomUUID()]);
    const answers = [
      ...(["score", "recent", "name"] as const).map((sort) =>
        listJobCandidates(recruiter, { jobId: job.id, sort, cursor }),
      ),
      ...(["score", "recent"] as const).flatMap((sort) => [
        searchApplications(recruiter, { sort, cursor }),
        searchCandidates(recruiter, { sort, cursor }),
      ]),
    ];
    for (const answer of answers)
      expect(await answer, String(key)).toMatchObject({ items: [], nextCursor: null });
  }
});
