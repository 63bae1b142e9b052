import "../support/database";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { prisma } from "@/lib/platform/db/client";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { type Reply, type Serve, agentOf, callLegacy, callModern, doorFor } from "./door";

let recruiter: Actor;
let serve: Serve;
let jobId: string;
let applicationId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  jobId = (await configuredJob(recruiter)).job.id;
  applicationId = (await applicant(recruiter, jobId, { fullName: "Ada\nReyes <b>" })).id;
});

const disposition = async () =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).disposition;
const decisions = () => ownerDb.decision.findMany({ where: { applicationId } });
const confirmations = () =>
  ownerDb.confirmation.findMany({ where: { organizationId: recruiter.organizationId } });
const strict = () =>
  ownerDb.organization.update({
    where: { id: recruiter.organizationId },
    data: { confirmationPolicy: "recruiter" },
  });
const otherAgent = () => doorFor(agentOf(recruiter, undefined, "another-client")).serve;

/** Changes the second-to-last character: the last one may hold only padding bits. */
const tampered = (token: string) => token.slice(0, -2) + (token.at(-2) === "A" ? "B" : "A") + token.at(-1);

const refused = (result: Reply, words: string) => {
  expect(result.isError).toBe(true);
  expect(result.content[0].text).toContain(words);
};

