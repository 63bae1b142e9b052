import "../support/database";
import { beforeEach, describe, expect, it } from "vitest";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { agentCallsWritten } from "@/lib/platform/audit/record-agent-call";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { confirmationToken as tokenOf } from "@/lib/platform/confirmations/token";
import { gather } from "@/lib/judging/evaluation/gather";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { stopScoring } from "@/lib/judging/evaluation/stop-scoring";
import { sweepOrganizations } from "@/lib/hiring/organizations/sweep-organizations";
import { rediscoverCandidates } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { type Serve, READ, WRITE, agentOf, doorFor, rpc, sendModern } from "./door";

const TASKS = "io.modelcontextprotocol/tasks";
const declared = { extensions: { [TASKS]: {} } };
type Task = {
  resultType: string;
  taskId: string;
  status: string;
  statusMessage?: string;
  ttlMs: number;
  pollIntervalMs: number;
  inputRequests?: Record<string, { method: string; params: { mode: string; url: string } }>;
  requestState?: string;
  structuredContent?: Record<string, unknown>;
  result?: { isError?: boolean; content: [{ text: string }]; structuredContent: Record<string, unknown> };
};
type Answered = { result: Task; error: { code: number; message: string; data: unknown } };

let recruiter: Actor;
let serve: Serve;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  serve = doorFor(agentOf(recruiter)).serve;
  jobId = (await configuredJob(recruiter)).job.id;
});

async function ask(
  door: Serve,
  method: string,
  params: Record<string, unknown>,
  capabilities: object = declared,
) {
  const name = typeof params.taskId === "string" ? { headers: { "mcp-name": params.taskId } } : {};
  return (await (await sendModern(door, method, params, { capabilities, ...name })).json()) as Answered;
}
const call = async (name: string, args: object, more: object = {}, capabilities: object = declared) =>
  (await ask(serve, "tools/call", { name, arguments: args, ...more }, capabilities)).result;
const get = async (taskId: string, door = serve) => (await ask(door, "tasks/get", { taskId })).result;
const cancel = (taskId: string, door = serve) => ask(door, "tasks/cancel", { taskId });
const cv = (fileName: string) => sample(`candidates/${fileName}`);
const create = () => call("createCandidate", { jobId, files: [cv("01-amara-lindqvist.pdf")] });
const charged = () =>
  ownerDb.creditTransaction.count({
    where: { organizationId: recruiter.organizationId, amount: { lt: 0 } },
  });

describe("a scorecard draft", () => {
  it("is a working task, then completes with the draft as its result", async () => {
    const made = await call("generateScorecard", { jobId });
    expect(made).toMatchObject({
      resultType: "task",
      status: "working",
      ttlMs: 172_800_000,
      pollIntervalMs: 2000,
    });
    expect(made).not.toHaveProperty("content");
    expect(await get(made.taskId)).toMatchObject({
      resultType: "complete",
      status: "working",
      statusMessage: "The scorecard is being drafted.",
    });
    await runPipeline(recruiter.organizationId);
    const done = await get(made.taskId);
    expect(done).toMatchObject({
      status: "completed",
      result: { structuredContent: { jobId, status: "ready" } },
    });
    expect(done.result?.structuredContent.content).toBeTruthy();
    expect(done.result?.content[0].text).toContain("not published");
  });

  it("is neither stored nor charged once cancelled, and stays cancelled", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    expect((await cancel(taskId)).result).toEqual({
      resultType: "complete",
      _meta: expect.anything() as unknown,
    });
    await runPipeline(recruiter.organizationId);
    expect(await get(taskId)).toMatchObject({
      status: "cancelled",
      statusMessage: expect.stringContaining("not stored") as unknown,
    });
    expect(await ownerDb.scorecardDraft.findFirst({ where: { jobId } })).toMatchObject({
      status: "failed",
      content: null,
    });
    expect(await charged()).toBe(0);
    expect((await cancel(taskId)).result).toMatchObject({ resultType: "complete" });
    // The recruiter's next call starts a new draft.
    expect(await call("generateScorecard", { jobId })).toMatchObject({ status: "working" });
  });

  it("continues after a cancel when somebody else requested it, and says so", async () => {
    const colleague = await ownerDb.user.create({ data: { name: "Kim", email: `${jobId}@acme.example` } });
    await ownerDb.scorecardDraft.create({
      data: { organizationId: recruiter.organizationId, jobId, requestedBy: colleague.id },
    });
    const { taskId } = await call("generateScorecard", { jobId });
    await cancel(taskId);
    const task = await get(taskId);
    expect(task.status).toBe("working");
    expect(task.statusMessage).toContain("somebody else");
    expect(await ownerDb.scorecardDraft.count({ where: { jobId, status: "generating" } })).toBe(1);
  });

  it("completes with the error when drafting fails", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    await ownerDb.scorecardDraft.updateMany({
      where: { jobId },
      data: { status: "failed", failure: "No text." },
    });
    const done = await get(taskId);
    expect(done).toMatchObject({ status: "completed", result: { isError: true } });
    expect(done.result?.content[0].text).toContain("No text.");
  });
});

