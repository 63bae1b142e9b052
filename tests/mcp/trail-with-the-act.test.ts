import { ownerDb, hiringTeam } from "../support/world";
import { expect, it } from "vitest";
import { agentOf, callLegacy, doorFor } from "./door";

it("writes an act's call to the audit trail in the transaction of the act", async () => {
  const agent = agentOf((await hiringTeam()).recruiter);
  const { serve, settled } = doorFor(agent);
  const { structuredContent } = await callLegacy(serve, "createJob", {
    title: "Backend engineer",
    department: "Platform",
    location: "Lisbon",
    employmentType: "full_time",
    description: "We look for an engineer who runs PostgreSQL in production.",
  });
  // Both rows come from one transaction: either both exist or neither does.
  const calls = () => ownerDb.$queryRaw<{ tool: string; outcome: string; withTheJob: boolean }[]>`
    SELECT particulars->>'tool' AS tool, particulars->>'outcome' AS outcome,
      a.xmin = (SELECT xmin FROM "Job" WHERE id = ${structuredContent.jobId}::uuid) AS "withTheJob"
    FROM "AuditEvent" a WHERE "organizationId" = ${agent.organizationId}::uuid AND name = 'agent.called'`;
  const once = [{ tool: "createJob", outcome: "done", withTheJob: true }];
  expect(await calls()).toEqual(once);
  await settled();
  expect(await calls()).toEqual(once);
});