describe("a client that cannot ask its user", () => {
  const accept = (more: object = {}, door = serve) =>
    callLegacy(door, "acceptCandidate", { applicationId, feedback: "Strong on databases.", ...more });
  const preview = async () => (await accept()).structuredContent;
  const confirm = (confirmationToken: string, other: object = {}, door = serve) =>
    accept({ confirmationToken, ...other }, door);

  it("gets a preview, changes nothing, and decides with the token", async () => {
    const pending = await accept();
    expect(pending.structuredContent).toMatchObject({
      status: "confirmation_required",
      preview: {
        headline: "Accept “Ada Reyes b” for “Backend Engineer”",
        effects: expect.arrayContaining([expect.stringContaining("nobody is e-mailed")]),
      },
      confirmationToken: expect.stringMatching(/^ct1\./),
    });
    expect(pending.content[0].text).toContain("Nothing has changed yet");
    expect(await disposition()).toBe("active");

    const done = await confirm(pending.structuredContent.confirmationToken);
    expect(done.structuredContent).toMatchObject({ status: "done", applicationId, disposition: "accepted" });
    expect(await disposition()).toBe("accepted");
    const [decision] = await decisions();
    const [confirmation] = await confirmations();
    expect(decision).toMatchObject({
      decidedBy: recruiter.id,
      clientId: "agent-under-test",
      feedback: "Strong on databases.",
      confirmationId: confirmation?.id,
    });
    expect(confirmation).toMatchObject({ status: "redeemed", arguments: null });
  });

  it("gets a preview for a long title, cut before the emoji that does not fit", async () => {
    await ownerDb.job.update({ where: { id: jobId }, data: { title: `${"a".repeat(118)}🚀🚀` } });
    const { headline } = (await preview()).preview;
    expect(headline).toBe(`Accept “Ada Reyes b” for “${"a".repeat(118)}…”`);
  });

  it("is shown the whole feedback, with each effect on its own line", async () => {
    const feedback = `${"a".repeat(3_900)} and the end`;
    const pending = await accept({ feedback });
    expect(pending.structuredContent.preview.effects.join()).toContain("and the end”");
    const lines = pending.content[0].text.split("\n");
    expect(lines.filter((line) => line.startsWith("•"))).toHaveLength(
      pending.structuredContent.preview.effects.length,
    );
    expect(lines.join()).toContain("• Ada Reyes <b> is put on the shortlist");
  });

  it("cannot confirm with confirm: true or an invented token", async () => {
    refused(await callLegacy(serve, "acceptCandidate", { applicationId, confirm: true }), "confirm");
    refused(
      await confirm("ct1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
      "was not issued",
    );
    expect(await disposition()).toBe("active");
  });

  it("can use a token once, even in five concurrent calls", async () => {
    const { confirmationToken } = await preview();
    const results = await Promise.all(Array.from({ length: 5 }, () => confirm(confirmationToken)));
    expect(results.filter((result) => result.structuredContent?.status === "done")).toHaveLength(1);
    refused(await confirm(confirmationToken), "already been used");
    expect(await decisions()).toHaveLength(1);
  });

  it("cannot use a token that was altered or belongs to another client, user or tool", async () => {
    const { confirmationToken } = await preview();
    refused(await confirm(tampered(confirmationToken)), "was not issued");
    refused(await confirm(confirmationToken, {}, otherAgent()), "was not issued");
    const { recruiter: stranger } = await hiringTeam();
    refused(await confirm(confirmationToken, {}, doorFor(agentOf(stranger)).serve), "was not issued");
    const colleague = { ...agentOf(recruiter), id: crypto.randomUUID() };
    refused(await confirm(confirmationToken, {}, doorFor(colleague).serve), "was not issued");
    const other = await callLegacy(serve, "rejectCandidate", {
      applicationId,
      feedback: "Strong on databases.",
      confirmationToken,
    });
    refused(other, "was not issued");
    expect(await disposition()).toBe("active");
    expect((await confirm(confirmationToken)).structuredContent.status).toBe("done");
  });

  it("can use a token only with the arguments that were shown", async () => {
    const { confirmationToken } = await preview();
    const second = await applicant(recruiter, jobId);
    refused(await confirm(confirmationToken, { feedback: "Something else." }), "different arguments");
    refused(await confirm(confirmationToken, { applicationId: second.id }), "different arguments");
    expect(await disposition()).toBe("active");
  });

  it("is checked and carried out in one transaction, and so is a refusal", async () => {
    const { confirmationToken } = await preview();
    const transactions = vi.spyOn(prisma, "$transaction");
    refused(await confirm(confirmationToken, { feedback: "Something else." }), "different arguments");
    expect(transactions).toHaveBeenCalledTimes(1);
    expect((await confirm(confirmationToken)).structuredContent.status).toBe("done");
    expect(transactions).toHaveBeenCalledTimes(2);
    transactions.mockRestore();
  });

  it("is either carried out or declined when both happen at once", async () => {
    for (let round = 0; round < 5; round++) {
      await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "active" } });
      const { confirmationToken } = await preview();
      const { id: confirmationId } = await ownerDb.confirmation.findFirstOrThrow({
        where: { organizationId: recruiter.organizationId, status: "pending" },
      });
      const [done] = await Promise.allSettled([
        confirm(confirmationToken),
        declineConfirmation(recruiter, { confirmationId }),
      ]);
      const { status } = await ownerDb.confirmation.findUniqueOrThrow({ where: { id: confirmationId } });
      const isDone = done.status === "fulfilled" && done.value.structuredContent?.status === "done";
      expect([status, await disposition()]).toEqual(
        isDone ? ["redeemed", "accepted"] : ["declined", "active"],
      );
    }
  });

  it("cannot use a token when the application has changed since the preview", async () => {
    const { confirmationToken } = await preview();
    await ownerDb.application.update({ where: { id: applicationId }, data: { revision: { increment: 1 } } });
    const result = await confirm(confirmationToken);
    refused(result, "has changed since the preview");
    expect(result.content[0].text).toContain("without confirmationToken for a new preview");
    expect(await disposition()).toBe("active");
    expect((await confirm((await preview()).confirmationToken)).structuredContent.status).toBe("done");
  });

  it("cannot use a token after ten minutes", async () => {
    const { confirmationToken, expiresAt } = await preview();
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.8);
    expect(minutes).toBeLessThanOrEqual(10);
    await ownerDb.confirmation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    refused(await confirm(confirmationToken), "expired");
    expect(await disposition()).toBe("active");
  });

  it("is told that an application is already decided before anyone is asked", async () => {
    await confirm((await preview()).confirmationToken);
    const before = (await confirmations()).length;
    refused(await callLegacy(serve, "acceptCandidate", { applicationId }), "already accepted");
    expect(await confirmations()).toHaveLength(before);
  });

  it("gets not found for another organization's application", async () => {
    const { recruiter: stranger } = await hiringTeam();
    const result = await callLegacy(doorFor(agentOf(stranger)).serve, "rejectCandidate", { applicationId });
    refused(result, "Application not found.");
  });
});