describe("a candidate's scoring", () => {
  it("is a task until there is a score, and stays completed when scoring starts again", async () => {
    const made = await create();
    expect(made).toMatchObject({ resultType: "task", status: "working" });
    expect(await get(made.taskId)).toMatchObject({ status: "working", statusMessage: "0 of 1 scored." });
    await runPipeline(recruiter.organizationId);
    const done = await get(made.taskId);
    expect(done).toMatchObject({
      status: "completed",
      result: { structuredContent: { jobId, applications: [{ scoreStatus: "scored" }] } },
    });
    await ownerDb.application.updateMany({ where: { jobId }, data: { scoreStatus: "queued" } });
    expect((await get(made.taskId)).status).toBe("completed");
  });

  it("costs nothing when cancelled in the queue, even once the CV has been read", async () => {
    const { taskId } = await create();
    await cancel(taskId);
    await runPipeline(recruiter.organizationId);
    const task = await get(taskId);
    expect(task.status).toBe("cancelled");
    expect(task.statusMessage).toContain("Scoring of 1 of 1 was stopped");
    expect(await ownerDb.application.findFirst({ where: { jobId } })).toMatchObject({
      scoreStatus: "failed",
      scoreReason: "Scoring was cancelled before it began.",
    });
    expect(await charged()).toBe(0);
  });

  it("cannot be stopped once it has started: the task says so and completes", async () => {
    const { taskId } = await create();
    await ownerDb.application.updateMany({ where: { jobId }, data: { scoreStatus: "processing" } });
    await cancel(taskId);
    const task = await get(taskId);
    expect(task.status).toBe("working");
    expect(task.statusMessage).toContain("1 is being scored now and will be charged");
    await runPipeline(recruiter.organizationId);
    const { id } = await ownerDb.application.findFirstOrThrow({ where: { jobId } });
    await evaluateApplication(systemActor(recruiter.organizationId, "evaluator"), id);
    expect((await get(taskId)).status).toBe("completed");
    expect(await charged()).toBe(1);
  });

  it("is either stopped or charged when both race, never both", async () => {
    const evaluator = systemActor(recruiter.organizationId, "evaluator");
    await create();
    await runPipeline(recruiter.organizationId);
    const { id } = await ownerDb.application.findFirstOrThrow({ where: { jobId } });
    for (let round = 0; round < 8; round++) {
      const before = await charged();
      await ownerDb.application.update({ where: { id }, data: { scoreStatus: "queued" } });
      // A different input each time, so that each evaluation would be charged.
      await ownerDb.job.update({ where: { id: jobId }, data: { description: `Round ${round}.` } });
      const [{ stopped }] = await Promise.all([
        stopScoring(recruiter, { applicationIds: [id] }),
        evaluateApplication(evaluator, id),
      ]);
      expect(await charged()).toBe(before + (stopped === 1 ? 0 : 1));
    }
  });

  it("is not started by an evaluator that waits while the application leaves the queue", async () => {
    const evaluator = systemActor(recruiter.organizationId, "evaluator");
    await create();
    await runPipeline(recruiter.organizationId);
    const { id } = await ownerDb.application.findFirstOrThrow({ where: { jobId } });
    await ownerDb.application.update({ where: { id }, data: { scoreStatus: "queued" } });
    // The row's lock holds the evaluator's update back until the row has left the queue.
    const gathered = await ownerDb.$transaction(async (db) => {
      await db.application.update({ where: { id }, data: { scoreStatus: "failed" } });
      const waiting = gather(evaluator, { applicationIds: [id] });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { waiting };
    });
    expect((await gathered.waiting).ready).toEqual([]);
  });

  it("is one task for several candidates, and stores none of their data", async () => {
    const candidates = [{ files: [cv("01-amara-lindqvist.pdf")] }, { files: [cv("02-tomas-ferreira.pdf")] }];
    const { taskId } = await call("createCandidate", { jobId, candidates });
    const { subject } = await ownerDb.agentTask.findUniqueOrThrow({ where: { id: taskId } });
    expect(JSON.stringify(subject)).not.toMatch(/amara|tomas/i);
    await runPipeline(recruiter.organizationId);
    expect((await get(taskId)).result?.content[0].text).toContain("2 of 2 scored.");
  });

  it("is not a task when one of several candidates is already on record: the result says which", async () => {
    const candidates = [1, 2].map(() => ({ files: [cv("01-amara-lindqvist.pdf")] }));
    const answer = await call("createCandidate", { jobId, candidates });
    expect(answer).toMatchObject({ resultType: "complete" });
    expect(answer.structuredContent?.outcomes).toMatchObject([
      { outcome: "created" },
      { message: expect.any(String) as unknown },
    ]);
  });

  it("completes when the application is rejected meanwhile", async () => {
    const { taskId } = await create();
    await ownerDb.application.updateMany({ where: { jobId }, data: { disposition: "rejected" } });
    expect((await get(taskId)).status).toBe("completed");
  });
});

