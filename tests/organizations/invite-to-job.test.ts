import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { getJob } from "@/lib/records/jobs/get-job";
import { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { acceptInvitation } from "@/lib/hiring/organizations/accept-invitation";
import { inviteMember } from "@/lib/hiring/organizations/invite-member";
import { inviteToJob } from "@/lib/hiring/organizations/invite-to-job";
import { openInvitation } from "@/lib/hiring/organizations/open-invitation";
import { signUpInvited } from "@/lib/hiring/organizations/sign-up-invited";
import { runPipeline } from "../support/pipeline";
import { configuredJob, hiringTeam, memberActor, ownerDb } from "../support/world";

let owner: Actor;
let jobId: string;
let email: string;
beforeEach(async () => {
  ({ recruiter: owner } = await hiringTeam({ role: "owner" }));
  jobId = (await configuredJob(owner)).job.id;
  email = `hana-${randomUUID().slice(0, 8)}@acme.example`;
});

async function mailed() {
  await runPipeline(owner.organizationId);
  const mail = (await mailbox!.list()).find(({ to }) => to === email);
  return { subject: mail?.subject, token: /\/invitation\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

test("a recruiter's invitation names the job, and whoever accepts is on its team and sees no other job", async () => {
  const recruiter = { ...owner, permissions: new Set(rolePermissions.recruiter) };
  const { job: other } = await configuredJob(owner);
  expect(await inviteToJob(recruiter, { jobId, email })).toEqual({ again: false });
  const { subject, token } = await mailed();
  expect(subject).toMatch(/^Backend Engineer: join the hiring team at /);
  expect(await openInvitation(token)).toMatchObject({ role: "hiring_manager", jobs: [{ jobId }] });
  const joined = await signUpInvited(token, { name: "Hana", password: "correct horse battery" });
  expect(joined.jobId).toBe(jobId);
  const manager = memberActor({ ...owner, userId: joined.userId }, "hiring_manager");
  expect(await getJob(manager, { jobId })).toMatchObject({ jobId });
  await expect(getJob(manager, { jobId: other.id })).rejects.toMatchObject({ code: "not_found" });
  expect((await listHiringTeam(owner, { jobId })).team).toMatchObject([{ name: "Hana" }]);
  await expect(inviteToJob(recruiter, { jobId, email })).rejects.toMatchObject({ code: "conflict" });
});

test("somebody invited as a recruiter stays one, and joins the teams of two jobs", async () => {
  const { job: second } = await configuredJob(owner);
  await inviteMember(owner, { email, role: "recruiter" });
  expect(await inviteToJob(owner, { jobId, email })).toEqual({ again: true });
  await inviteToJob(owner, { jobId: second.id, email });
  const user = await ownerDb.user.create({ data: { name: "Ida", email } });
  const { token } = await mailed();
  expect(await acceptInvitation(user, token)).toMatchObject({ jobId: second.id });
  expect(await ownerDb.member.findFirst({ where: { userId: user.id } })).toMatchObject({ role: "recruiter" });
  expect(await ownerDb.hiringTeamMember.count({ where: { userId: user.id } })).toBe(2);
});

test("refuses another organization's job, and members who may not change a job", async () => {
  const { recruiter: stranger } = await hiringTeam();
  await expect(inviteToJob(stranger, { jobId, email })).rejects.toMatchObject({ code: "not_found" });
  for (const role of ["hiring_manager", "read_only"] as const)
    await expect(
      inviteToJob({ ...owner, permissions: new Set(rolePermissions[role]) }, { jobId, email }),
    ).rejects.toMatchObject({ code: "forbidden" });
  expect(await ownerDb.invitation.count({ where: { email } })).toBe(0);
});