describe("a client of 2026-07-28 that can ask its user", () => {
  const form = { capabilities: { elicitation: { form: {} } } };
  const args = () => ({ arguments: { applicationId, feedback: "No." } });
  const ask = async () => (await callModern(serve, "rejectCandidate", args(), form)).result;
  const yes = { confirm: { action: "accept", content: { confirm: true } } };
  const answer = (requestState: string, inputResponses: object = yes, other: object = {}, door = serve) =>
    callModern(door, "rejectCandidate", { ...args(), inputResponses, requestState, ...other }, form);

  it("is asked for the user's answer, and decides with it", async () => {
    const pending = await ask();
    expect(pending).toMatchObject({
      resultType: "input_required",
      inputRequests: { confirm: { method: "elicitation/create", params: { mode: "form" } } },
    });
    expect(pending.inputRequests.confirm.params.message).toContain("Reject “Ada Reyes b”");
    expect(await disposition()).toBe("active");
    const { result } = await answer(pending.requestState);
    expect(result.structuredContent).toMatchObject({ status: "done", disposition: "rejected" });
    expect(await decisions()).toHaveLength(1);
  });

  it.each([
    ["declined", { confirm: { action: "decline" } }],
    ["dismissed", { confirm: { action: "cancel" } }],
    ["accepted without ticking yes", { confirm: { action: "accept", content: { confirm: false } } }],
  ])("decides nothing when the question is %s, and cannot answer it again", async (_, response) => {
    const pending = await ask();
    expect((await answer(pending.requestState, response)).result.structuredContent.status).toBe("declined");
    refused((await answer(pending.requestState)).result, "declined");
    expect(await disposition()).toBe("active");
    expect((await ask()).resultType).toBe("input_required");
  });

  it("gets -32602 for a state that was altered or belongs to another user or client", async () => {
    const { requestState } = await ask();
    for (const wrong of [tampered(requestState), `${requestState}x`, "v1.e30.AAAA"])
      expect((await answer(wrong)).error.code).toBe(-32602);
    expect((await answer(requestState, yes, {}, otherAgent())).error.code).toBe(-32602);
    const colleague = doorFor({ ...agentOf(recruiter), id: crypto.randomUUID() }).serve;
    expect((await answer(requestState, yes, {}, colleague)).error.code).toBe(-32602);
    expect(await disposition()).toBe("active");
  });

  it("can use a state for ten minutes, and only with the tool that asked", async () => {
    const { requestState } = await ask();
    const other = { ...args(), requestState, inputResponses: yes };
    refused((await callModern(serve, "acceptCandidate", other, form)).result, "for this act");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1_000 });
    const late = await answer(requestState);
    vi.useRealTimers();
    expect(late.error.code).toBe(-32602);
    expect(await disposition()).toBe("active");
    expect((await answer(requestState)).result.structuredContent.status).toBe("done");
  });

  it("can use an answer once, and only for the arguments it was asked about", async () => {
    const { requestState } = await ask();
    const second = await applicant(recruiter, jobId);
    const other = await answer(requestState, yes, {
      arguments: { applicationId: second.id, feedback: "No." },
    });
    refused(other.result, "different arguments");
    expect((await answer(requestState)).result.structuredContent.status).toBe("done");
    refused((await answer(requestState)).result, "already been used");
    expect(await decisions()).toHaveLength(1);
  });

  it("cannot use an answer when the application has changed since the preview", async () => {
    const { requestState } = await ask();
    await ownerDb.application.update({ where: { id: applicationId }, data: { revision: { increment: 1 } } });
    refused((await answer(requestState)).result, "has changed since the preview");
  });

  it("gets a token on the next try after dropping the question, and both together decide once", async () => {
    const { requestState } = await ask();
    const again = await ask();
    expect(again.structuredContent.status).toBe("confirmation_required");
    expect(await confirmations()).toHaveLength(1);
    const { confirmationToken } = again.structuredContent;
    const withToken = { arguments: { ...args().arguments, confirmationToken } };
    const [late, token] = await Promise.all([
      answer(requestState),
      callModern(serve, "rejectCandidate", withToken, form),
    ]);
    const statuses = [late, token].map(({ result }) => result.structuredContent?.status);
    expect(statuses.filter((status) => status === "done")).toHaveLength(1);
    expect(await decisions()).toHaveLength(1);
  });

  it("gets a token when it declares no elicitation", async () => {
    const { result } = await callModern(serve, "rejectCandidate", args());
    expect(result).toMatchObject({
      resultType: "complete",
      structuredContent: { status: "confirmation_required" },
    });
  });
});

