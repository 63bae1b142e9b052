import type * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import type { Subject } from "@/lib/platform/agent-tasks/agent-task";
import { scoringProgress } from "@/lib/judging/evaluation/scoring-progress";
import { stopScoring } from "@/lib/judging/evaluation/stop-scoring";
import type { Answer } from "../tool";
import type { TaskWork } from "./task-work";

type Applications = z.output<typeof scoringProgress.output>["applications"];

/** Scoring of the applications that a call queued; the subject holds their ids as `applicationIds`. */
export const scoringWork = (subject: TaskWork["subject"]): TaskWork => ({
  subject,

  async progress({ actor }, { subject, updatedAt }) {
    const { applications } = await scoringOf(actor, subject);
    const working = applications.some((application) => application.working);
    return {
      state: working ? "working" : "completed",
      message: counted(applications),
      changedAt: new Date(Math.max(...[updatedAt, ...applications.map((one) => one.updatedAt)].map(Number))),
    };
  },

  async result({ actor }, { subject }) {
    const { applicationIds: _, ...whatWasDone } = subject;
    const { applications } = await scoringOf(actor, subject);
    const rows = applications.map(({ applicationId, scoreStatus, scoreReason, overall }) => ({
      applicationId,
      scoreStatus,
      scoreReason,
      overall,
    }));
    return scored({ ...whatWasDone, applicationIds: idsOf(subject), applications: rows }, applications);
  },

  async stop({ actor }, { subject }) {
    const applicationIds = idsOf(subject);
    const { stopped } = await stopScoring(actor, { applicationIds });
    const { applications } = await scoringOf(actor, subject);
    const running = applications.filter((application) => application.working).length;
    const note = [
      `Scoring of ${stopped} of ${applicationIds.length} was stopped before it began and costs nothing; the applications stay on the job.`,
      ...(running > 0
        ? [`${running} ${running === 1 ? "is" : "are"} being scored now and will be charged.`]
        : []),
    ].join(" ");
    return { stopped: stopped > 0, note };
  },
});

const idsOf = ({ applicationIds }: Subject) => applicationIds as string[];
const scoringOf = (actor: Actor, subject: Subject) =>
  scoringProgress(actor, { applicationIds: idsOf(subject) });

function counted(applications: Applications): string {
  const scores = applications.filter(({ scoreStatus }) => scoreStatus === "scored").length;
  const reasons = new Set(applications.map(({ scoreReason }) => scoreReason).filter(Boolean));
  return [`${scores} of ${applications.length} scored.`, ...reasons].join(" ");
}

function scored(structured: Record<string, unknown>, applications: Applications): Answer {
  const lines = applications.map(({ applicationId, scoreStatus, scoreReason, overall }) =>
    [`${applicationId}: ${scoreStatus}`, overall, scoreReason].filter((part) => part !== null).join(", "),
  );
  const text = [counted(applications), ...lines, "presentCandidate explains a score."].join("\n");
  const allFailed =
    applications.length > 0 && applications.every(({ scoreStatus }) => scoreStatus === "failed");
  return allFailed
    ? { kind: "failure", text, outcome: "failed" }
    : { kind: "result", structured, text, outcome: "done" };
}