describe("a rediscovery", () => {
  beforeEach(async () => {
    const { job: earlier } = await configuredJob(recruiter);
    for (const file of ["01-amara-lindqvist.pdf", "02-tomas-ferreira.pdf"])
      await call("createCandidate", { jobId: earlier.id, files: [cv(file)] }, {}, {});
    await runPipeline(recruiter.organizationId);
  });
  const asking = { ...declared, elicitation: { form: {}, url: {} } };
  const strict = () =>
    ownerDb.organization.update({
      where: { id: recruiter.organizationId },
      data: { confirmationPolicy: "recruiter" },
    });
  const pending = () =>
    ownerDb.confirmation.findFirstOrThrow({
      where: { organizationId: recruiter.organizationId, status: "pending" },
    });

  it("is confirmed first, and becomes a task once confirmed", async () => {
    const question = await call("rediscoverCandidates", { jobId }, {}, asking);
    expect(question).toMatchObject({ resultType: "input_required" });
    expect(question).not.toHaveProperty("taskId");
    const inputResponses = { confirm: { action: "accept", content: { confirm: true } } };
    const { requestState } = question;
    const made = await call("rediscoverCandidates", { jobId }, { inputResponses, requestState }, asking);
    expect(made).toMatchObject({ resultType: "task", status: "working" });
    expect(made).not.toHaveProperty("requestState");
    expect(await get(made.taskId)).toMatchObject({ status: "working", statusMessage: "0 of 2 scored." });
    await runPipeline(recruiter.organizationId);
    const done = await get(made.taskId);
    expect(done).toMatchObject({
      status: "completed",
      result: { structuredContent: { status: "done", jobId } },
    });
    expect(done.result?.structuredContent.applications).toHaveLength(2);
  });

  it("is a task that waits when the recruiter approves on a page", async () => {
    await strict();
    const made = await call("rediscoverCandidates", { jobId }, {}, asking);
    const { id } = await pending();
    expect(made).toMatchObject({
      resultType: "task",
      status: "working",
      statusMessage: expect.stringContaining(`/approvals/${id}`) as unknown,
    });
    expect(made).not.toHaveProperty("inputRequests");
    const waiting = (await ask(serve, "tasks/get", { taskId: made.taskId }, asking)).result;
    expect(waiting.status).toBe("input_required");
    expect(waiting.inputRequests?.approval?.params).toMatchObject({
      mode: "url",
      url: expect.stringContaining(`/approvals/${id}`) as unknown,
    });
    // A client that cannot open pages is told the address in the message.
    expect(await get(made.taskId)).toMatchObject({
      status: "working",
      statusMessage: expect.stringContaining(`/approvals/${id}`) as unknown,
    });
    const accept = {
      taskId: made.taskId,
      inputResponses: { approval: { action: "accept" }, other: { action: "accept" } },
    };
    expect((await ask(serve, "tasks/update", accept, asking)).result).toMatchObject({
      resultType: "complete",
    });
    // Opening the page does not approve the request.
    expect((await ask(serve, "tasks/get", { taskId: made.taskId }, asking)).result.status).toBe("working");
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(0);
    await answerConfirmation(recruiter, { confirmationId: id, answer: "approve" });
    expect((await get(made.taskId)).statusMessage).toContain("0 of 2 scored.");
    await runPipeline(recruiter.organizationId);
    expect(await get(made.taskId)).toMatchObject({ status: "completed" });
  });

  it("does not end between the approved act and the storing of its result", async () => {
    await strict();
    const { taskId } = await call("rediscoverCandidates", { jobId });
    const { id } = await pending();
    // The first of the two transactions that approving makes.
    const confirmationToken = tokenOf(id, recruiter, "recruiter");
    const outcome = await rediscoverCandidates(recruiter, { jobId, confirmationToken });
    expect((await get(taskId)).status).toBe("working");
    await ownerDb.confirmation.update({ where: { id }, data: { outcome } });
    expect(await get(taskId)).toMatchObject({ status: "working", statusMessage: "0 of 2 scored." });
    await runPipeline(recruiter.organizationId);
    expect((await get(taskId)).result?.structuredContent.applications).toHaveLength(2);
  });

  it("is a task, too, when the agent writes null for what it leaves out", async () => {
    await strict();
    const made = await call("rediscoverCandidates", { jobId, size: null, confirmationToken: null });
    expect(made).toMatchObject({ resultType: "task", status: "working" });
  });

  it("ends when it is declined or cancelled while waiting, and adds nobody to the job", async () => {
    await strict();
    const first = await call("rediscoverCandidates", { jobId }, {}, asking);
    const no = { taskId: first.taskId, inputResponses: { approval: { action: "decline" } } };
    await ask(serve, "tasks/update", no, asking);
    expect(await get(first.taskId)).toMatchObject({
      status: "completed",
      result: { structuredContent: { status: "declined" } },
    });
    const second = await call("rediscoverCandidates", { jobId }, {}, asking);
    await cancel(second.taskId);
    expect(await get(second.taskId)).toMatchObject({ status: "cancelled" });
    expect(
      await ownerDb.confirmation.count({
        where: { organizationId: recruiter.organizationId, status: "declined" },
      }),
    ).toBe(2);
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(0);
  });
});