describe("an organization whose recruiters approve on a page", () => {
  beforeEach(strict);
  const accept = async (more: object = {}, door = serve) =>
    callLegacy(door, "acceptCandidate", { applicationId, feedback: "Yes.", ...more });

  it("gives the link, waits, and returns the outcome to a polling agent", async () => {
    const pending = await accept();
    const { status, approvalUrl, confirmationToken, preview } = pending.structuredContent;
    expect(status).toBe("awaiting_approval");
    expect(pending.content[0].text).toContain(approvalUrl);
    const { items } = await listPendingConfirmations(recruiter, {});
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ act: "acceptCandidate", preview, status: "pending" });
    expect(approvalUrl).toBe(`http://localhost:3000/approvals/${items[0]?.confirmationId}`);

    expect((await accept({ confirmationToken })).structuredContent.status).toBe("awaiting_approval");
    expect((await accept()).structuredContent.confirmationToken).toBe(confirmationToken);
    expect(await disposition()).toBe("active");

    const confirmationId = items[0]?.confirmationId ?? "";
    await answerConfirmation(recruiter, { confirmationId, answer: "approve" });
    expect(await disposition()).toBe("accepted");
    expect((await accept({ confirmationToken })).structuredContent).toMatchObject({
      status: "done",
      applicationId,
      disposition: "accepted",
    });
    expect((await decisions())[0]).toMatchObject({
      decidedBy: recruiter.id,
      confirmationId,
      feedback: "Yes.",
    });
    expect((await listPendingConfirmations(recruiter, {})).total).toBe(0);
  });

  it("tells the agent that a request was declined or has expired", async () => {
    const { confirmationToken } = (await accept()).structuredContent;
    const [waiting] = (await listPendingConfirmations(recruiter, {})).items;
    await answerConfirmation(recruiter, { confirmationId: waiting?.confirmationId ?? "", answer: "decline" });
    expect((await accept({ confirmationToken })).structuredContent.status).toBe("declined");
    const next = (await accept()).structuredContent;
    expect(next.confirmationToken).not.toBe(confirmationToken);
    await ownerDb.confirmation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    refused(await accept({ confirmationToken: next.confirmationToken }), "did not answer in time");
    expect(await disposition()).toBe("active");
  });

  it("keeps what waits for the page there although agents may confirm meanwhile", async () => {
    const { confirmationToken } = (await accept()).structuredContent;
    await ownerDb.organization.updateMany({ data: { confirmationPolicy: "agent" } });
    expect((await accept({ confirmationToken })).structuredContent.status).toBe("awaiting_approval");
    const decisions = [{ applicationId, decision: "accept" as const, feedback: "Yes." }];
    const itself = decideApplications(agentOf(recruiter), { decisions, confirmationToken });
    await expect(itself).rejects.toMatchObject({ code: "conflict" });
    // Another beginning makes it no token of the conversation.
    refused(await accept({ confirmationToken: confirmationToken.replace(/^\w+/, "ct1") }), "was not issued");
    expect(await disposition()).toBe("active");
    expect((await confirmations())[0]).toMatchObject({ status: "pending" });
  });

  it("refuses an agent's own approval, and a token from before the policy", async () => {
    await ownerDb.organization.updateMany({ data: { confirmationPolicy: "agent" } });
    const { confirmationToken } = (await accept()).structuredContent;
    await strict();
    refused(await accept({ confirmationToken }), "signed-in page");
    await accept();
    const [waiting] = (await listPendingConfirmations(recruiter, {})).items;
    const confirmationId = waiting?.confirmationId ?? "";
    await expect(
      answerConfirmation(agentOf(recruiter), { confirmationId, answer: "approve" }),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await disposition()).toBe("active");
  });

  it("asks a client that can open links to open the page, and lets it poll afterwards", async () => {
    const url = { capabilities: { elicitation: { form: {}, url: {} } } };
    const args = { arguments: { applicationId } };
    const { result } = await callModern(serve, "acceptCandidate", args, url);
    const { mode, url: link } = result.inputRequests.confirm.params;
    expect(mode).toBe("url");
    const confirmationId = String(link).split("/").at(-1) ?? "";
    const opened = {
      ...args,
      requestState: result.requestState,
      inputResponses: { confirm: { action: "accept" } },
    };
    const waiting = await callModern(serve, "acceptCandidate", opened, url);
    expect(waiting.result.structuredContent.status).toBe("awaiting_approval");
    await answerConfirmation(recruiter, { confirmationId, answer: "approve" });
    const done = await callModern(serve, "acceptCandidate", opened, url);
    expect(done.result.structuredContent).toMatchObject({ status: "done", disposition: "accepted" });
  });
});

