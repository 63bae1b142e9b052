import "../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { toCursor } from "@/lib/access/paging";
import type { Actor } from "@/lib/access/actor";
import { listJobCandidates } from "@/lib/applications/list-job-candidates";
import { searchApplications } from "@/lib/applications/search-applications";
import { listImports } from "@/lib/ats/csv/list-imports";
import { searchCandidates } from "@/lib/candidates/search-candidates";
import { listCreditTransactions } from "@/lib/credits/list-credit-transactions";
import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import { listRediscoveries } from "@/lib/talent-pool/rediscovery/list-rediscoveries";
import { hiringTeam } from "../support/world";

const lists: ((actor: Actor, input: { cursor: string }) => Promise<unknown>)[] = [
  searchApplications,
  listImports,
  searchCandidates,
  listCreditTransactions,
  listConfiguredJobs,
  listRediscoveries,
  (actor, { cursor }) => listJobCandidates(actor, { jobId: randomUUID(), cursor }),
];

test("every list refuses a cursor that it did not issue, and names the parameter", async () => {
  const { recruiter: owner } = await hiringTeam({ role: "owner" });
  const foreign = ["", "{}", toCursor([]), toCursor(["somewhere"]), toCursor([1, "somewhere"])];
  for (const list of lists)
    for (const cursor of foreign)
      await expect(list(owner, { cursor })).rejects.toMatchObject({
        code: "invalid",
        message: expect.stringMatching(/^cursor: /) as string,
      });
});
