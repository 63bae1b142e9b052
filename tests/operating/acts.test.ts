import { database } from "../support/database";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { actingIn, operatorActor } from "@/lib/platform/access/system";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { env } from "@/lib/env";
import { addCredits } from "@/lib/doors/operating/acts/add-credits";
import { listActs } from "@/lib/doors/operating/acts/list-acts";
import { listOrganizations } from "@/lib/doors/operating/acts/list-organizations";
import { reindex } from "@/lib/doors/operating/acts/reindex";
import { resetPasswordOf } from "@/lib/doors/operating/acts/reset-password";
import { setAdministrator } from "@/lib/doors/operating/acts/set-administrator";
import { verify } from "@/lib/doors/operating/acts/verify";
import { files } from "@/lib/platform/storage/files";
import { withAliases } from "../../scripts/run.ts";
import { agentWith, everyScope, serviceAdministrator } from "../support/administrator";
import { sentFile } from "../support/sent-file";
import { everyUseCase } from "../support/use-cases";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

const { administrator } = await serviceAdministrator();

test("refuses every act to recruiters, and to an administrator's agent with every scope", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  const acts = (await everyUseCase()).filter(([, { permission }]) => permission === "service:operate");
  expect(acts.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "addCredits",
      "rotateKeys",
      "runFailed",
      "listUndelivered",
      "sendInvitationAgain",
    ]),
  );
  for (const [name, act] of acts)
    for (const actor of [recruiter, agentWith(administrator, everyScope)])
      await expect(act(actor, {}), name).rejects.toMatchObject({ code: "forbidden" });
});

test("records credits in the organization's balance and audit trail and in the service's acts", async () => {
  const { organization } = await hiringTeam({ credits: 5 });
  const grant = { organizationId: organization.id, amount: 200, reason: "Invoice 17" };
  expect(await addCredits(administrator, grant)).toEqual({ organization: organization.name });
  await addCredits(administrator, grant);
  const { balance } = await ownerDb.creditAccount.findUniqueOrThrow({
    where: { organizationId: organization.id },
  });
  expect(balance).toBe(405);
  const trail = await ownerDb.auditEvent.findMany({
    where: { organizationId: organization.id, name: "credits.granted", actorId: administrator.id },
  });
  expect(trail).toHaveLength(2);
  const { acts } = await listActs(administrator, {});
  expect(acts[0]).toMatchObject({
    by: "Robin Recruiter",
    act: "credits granted",
    subjectId: organization.id,
  });
  await expect(addCredits(administrator, { ...grant, organizationId: randomUUID() })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("adds and records credits once when a request is repeated because its answer was lost", async () => {
  const { organization } = await hiringTeam({ credits: 5 });
  const organizationId = organization.id;
  const grant = { organizationId, amount: 200, reason: "Invoice 17", requestId: randomUUID() };
  for (let i = 0; i < 2; i++) await addCredits(administrator, grant);
  expect(await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } })).toMatchObject({
    balance: 205,
  });
  expect(await ownerDb.serviceAct.count({ where: { subjectId: organizationId } })).toBe(1);
});

test("makes only confirmed accounts administrators, who cannot remove themselves", async () => {
  const { recruiter } = await hiringTeam();
  const { email } = await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } });
  const set = (administrator: boolean, by = operatorActor()) =>
    setAdministrator(by, { email, administrator });
  await expect(set(true)).rejects.toMatchObject({ code: "conflict" });
  await ownerDb.user.update({ where: { id: recruiter.id }, data: { emailVerified: true } });
  await set(true);
  const isAdministrator = async () =>
    (await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } })).serviceAdministrator;
  expect(await isAdministrator()).toBe(true);
  await expect(set(true)).rejects.toMatchObject({ code: "conflict" });
  await expect(set(false, { ...administrator, id: recruiter.id })).rejects.toMatchObject({
    code: "conflict",
  });
  await set(false, administrator);
  expect(await isAdministrator()).toBe(false);
});

