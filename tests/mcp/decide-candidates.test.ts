import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { type Reply, type Serve, agentOf, callLegacy, callModern, doorFor } from "./door";
import { acceptApplication, rejectApplication } from "../support/decide";

type Row = { applicationId: string; decision: "accept" | "reject"; feedback?: string; reason?: string };
type Outcomes = { applicationId: string; outcome: string; message: string | null; disposition: string }[];

let recruiter: Actor;
let serve: Serve;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  jobId = (await configuredJob(recruiter)).job.id;
});

const people = (...names: string[]) =>
  Promise.all(names.map(async (fullName) => (await applicant(recruiter, jobId, { fullName })).id));
const reject = (applicationId: string): Row => ({ applicationId, decision: "reject" });
const call = (args: object, door = serve) => callLegacy(door, "decideCandidates", args);
const outcomesOf = (reply: Reply) => reply.structuredContent.outcomes as Outcomes;
const effects = (reply: Reply) => reply.structuredContent.preview.effects.join("\n");
const dispositions = async (ids: string[]) => {
  const rows = await ownerDb.application.findMany({ where: { id: { in: ids } } });
  return ids.map((id) => rows.find((row) => row.id === id)?.disposition);
};

test("decides ten candidates with one preview that names each of them, and one confirmation", async () => {
  const ids = await people(..."ABCDEFGHIJ".split("").map((letter) => `Person ${letter}`));
  const [first = "", second = "", ...others] = ids;
  const decisions: Row[] = [
    { applicationId: first, decision: "accept", feedback: "Please invite." },
    { applicationId: second, decision: "reject", feedback: "Salary.", reason: "Not available in time" },
    ...others.map(reject),
  ];
  const pending = await call({ decisions, feedback: "Too little SQL." });
  expect(pending.structuredContent).toMatchObject({
    status: "confirmation_required",
    preview: { headline: "Accept 1 and reject 9 candidates" },
  });
  for (const letter of "ABCDEFGHIJ") expect(effects(pending)).toContain(`“Person ${letter}” for “Backend`);
  expect(effects(pending)).toContain(
    "Accept “Person A” for “Backend Engineer” (now open, not scored). Feedback: “Please invite.”",
  );
  expect(effects(pending)).toContain("Reason: “Not available in time” Feedback: “Salary.”");
  expect(effects(pending)).toContain("Feedback for the 8 without their own: “Too little SQL.”");
  expect(effects(pending)).toContain("10 of 10: No applicant tracking system is linked");
  expect(new Set(await dispositions(ids))).toEqual(new Set(["active"]));

  const { confirmationToken } = pending.structuredContent;
  const done = await call({ decisions, feedback: "Too little SQL.", confirmationToken });
  expect(done.structuredContent).toMatchObject({ status: "done", decided: 10, refused: 0 });
  expect(outcomesOf(done).map(({ applicationId }) => applicationId)).toEqual(ids);
  expect(await dispositions(ids)).toEqual(["accepted", ...Array.from({ length: 9 }, () => "rejected")]);

  const where = { organizationId: recruiter.organizationId };
  const written = await ownerDb.decision.findMany({ where });
  const [confirmation] = await ownerDb.confirmation.findMany({ where });
  expect(written).toHaveLength(10);
  expect(written.filter(({ reason }) => reason === "Not available in time")).toMatchObject([
    { applicationId: second },
  ]);
  for (const decision of written)
    expect(decision).toMatchObject({
      decidedBy: recruiter.id,
      clientId: "agent-under-test",
      confirmationId: confirmation?.id,
    });
  const feedbackOf = new Map(written.map(({ applicationId, feedback }) => [applicationId, feedback]));
  expect([first, second, others[0]!].map((id) => feedbackOf.get(id))).toEqual([
    "Please invite.",
    "Salary.",
    "Too little SQL.",
  ]);
  expect(await ownerDb.outboxEvent.count({ where: { ...where, name: "application.decided" } })).toBe(10);
  const audited = { ...where, name: { in: ["application.accepted", "application.rejected"] } };
  expect(await ownerDb.auditEvent.count({ where: audited })).toBe(10);
});

test("moves candidates to a stage with one confirmation, and lists the job's stages for an unknown one", async () => {
  const ids = await people("Ada", "Bob");
  const move = (stage: string) => ids.map((applicationId) => ({ applicationId, decision: "move", stage }));
  const refused = await call({ decisions: move("Nowhere") });
  expect(JSON.stringify(refused)).toContain("it has Applied, Screen, Interview, and Offer");
  const decisions = move("Interview");
  const pending = await call({ decisions });
  expect(pending.structuredContent.preview.headline).toBe("Move 2 candidates");
  expect(effects(pending)).toContain(
    "Move “Ada” for “Backend Engineer” to “Interview” (now at “Applied”, open, not scored).",
  );
  const { confirmationToken } = pending.structuredContent;
  const done = await call({ decisions, confirmationToken });
  expect(done.structuredContent).toMatchObject({ status: "done", decided: 2 });
  const rows = await ownerDb.application.findMany({ where: { id: { in: ids } } });
  expect(rows.map(({ stage }) => stage)).toEqual(["Interview", "Interview"]);
});

