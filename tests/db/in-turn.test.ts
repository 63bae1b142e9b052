import "../support/database";
import { expect, test } from "vitest";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { applicant, configuredJob, hiringTeam } from "../support/world";

const warnings: Error[] = [];
process.on("warning", (warning) => warnings.push(warning));

test("a transaction sends its statements one after the other, even when they are issued together", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  await applicant(recruiter, job.id);
  const [included, counted, ...more] = await inTenant(wholeOrganization(recruiter.organizationId), (db) =>
    Promise.all([
      db.application.findFirstOrThrow({
        include: { candidate: { include: { attachments: true } }, job: true, answers: true, decisions: true },
      }),
      db.application.count(),
      db.$queryRaw<{ one: number }[]>`SELECT 1 AS one`,
      db.$executeRaw`SELECT 1`,
    ]),
  );
  expect(included.candidate.fullName).toBe("Ada Reyes");
  expect([counted, ...more]).toEqual([1, [{ one: 1 }], 1]);
  expect(warnings.map(({ message }) => message)).toEqual([]);
});

test("a failing statement rolls its transaction back, and the connection serves the next", async () => {
  const { recruiter, organization } = await hiringTeam();
  const failed = inTenant(wholeOrganization(recruiter.organizationId), (db) =>
    Promise.all([
      db.job.create({ data: { title: "Left behind", description: "Never.", createdBy: recruiter.id } }),
      db.$queryRaw`SELECT 1 / 0`,
      db.job.count(),
    ]),
  );
  await expect(failed).rejects.toThrow("division by zero");
  const counts = await Promise.all(
    Array.from({ length: 20 }, () => inTenant(wholeOrganization(organization.id), (db) => db.job.count())),
  );
  expect(counts).toEqual(Array(20).fill(0));
});
