import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { updateJob } from "@/lib/records/jobs/update-job";
import { describeDepartment } from "@/lib/hiring/organizations/describe-department";
import { describeOrganization } from "@/lib/hiring/organizations/describe-organization";
import { listDepartments } from "@/lib/hiring/organizations/list-departments";
import { removeDepartment } from "@/lib/hiring/organizations/remove-department";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { runPipeline } from "../support/pipeline";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin", credits: 50 }));
  jobId = (await configuredJob(admin)).job.id;
});

const moveJobTo = (department: string) => ownerDb.job.update({ where: { id: jobId }, data: { department } });

async function fit() {
  await generateScorecard(admin, { jobId });
  await runPipeline(admin.organizationId);
  const { content } = await getGeneratedScorecard(admin, { jobId });
  const criteriaOf = (wanted: string) =>
    content!.criteria.flatMap(({ dimension, name }) => (dimension === wanted ? [name] : [])).join();
  return { culture: criteriaOf("culture_fit"), team: criteriaOf("team_fit") };
}

test("drafts culture and team fit from the job's department, or the organization where it says nothing", async () => {
  await describeOrganization(admin, {
    values: "We write things down.",
    teamNeeds: "We need someone who has run PostgreSQL under load.",
  });
  const { departmentId } = await describeDepartment(admin, {
    name: "Platform Team",
    values: "We stay close to the people who use our work and listen to customers.",
    teamNeeds: "",
  });
  const without = await fit();
  expect(without.team).toContain("PostgreSQL");
  // Spelled as people or an ATS may write it: case and outer spaces do not matter.
  await moveJobTo(" platform team ");
  const within = await fit();
  expect(within.culture).not.toBe("");
  expect(within.culture).not.toBe(without.culture);
  expect(within.team).toBe(without.team);

  await describeDepartment(admin, {
    departmentId,
    name: "Platform Team",
    values: "",
    teamNeeds: "We need someone who mentors juniors.",
  });
  const needing = await fit();
  expect(needing.culture).toBe(without.culture);
  expect(needing.team).toMatch(/mentor/i);
  expect(needing.team).not.toContain("PostgreSQL");

  await updateJob(admin, { jobId, teamNeeds: "We need someone who has run PostgreSQL under load." });
  expect((await fit()).team).toContain("PostgreSQL");
});

test("renaming a department renames it on its jobs; removing it leaves the name on them", async () => {
  await moveJobTo("design");
  const description = { values: "We sketch.", teamNeeds: null };
  const { departmentId } = await describeDepartment(admin, { name: "Design", ...description });
  expect((await listDepartments(admin, {})).departments).toEqual([
    { departmentId, name: "Design", ...description, jobs: 1 },
  ]);
  await describeDepartment(admin, { departmentId, name: "Product design", ...description });
  expect((await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } })).department).toBe("Product design");
  await removeDepartment(admin, { departmentId });
  expect((await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } })).department).toBe("Product design");
  expect(await listDepartments(admin, {})).toEqual({ departments: [] });
});

test("refuses a duplicate name regardless of case, members who are not administrators, and strangers", async () => {
  const description = { values: null, teamNeeds: null };
  const { departmentId } = await describeDepartment(admin, { name: "Sales", ...description });
  await expect(describeDepartment(admin, { name: "SALES", ...description })).rejects.toMatchObject({
    code: "conflict",
  });
  const both = ["Support", "support"].map((name) => describeDepartment(admin, { name, ...description }));
  const answers = await Promise.allSettled(both);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { recruiter } = await hiringTeam();
  await expect(removeDepartment(recruiter, { departmentId })).rejects.toMatchObject({ code: "forbidden" });
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(removeDepartment(stranger, { departmentId })).rejects.toMatchObject({ code: "not_found" });
  expect(await listDepartments(stranger, {})).toEqual({ departments: [] });
});
