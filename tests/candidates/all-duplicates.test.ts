import "../support/database";
import { expect, test } from "vitest";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { agentOf, doorFor, rpc } from "../mcp/door";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { createApplication } from "../talent-pool/people";

test("lists all duplicates of the organization by pages, without merged, erased and blind records", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { recruiter: stranger } = await hiringTeam();
  const add = (fullName: string, more: object = {}) =>
    ownerDb.candidate.create({ data: { organizationId, createdBy: recruiter.id, fullName, ...more } });
  const email = "Ida@example.com";
  const [one, two] = [await add("Ida Lund", { email }), await add("I. Lund", { email: "ida@example.com" })];
  const merged = await add("Ida L.", { email });
  await ownerDb.candidateAlias.create({
    data: { organizationId, candidateId: one.id, kind: "merged", value: merged.id },
  });
  await add("Gone", { email, erasedAt: new Date() });
  const hidden = await add("Hidden", { email });
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  await createApplication(hidden, job.id, "active");
  await add("Alone", { email: "alone@example.com", phone: "+49 30 1234567" });
  const { groups } = await findDuplicates(recruiter, {});
  expect(groups).toMatchObject([
    {
      same: ["email"],
      records: [
        { candidateId: one.id, name: "Ida Lund", applications: 0 },
        { candidateId: two.id, name: "I. Lund" },
      ],
    },
  ]);
  expect((await findDuplicates(stranger, {})).groups).toEqual([]);

  for (let at = 0; at < 25; at++)
    for (const name of ["A", "B"]) await add(`${name} ${at}`, { phone: `+49 30 55500${100 + at}` });
  const first = await findDuplicates(recruiter, {});
  const second = await findDuplicates(recruiter, { cursor: first.nextCursor ?? undefined });
  expect([first.groups.length, second.groups.length, second.nextCursor]).toEqual([20, 6, null]);
  const { serve } = doorFor(agentOf(recruiter));
  const { result } = await rpc(serve, "tools/call", { name: "findDuplicates", arguments: {} });
  expect(result.content[0].text).toContain(`“Ida Lund” candidateId ${one.id}`);
});