test("shows in the preview each candidate's current state, and who cannot be decided and why", async () => {
  const ids = await people("Ada Accepted", "Rob Rejected", "Olga Open");
  const [accepted = "", rejected = "", open = ""] = ids;
  await acceptApplication(recruiter, { applicationId: accepted });
  await rejectApplication(recruiter, { applicationId: rejected });
  const absent = "01939c5e-0000-7000-8000-000000000000";
  const decisions = [accepted, rejected, open, absent].map(reject);
  const pending = await call({ decisions });
  const today = new Date().toISOString().slice(0, 10);
  expect(pending.structuredContent.preview.headline).toBe(
    "Reject 2 candidates; 2 cannot be decided this way",
  );
  expect(effects(pending)).toContain(
    `Reject “Ada Accepted” for “Backend Engineer” (now accepted since ${today} by Robin Recruiter; this reverses it).`,
  );
  expect(effects(pending)).toContain(
    `Not done: Reject “Rob Rejected” for “Backend Engineer”. It is already rejected: rejected since ${today} by Robin Recruiter.`,
  );
  expect(effects(pending)).toContain("Not done: an application that does not exist.");

  const { confirmationToken } = pending.structuredContent;
  const done = await call({ decisions, confirmationToken });
  expect(done.structuredContent).toMatchObject({ decided: 2, refused: 2 });
  expect(outcomesOf(done).map(({ outcome }) => outcome)).toEqual(["done", "refused", "done", "refused"]);
});

test("refuses only the rows that somebody else decided since the preview", async () => {
  const ids = await people("A", "B", "C");
  const decisions = ids.map(reject);
  const { confirmationToken } = (await call({ decisions })).structuredContent;
  await acceptApplication(recruiter, { applicationId: ids[1]! });
  const done = await call({ decisions, confirmationToken });
  expect(outcomesOf(done).map(({ outcome }) => outcome)).toEqual(["done", "refused", "done"]);
  expect(outcomesOf(done)[1]?.message).toMatch(/changed since you looked: accepted since .* by Robin/);
  expect(await dispositions(ids)).toEqual(["rejected", "accepted", "rejected"]);
});

test("refuses a list of one like a single decision, and leaves its token unused", async () => {
  const ids = await people("A");
  const decisions = ids.map(reject);
  const { confirmationToken } = (await call({ decisions })).structuredContent;
  await acceptApplication(recruiter, { applicationId: ids[0]! });
  const refused = await call({ decisions, confirmationToken });
  expect(refused.isError).toBe(true);
  expect(refused.content[0].text).toMatch(/It is accepted since .* Call decideCandidates without/);
  const where = { organizationId: recruiter.organizationId };
  expect(await ownerDb.confirmation.findMany({ where })).toMatchObject([{ status: "pending" }]);
  expect(await dispositions(ids)).toEqual(["accepted"]);
});

test("uses a token once, even in five concurrent calls", async () => {
  const ids = await people("A", "B", "C");
  const decisions = ids.map(reject);
  const { confirmationToken } = (await call({ decisions })).structuredContent;
  const answers = await Promise.all(Array.from({ length: 5 }, () => call({ decisions, confirmationToken })));
  expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
  expect(answers.find(({ isError }) => isError)?.content[0].text).toContain("already been used");
  expect(await ownerDb.decision.count({ where: { applicationId: { in: ids } } })).toBe(3);
});

test("decides each candidate once, without deadlock, when two calls list them in opposite orders", async () => {
  const ids = await people(..."ABCDEFGH");
  const forward = ids.map(reject);
  const backward = ids.toReversed().map((applicationId) => ({ applicationId, decision: "accept" }));
  const tokens = [
    (await call({ decisions: forward })).structuredContent.confirmationToken,
    (await call({ decisions: backward })).structuredContent.confirmationToken,
  ];
  const [one, other] = await Promise.all([
    call({ decisions: forward, confirmationToken: tokens[0] }),
    call({ decisions: backward, confirmationToken: tokens[1] }),
  ]);
  const decided = [one, other].flatMap(outcomesOf).filter(({ outcome }) => outcome === "done");
  expect(decided).toHaveLength(ids.length);
  expect(await ownerDb.decision.count({ where: { applicationId: { in: ids } } })).toBe(ids.length);
});

test("refuses a token for other candidates or decisions than were shown", async () => {
  const ids = await people("A", "B");
  const decisions = ids.map(reject);
  const { confirmationToken } = (await call({ decisions })).structuredContent;
  const [third = ""] = await people("C");
  for (const other of [
    [...decisions, reject(third)],
    decisions.slice(1),
    [{ ...decisions[0]!, decision: "accept" }, decisions[1]!],
    [{ ...decisions[0]!, feedback: "Else." }, decisions[1]!],
  ]) {
    const refused = await call({ decisions: other, confirmationToken });
    expect(refused.content[0].text).toContain("different arguments");
  }
  expect(new Set(await dispositions([...ids, third]))).toEqual(new Set(["active"]));
});

