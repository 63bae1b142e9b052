import "../support/database";
import { expect, test } from "vitest";
import { agentOf, callLegacy, doorFor } from "../mcp/door";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../support/decide";

const tries = 12;
const acts = { accept: acceptApplication, reject: rejectApplication };

async function recruiterWithJob() {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  return { recruiter, jobId: job.id };
}

/** Counts the decisions on an application and the events that the ATS would receive. */
async function outcomeOf(applicationId: string) {
  const decisions = await ownerDb.decision.findMany({ where: { applicationId } });
  const events = await ownerDb.outboxEvent.findMany({
    where: { name: "application.decided", data: { path: ["applicationId"], equals: applicationId } },
  });
  return { decisions: decisions.length, events: events.length };
}
const once = { decisions: 1, events: 1 };

test("records one decision and one event when an agent's confirmed accept and reject arrive together", async () => {
  const { recruiter, jobId } = await recruiterWithJob();
  const { serve } = doorFor(agentOf(recruiter));
  for (let i = 0; i < tries; i++) {
    const { id: applicationId } = await applicant(recruiter, jobId);
    const tools = ["acceptCandidate", "rejectCandidate"];
    const pending = await Promise.all(tools.map((tool) => callLegacy(serve, tool, { applicationId })));
    const answers = await Promise.all(
      tools.map((tool, at) => {
        const { confirmationToken } = pending[at]!.structuredContent;
        return callLegacy(serve, tool, { applicationId, confirmationToken });
      }),
    );
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(answers.find(({ isError }) => isError)?.content[0].text).toMatch(/has changed|already/);
    expect(await outcomeOf(applicationId)).toEqual(once);
  }
});

test("records one decision when two recruiters, or a recruiter and an agent, decide on the same state", async () => {
  const { recruiter, jobId } = await recruiterWithJob();
  const { serve } = doorFor(agentOf(recruiter));
  for (let i = 0; i < tries; i++) {
    const { id: applicationId } = await applicant(recruiter, jobId);
    const agents = i % 2 === 0;
    const { confirmationToken } = (await callLegacy(serve, "rejectCandidate", { applicationId }))
      .structuredContent;
    const onPage = async (kind: "accept" | "reject") => {
      const { subjectRevision } = await previewDecision(recruiter, { applicationId, kind });
      return () => acts[kind](recruiter, { applicationId, subjectRevision });
    };
    const accept = await onPage("accept");
    const reject = await onPage("reject");
    const other = agents
      ? () => callLegacy(serve, "rejectCandidate", { applicationId, confirmationToken })
      : reject;
    const [first, second] = await Promise.allSettled([accept(), other()]);
    const done = [first, second].filter(
      (each) => each.status === "fulfilled" && !("isError" in each.value && each.value.isError),
    );
    expect(done).toHaveLength(1);
    expect(await outcomeOf(applicationId)).toEqual(once);
  }
});

test("refuses a decision made on a page with an older state, and names the newer one", async () => {
  const { recruiter, jobId } = await recruiterWithJob();
  const { id: applicationId } = await applicant(recruiter, jobId);
  const { subjectRevision } = await previewDecision(recruiter, { applicationId, kind: "reject" });
  await acceptApplication(recruiter, { applicationId });
  await expect(rejectApplication(recruiter, { applicationId, subjectRevision })).rejects.toThrow(
    "This application has changed since you looked: accepted since",
  );
  expect(await outcomeOf(applicationId)).toEqual(once);
});