test("records views too: each verification, and once a day who listed all organizations", async () => {
  const { administrator: other } = await serviceAdministrator();
  for (const actor of [administrator, other]) for (let i = 0; i < 2; i++) await listOrganizations(actor, {});
  const { organizations, files: count, problems } = await verify(other, {});
  const actsOf = ({ id: actorId }: Actor) =>
    ownerDb.serviceAct.findMany({ where: { actorId }, orderBy: { id: "asc" } });
  expect((await actsOf(administrator)).filter(({ act }) => act === "organizations listed")).toHaveLength(1);
  expect(await actsOf(other)).toMatchObject([
    { act: "organizations listed" },
    { act: "service verified", particulars: { organizations, files: count, problems: problems.length } },
  ]);
  await ownerDb.serviceAct.updateMany({
    where: { actorId: other.id },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  await listOrganizations(other, {});
  expect(await actsOf(other)).toHaveLength(3);
});

test("returns a password link to the command line only", async () => {
  const { email } = await ownerDb.user.findUniqueOrThrow({ where: { id: administrator.id } });
  expect((await resetPasswordOf(administrator, { email, by: "link" })).link).toBeNull();
  const { link } = await resetPasswordOf(operatorActor(), { email, by: "link" });
  expect(link).toMatch(new RegExp(`^${env.APP_URL}/reset-password\\?token=[\\w-]{32}$`));
});

test("re-indexing queues every candidate of an organization", async () => {
  const { recruiter, organization } = await hiringTeam();
  for (const fullName of ["Ada Reyes", "Ben Okafor"])
    await ownerDb.candidate.create({
      data: { organizationId: organization.id, fullName, createdBy: recruiter.id },
    });
  const queued = () =>
    ownerDb.outboxEvent.count({ where: { organizationId: organization.id, name: "candidate.changed" } });
  const before = await queued();
  expect(await reindex(administrator, { organizationId: organization.id })).toEqual({ candidates: 2 });
  expect(await queued()).toBe(before + 2);
});

test("verify reports no problems in a sound organization, and each one in a damaged one", async () => {
  const { recruiter, organization } = await hiringTeam({ role: "owner" });
  const { job: first } = await configuredJob(recruiter);
  const cv = sentFile("cv.txt", "Ada Reyes. Engineer.");
  await createCandidate(recruiter, { jobId: first.id, files: [cv] });
  const currentProblems = async () => {
    const { problems } = await verify(operatorActor(), {});
    return problems
      .filter(({ organizationId }) => organizationId === organization.id)
      .map(({ what }) => what)
      .sort();
  };
  const erased = await applicant(recruiter, first.id);
  await rejectApplication(recruiter, { applicationId: erased.id });
  await eraseCandidate(recruiter, { candidateId: erased.candidateId });
  expect(await currentProblems()).toEqual([]);

  await files.put(`${organization.id}/${randomUUID()}`, Buffer.from("x"));
  const attachment = await ownerDb.attachment.findFirstOrThrow({
    where: { organizationId: organization.id },
  });
  await files.delete(attachment.storageKey);
  await ownerDb.creditAccount.update({ where: { organizationId: organization.id }, data: { balance: 7 } });
  const job = await ownerDb.job.create({
    data: { organizationId: organization.id, title: "Job", description: "Job.", createdBy: recruiter.id },
  });
  const base = {
    organizationId: organization.id,
    jobId: job.id,
    candidateId: attachment.candidateId!,
    number: 1,
  };
  await ownerDb.application.create({ data: { ...base, scoreStatus: "scored", disposition: "rejected" } });
  expect(await currentProblems()).toEqual([
    "a file without a row",
    "a row without its file",
    "balance is not the sum of the ledger",
    "decided without a decision",
    "scored without an evaluation",
  ]);
  await ownerDb.application.updateMany({
    where: { jobId: job.id },
    data: { disposition: "active", scoreStatus: "queued", updatedAt: new Date(Date.now() - 2 * 3_600_000) },
  });
  expect(await currentProblems()).toContain("has waited more than an hour for its score");
  await ownerDb.atsConnection.create({
    data: { organizationId: organization.id, provider: "greenhouse", name: "G", credentialsKey: "lost" },
  });
  expect(await currentProblems()).toContain("a secret whose key CREDENTIALS_KEYS lacks");
});

test("an operator acting in an organization has the service's permissions and may not decide", () => {
  const actor = actingIn(randomUUID(), administrator);
  expect(actor.id).toBe(administrator.id);
  expect(actor.permissions.has("service:work")).toBe(true);
  for (const permission of ["application:decide", "service:operate", "service:sql"] as const)
    expect(actor.permissions.has(permission)).toBe(false);
});

test("the command line adds credits, and fails for unknown commands and invalid amounts", async () => {
  const { organization } = await hiringTeam({ credits: 0 });
  const admin = (...words: string[]) =>
    promisify(execFile)(process.execPath, withAliases("scripts/admin/main.ts", ...words), {
      env: { ...process.env, DATABASE_URL: database.appUrl, DATABASE_EMBEDDED: "1" },
    });
  const [{ stdout }] = await Promise.all([
    admin("credits", organization.id, "30", "First", "invoice"),
    expect(admin("toString")).rejects.toMatchObject({ code: 2 }),
    expect(admin("credits", organization.id, "0", "x")).rejects.toMatchObject({ code: 1 }),
  ]);
  expect(stdout).toBe(`30 credits added to ${organization.name}.\n`);
});