test("refuses a list without asking when it has nothing to decide, repeats an application or is too long", async () => {
  const [id = ""] = await people("A");
  await rejectApplication(recruiter, { applicationId: id });
  const none = await call({ decisions: [reject(id)] });
  expect(none.isError).toBe(true);
  expect(none.content[0].text).toMatch(/None of them.*\n.*“A”.*rejected since/);
  const [open = ""] = await people("B");
  const twice = await call({ decisions: [reject(open), { applicationId: open, decision: "accept" }] });
  expect(twice.content[0].text).toContain("names an application twice");
  const many = Array.from({ length: 51 }, () => reject(crypto.randomUUID()));
  const tooMany = await call({ decisions: many });
  expect(tooMany.isError).toBe(true);
  expect(tooMany.content[0].text).toContain("Must have at most 50 entries");
  const byScore = await call({ minScore: 0, decision: "reject" });
  expect(byScore.isError).toBe(true);
  expect(byScore.content[0].text).toContain("minScore");
  expect(await ownerDb.confirmation.count({ where: { organizationId: recruiter.organizationId } })).toBe(0);
});

test("answers for another organization's application as for one that does not exist", async () => {
  const ids = await people("A");
  const { recruiter: stranger } = await hiringTeam();
  const answer = await call({ decisions: ids.map(reject) }, doorFor(agentOf(stranger)).serve);
  expect(answer.content[0].text).toContain("an application that does not exist");
  expect(answer.content[0].text).not.toContain("“A”");
});

test("asks one question for the whole list through a client that can ask its user", async () => {
  const ids = await people("A", "B");
  const args = { arguments: { decisions: ids.map(reject) } };
  const form = { capabilities: { elicitation: { form: {} } } };
  const { result } = await callModern(serve, "decideCandidates", args, form);
  expect(result.inputRequests.confirm.params.message).toMatch(/Reject 2 candidates\n• .*“A”.*\n• .*“B”/);
  const yes = { confirm: { action: "accept", content: { confirm: true } } };
  const answered = { ...args, requestState: result.requestState, inputResponses: yes };
  const done = await callModern(serve, "decideCandidates", answered, form);
  expect(done.result.structuredContent).toMatchObject({ status: "done", decided: 2 });
});

test("decides the whole list with one approval on the page", async () => {
  await ownerDb.organization.update({
    where: { id: recruiter.organizationId },
    data: { confirmationPolicy: "recruiter" },
  });
  const ids = await people("A", "B", "C");
  const decisions = ids.map(reject);
  const { status, approvalUrl, confirmationToken } = (await call({ decisions })).structuredContent;
  expect(status).toBe("awaiting_approval");
  await acceptApplication(recruiter, { applicationId: ids[0]! });
  const confirmationId = approvalUrl.split("/").at(-1) ?? "";
  await answerConfirmation(recruiter, { confirmationId, answer: "approve" });
  expect(await dispositions(ids)).toEqual(["accepted", "rejected", "rejected"]);
  const polled = await call({ decisions, confirmationToken });
  expect(polled.structuredContent).toMatchObject({ status: "done", decided: 2, refused: 1 });
});

test("hides names in a blind review", async () => {
  const [id = ""] = await people("Hidden Name");
  await ownerDb.scorecardVersion.updateMany({
    where: { organizationId: recruiter.organizationId },
    data: { blindReview: true },
  });
  const pending = await call({ decisions: [reject(id)] });
  expect(effects(pending)).toContain("“Candidate 1”");
  expect(JSON.stringify(pending)).not.toContain("Hidden Name");
});

test("explains why a single decision is stale, already used or already made", async () => {
  const [id = ""] = await people("Ada");
  const args = { applicationId: id };
  const { confirmationToken } = (await callLegacy(serve, "rejectCandidate", args)).structuredContent;
  await acceptApplication(recruiter, { applicationId: id });
  const changed = await callLegacy(serve, "rejectCandidate", { ...args, confirmationToken });
  expect(changed.content[0].text).toMatch(
    /has changed since.* It is accepted since .* by Robin Recruiter now/,
  );
  const again = await callLegacy(serve, "rejectCandidate", args);
  expect(effects(again)).toMatch(
    /Ada already has a decision \(accepted since .* by Robin Recruiter\); this reverses it/,
  );
  const token = again.structuredContent.confirmationToken;
  await callLegacy(serve, "rejectCandidate", { ...args, confirmationToken: token });
  const used = await callLegacy(serve, "rejectCandidate", { ...args, confirmationToken: token });
  expect(used.content[0].text).toMatch(/already been used: it was carried out at 20/);
  expect(used.content[0].text).not.toContain("without confirmationToken");
  const accept = await callLegacy(serve, "acceptCandidate", args);
  expect(accept.content[0].text).toMatch(/already rejected: rejected since .* by Robin Recruiter/);
});
