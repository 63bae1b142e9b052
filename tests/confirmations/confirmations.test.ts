import "../support/database";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf } from "../mcp/door";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { checkConfirmation } from "@/lib/platform/confirmations/check-confirmation";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { addNote } from "@/lib/hiring/notes/add-note";
import { NewNote } from "@/lib/hiring/notes/note";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { acceptApplication, one, rejectApplication } from "../support/decide";

let recruiter: Actor;
let agent: Actor;
let applicationId: string;
let args: { applicationId: string };
let revisions: (revision: number) => string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  agent = agentOf(recruiter);
  const { job } = await configuredJob(recruiter);
  applicationId = (await applicant(recruiter, job.id)).id;
  args = { applicationId };
  revisions = (revision) => JSON.stringify({ [applicationId]: revision });
});

const policy = (confirmationPolicy: "agent" | "recruiter") =>
  ownerDb.organization.update({ where: { id: recruiter.organizationId }, data: { confirmationPolicy } });

/** The agent, with a grant that requires confirmation on a signed-in page. */
const watched = (actor: Actor): Actor => ({
  ...actor,
  grant: {
    memberPermissions: actor.permissions,
    declined: [],
    confirmation: "recruiter",
    withheld: [],
    suspended: false,
  },
});

const preview = { headline: "Accept “Ada Reyes”", effects: ["She is put on the shortlist."] };
const request = (actor = agent, revision = 1) =>
  requestConfirmation(actor, {
    act: "acceptCandidate",
    permission: "application:decide",
    arguments: one("accept", args),
    subjectRevision: revisions(revision),
    preview,
  });
const confirmationOf = (token: string) => ({ token, act: "acceptCandidate", arguments: one("accept", args) });
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

describe("requesting a confirmation", () => {
  it("stores the preview, but not the arguments", async () => {
    const { confirmationId, policy, askedBefore } = await request();
    expect({ policy, askedBefore }).toEqual({ policy: "agent", askedBefore: false });
    const row = await ownerDb.confirmation.findUniqueOrThrow({ where: { id: confirmationId } });
    expect(row).toMatchObject({
      status: "pending",
      arguments: null,
      preview,
      userId: recruiter.id,
      clientId: agent.clientId,
    });
    expect((await listPendingConfirmations(recruiter, {})).total).toBe(0);
  });

  it("puts it on the approvals page when the recruiter chose that, and refuses the agent's own confirmation", async () => {
    const { policy: chosenPolicy, token } = await request(watched(agent));
    expect(chosenPolicy).toBe("recruiter");
    expect((await listPendingConfirmations(recruiter, {})).total).toBe(1);
    const input = { ...args, confirmationToken: token };
    await expect(acceptApplication(watched(agent), input)).rejects.toEqual(code("forbidden"));
  });

  it("requires approval on the page when the organization does, whatever the recruiter chose", async () => {
    await policy("recruiter");
    expect((await request(agent)).policy).toBe("recruiter");
    expect((await request(watched(agent))).policy).toBe("recruiter");
  });

  it("reuses a pending request, but not for another revision, client or policy", async () => {
    const first = await request();
    expect(await request()).toEqual({ ...first, askedBefore: true });
    const ids = new Set([first.confirmationId]);
    ids.add((await request(agent, 2)).confirmationId);
    ids.add((await request(agentOf(recruiter, undefined, "another-client"))).confirmationId);
    await policy("recruiter");
    ids.add((await request()).confirmationId);
    expect(ids.size).toBe(4);
  });

  it("deletes an unused request after a month, but keeps a redeemed one", async () => {
    const old = await request();
    const done = await request(agent, 2);
    const createdAt = new Date(Date.now() - 31 * 24 * 3_600_000);
    await ownerDb.confirmation.updateMany({ data: { createdAt, expiresAt: createdAt } });
    await ownerDb.confirmation.update({ where: { id: done.confirmationId }, data: { status: "redeemed" } });
    const fresh = await request();
    const ids = (
      await ownerDb.confirmation.findMany({ where: { organizationId: recruiter.organizationId } })
    ).map(({ id }) => id);
    expect(ids.sort()).toEqual([done.confirmationId, fresh.confirmationId].sort());
    expect(fresh.confirmationId).not.toBe(old.confirmationId);
  });

  it("needs the permission of the act itself", async () => {
    await expect(request(agentOf(recruiter, ["service:recruiter"]))).rejects.toEqual(code("forbidden"));
    const none = { ...agent, permissions: new Set<never>() };
    await expect(request(none)).rejects.toEqual(code("forbidden"));
  });
});

describe("an act that needs confirmation", () => {
  it("is refused to an agent without a confirmation, but allowed to a person", async () => {
    await expect(acceptApplication(agent, args)).rejects.toEqual(code("forbidden"));
    expect((await acceptApplication(recruiter, args)).disposition).toBe("accepted");
  });

  it("leaves the confirmation unused when it fails", async () => {
    const { token, confirmationId } = await request();
    await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "hired" } });
    await expect(acceptApplication(agent, { ...args, confirmationToken: token })).rejects.toEqual(
      code("conflict"),
    );
    expect(await ownerDb.confirmation.findUnique({ where: { id: confirmationId } })).toMatchObject({
      status: "pending",
    });
  });

  it("redeems a confirmation once when eight calls race", async () => {
    const { candidateId } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
    // Unlike a decision, nothing but the confirmation keeps a note from being written twice.
    const note = NewNote.parse({ candidateId, body: "Call back." });
    const { token } = await requestConfirmation(agent, {
      act: "addNote",
      permission: "note:write",
      arguments: note,
      subjectRevision: candidateId,
      preview,
    });
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, () => addNote(agent, { ...note, confirmationToken: token })),
    );
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of settled) if (each.status === "rejected") expect(each.reason).toEqual(code("conflict"));
    expect(await ownerDb.note.count({ where: { candidateId } })).toBe(1);
  });

  it("rejects a confirmation for another act or for other arguments", async () => {
    const { token: confirmationToken } = await request();
    const { job } = await configuredJob(recruiter);
    const other = { applicationId: (await applicant(recruiter, job.id)).id };
    const refused = expect.objectContaining({
      code: "conflict",
      message: expect.stringContaining("different arguments"),
    }) as Error;
    for (const attempt of [
      () => rejectApplication(agent, { ...args, confirmationToken }),
      () => acceptApplication(agent, { ...other, confirmationToken }),
      () => acceptApplication(agent, { ...args, feedback: "Never shown.", confirmationToken }),
      () => rejectApplication(recruiter, { ...args, confirmationToken }),
    ])
      await expect(attempt()).rejects.toEqual(refused);
    expect((await acceptApplication(agent, { ...args, confirmationToken })).disposition).toBe("accepted");
  });
});

it("tells only the agent that asked the status of a confirmation", async () => {
  const { token, confirmationId } = await request();
  expect(await checkConfirmation(agent, confirmationOf(token))).toMatchObject({
    confirmationId,
    status: "pending",
  });
  for (const other of [
    agentOf(recruiter, undefined, "another-client"),
    { ...agent, id: crypto.randomUUID() },
  ])
    await expect(checkConfirmation(other, confirmationOf(token))).rejects.toEqual(code("conflict"));
  await declineConfirmation(agent, { confirmationId });
  expect(await checkConfirmation(agent, confirmationOf(token))).toMatchObject({ status: "declined" });
});