describe("access to a task", () => {
  it("is refused as not found to another client, colleague or organization", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    const others = [
      doorFor(agentOf(recruiter, WRITE, "another-client")).serve,
      doorFor(agentOf({ ...recruiter, id: crypto.randomUUID() })).serve,
      doorFor(agentOf((await hiringTeam()).recruiter)).serve,
    ];
    for (const other of others)
      for (const [method, more] of [
        ["tasks/get", {}],
        ["tasks/cancel", {}],
        ["tasks/update", { inputResponses: {} }],
      ] as const)
        expect(await ask(other, method, { taskId, ...more })).toMatchObject({
          error: { code: -32602, message: expect.stringContaining("Task not found") as unknown },
        });
    expect((await get(taskId)).status).toBe("working");
    for (const unknown of ["nonsense", crypto.randomUUID(), "x".repeat(5_000)])
      expect((await ask(serve, "tasks/get", { taskId: unknown })).error.code).toBe(-32602);
  });

  it("allows a read token to get it, and answers 403 to cancel and update", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    const reading = doorFor(agentOf(recruiter, READ)).serve;
    expect((await get(taskId, reading)).status).toBe("working");
    for (const method of ["tasks/cancel", "tasks/update"]) {
      const refused = await sendModern(reading, method, { taskId }, { capabilities: declared });
      expect(refused.status).toBe(403);
      expect(refused.headers.get("www-authenticate")).toContain("service:recruiter:write");
    }
  });

  it("cannot be changed by an agent that is suspended, which learns why without a challenge", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    const reading = agentOf(recruiter, READ);
    const door = doorFor({ ...reading, grant: { ...reading.grant!, suspended: true } }).serve;
    const refused = await sendModern(door, "tasks/cancel", { taskId }, { capabilities: declared });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toBeNull();
    expect(await refused.text()).toContain("/account-review");
  });

  it("is recorded in the audit trail for each request", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    await get(taskId);
    await cancel(taskId);
    await get(crypto.randomUUID());
    await agentCallsWritten();
    const trail = await ownerDb.auditEvent.findMany({
      where: {
        organizationId: recruiter.organizationId,
        name: { in: ["agent.called", "task.started", "task.cancelled"] },
      },
      orderBy: { createdAt: "asc" },
    });
    const trailLines = trail.map(({ name, particulars }) => {
      const { tool, outcome } = particulars as { tool?: string; outcome?: string };
      return [name, tool, outcome].filter(Boolean).join(" ");
    });
    expect(trailLines.sort()).toEqual([
      "agent.called generateScorecard done",
      "agent.called tasks/cancel done",
      "agent.called tasks/get done",
      "agent.called tasks/get failed:not_found",
      "task.cancelled",
      "task.started generateScorecard",
    ]);
  });

  it("ends when the task expires, and leaves its work untouched", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    await ownerDb.agentTask.update({ where: { id: taskId }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await ask(serve, "tasks/get", { taskId })).error.code).toBe(-32602);
    expect((await sweepOrganizations()).tasks).toBe(1);
    expect(await ownerDb.agentTask.count({ where: { id: taskId } })).toBe(0);
    expect(await ownerDb.scorecardDraft.count({ where: { jobId, status: "generating" } })).toBe(1);
  });
});