describe("saveScorecard", () => {
  const save = (args: object, door = serve) => callLegacy(door, "saveScorecard", args);

  it("shows the changes and their cost, and publishes only what was shown and confirmed", async () => {
    await applicant(recruiter, jobId, { scoreStatus: "scored", overall: 50 });
    const content = exampleContent();
    const pending = (await save({ jobId, content })).structuredContent;
    expect(pending.preview.headline).toBe("Publish version 2 of the scorecard for “Backend Engineer”");
    expect(pending.preview.effects.join("\n")).toMatch(
      /\d+ applications are evaluated, for \d+ of 100 credits/,
    );
    const { confirmationToken } = pending;
    const other = { ...content, thresholds: { shortlistFrom: 10, declineBelow: 0 } };
    refused(await save({ jobId, content: other, confirmationToken }), "different arguments");
    // The same content with its keys in another order counts as the same arguments.
    const { flags, ...rest } = content;
    const reordered = { confirmationToken, content: { flags, ...rest }, jobId };
    expect((await save(reordered)).structuredContent).toMatchObject({
      status: "done",
      version: 2,
      created: true,
    });
    refused(await save(reordered), "already been used");
  });

  it("is refused when another version was published since the preview", async () => {
    const content = exampleContent();
    const { confirmationToken } = (await save({ jobId, content })).structuredContent;
    const second = exampleContent();
    const other = (await save({ jobId, content: second })).structuredContent;
    await save({
      jobId,
      content: second,
      confirmationToken: other.confirmationToken,
    });
    refused(await save({ jobId, content, confirmationToken }), "has changed since");
  });

  it("edits what is published by a criterion's name, and refuses what it does not know", async () => {
    const edits = [{ action: "change", criterion: "postgresql in production", weight: 9 }];
    const { confirmationToken, preview } = (await save({ jobId, edits })).structuredContent;
    expect(preview.effects.join("\n")).toContain("PostgreSQL in production");
    const saved = await save({ jobId, edits, confirmationToken });
    expect(saved.structuredContent).toMatchObject({ status: "done", version: 2 });
    refused(
      await save({ jobId, edits: [{ action: "remove", criterion: "Juggling" }] }),
      "name one of “PostgreSQL in production”",
    );
    refused(await save({ jobId, edits: [{ ...edits[0], wieght: 9 }] }), "wieght");
    refused(await save({ jobId }), "or only edits of the published scorecard");
  });

  it("refuses content that cannot be published before anyone is asked", async () => {
    const content = exampleContent();
    for (const criterion of content.criteria) criterion.weight = 0;
    refused(await save({ jobId, content }), "needs a weight above 0");
    expect(await confirmations()).toHaveLength(0);
  });

  it("waits for approval on the page when the organization requires it", async () => {
    await strict();
    const content = exampleContent();
    const { confirmationToken, approvalUrl } = (await save({ jobId, content })).structuredContent;
    await answerConfirmation(recruiter, {
      confirmationId: approvalUrl.split("/").at(-1) ?? "",
      answer: "approve",
    });
    const polled = await save({ jobId, content, confirmationToken });
    expect(polled.structuredContent).toMatchObject({ status: "done", version: 2, created: true });
  });

  it("publishes a draft by its id with edits, shows what they change, and creates no second version when repeated", async () => {
    const draft = await ownerDb.scorecardDraft.create({
      data: {
        organizationId: recruiter.organizationId,
        jobId,
        requestedBy: recruiter.id,
        status: "ready",
        content: exampleContent(),
        generatedBy: "test",
      },
    });
    const { criteria } = ScorecardContent.parse(draft.content);
    const edits = [
      { action: "change", criterionId: criteria[0]?.id, weight: 55 },
      { action: "add", name: "Speaks German", weight: 10, importance: "nice" },
    ];
    const args = { jobId, draftId: draft.id, edits };
    const pending = (await save(args)).structuredContent;
    expect(JSON.stringify(args).length).toBeLessThan(400);
    expect(pending.preview.effects).toEqual(
      expect.arrayContaining([
        "Edit of the draft: PostgreSQL in production: weight from 60 to 55.",
        "Edit of the draft: Added “Speaks German” (weight 10).",
      ]),
    );
    const { confirmationToken } = pending;
    refused(await save({ jobId, draftId: draft.id, confirmationToken }), "different arguments");
    const done = await save({ ...args, confirmationToken });
    expect(done.structuredContent).toMatchObject({ status: "done", version: 2, created: true });
    const again = (await save(args)).structuredContent;
    const same = { ...args, confirmationToken: again.confirmationToken };
    expect((await save(same)).structuredContent).toMatchObject({
      version: 2,
      created: false,
    });
  });

  it("refuses a draft of another job or organization or one not ready, and both or neither of content and draftId", async () => {
    const { id: draftId } = await ownerDb.scorecardDraft.create({
      data: { organizationId: recruiter.organizationId, jobId, requestedBy: recruiter.id },
    });
    refused(await save({ jobId, draftId }), "is generating, not ready");
    const other = (await configuredJob(recruiter)).job.id;
    refused(await save({ jobId: other, draftId }), "not found");
    const { recruiter: stranger } = await hiringTeam();
    const theirs = (await configuredJob(stranger)).job.id;
    const strangers = doorFor(agentOf(stranger)).serve;
    refused(await save({ jobId: theirs, draftId }, strangers), "not found");
    refused(await save({ jobId }), "Give content, or draftId");
    const both = { jobId, draftId, content: exampleContent() };
    refused(await save(both), "Give content, or draftId");
  });
});