describe("a client that does not declare tasks", () => {
  it("gets the ordinary result in both eras", async () => {
    const modern = await call("generateScorecard", { jobId }, {}, {});
    expect(modern).toMatchObject({ resultType: "complete", structuredContent: { status: "generating" } });
    const legacy = await rpc<Task>(serve, "tools/call", { name: "generateScorecard", arguments: { jobId } });
    expect(legacy.result.structuredContent).toMatchObject({ status: "generating" });
    expect(await ownerDb.agentTask.count({ where: { organizationId: recruiter.organizationId } })).toBe(0);
  });

  it("is told that tasks/get, update, cancel and a subscription to tasks need the extension", async () => {
    const { taskId } = await call("generateScorecard", { jobId });
    const missing = {
      error: { code: -32021, data: { requiredCapabilities: { extensions: { [TASKS]: {} } } } },
    };
    for (const method of ["tasks/get", "tasks/update", "tasks/cancel"])
      expect(await ask(serve, method, { taskId, inputResponses: {} }, {})).toMatchObject(missing);
    const listen = { notifications: { taskIds: [taskId] } };
    expect(await ask(serve, "subscriptions/listen", listen, {})).toMatchObject(missing);
  });

  it("gets method not found in the 2025 era, and is offered no tasks extension", async () => {
    expect((await rpc(serve, "tasks/get", { taskId: "x" })).error.code).toBe(-32601);
    const { result } = await rpc<{ capabilities: object }>(serve, "initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    });
    expect(JSON.stringify(result.capabilities)).not.toContain("tasks");
  });
});

it("leaves another application of the job queued when a task is cancelled", async () => {
  const other = await applicant(recruiter, jobId, { scoreStatus: "queued" });
  const { taskId } = await create();
  await cancel(taskId);
  expect(await ownerDb.application.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
    scoreStatus: "queued",
  });
});
