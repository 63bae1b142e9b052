import * as z from "zod";
import { Decided, decideApplications } from "@/lib/hiring/applications/decide";
import { Feedback, MOST_DECIDED, Reason, decisionsUpTo } from "@/lib/hiring/applications/decisions";
import { type Previewed, previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { conflict, notFound } from "@/lib/errors";
import { say } from "@/lib/say";
import { decisionKinds } from "@/lib/judging/states/decision-kinds";
import { Dispositions, type Outcome, SyncStatuses } from "@/lib/judging/states/status";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";

// Decisions are sent to the ATS, which may write to the candidate.
const safety = { ...adds, destructiveHint: true, openWorldHint: true };

const Deciding = z.object({
  applicationId: z.uuid(),
  feedback: Feedback,
  confirmationToken: ConfirmationToken,
});

/** Accepting, rejecting and reopening one candidate: a list of one, with every effect in the preview. */
const decisionTool = (kind: Outcome, described: { title: string; description: string }) =>
  confirmableTool({
    ...described,
    name: decisionKinds[kind].tool,
    safety,
    next: {
      not_found: "listJobCandidates gives the applicationIds of a job.",
      conflict: "presentCandidate shows its state.",
    },
    useCase: decideApplications,
    input: kind === "reject" ? Deciding.extend({ reason: Reason }) : Deciding,
    asInput: (args) => ({ decisions: [{ ...args, decision: kind }] }),
    output: Decided,
    shape: ({ outcomes: [only] }) => only?.decided,
    async preview(actor, { decisions }) {
      const { rows, subjectRevision, onPage } = await previewDecisions(actor, { decisions });
      const [plan] = rows;
      if (!plan) throw notFound("Application");
      if (plan.refusal !== null) throw conflict(plan.refusal);
      const { effects, feedback } = plan;
      return {
        headline: act(plan),
        effects: [
          ...effects,
          ...(feedback ? [say("Feedback: {feedback}", { feedback: quoted(feedback, feedback.length) })] : []),
        ],
        subjectRevision,
        onPage,
      };
    },
    text: ({ applicationId, disposition, decidedAt, atsSync, url }) =>
      `Done: application ${applicationId} is ${disposition} since ${decidedAt}; ATS ${atsSync}. Page: ${url}`,
  });

export const acceptCandidateTool = decisionTool("accept", {
  title: "Accept a candidate",
  description:
    "Puts one application on the shortlist, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
});

export const rejectCandidateTool = decisionTool("reject", {
  title: "Reject a candidate",
  description:
    "Rejects one application, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
});

export const reopenCandidateTool = decisionTool("reopen", {
  title: "Reopen a candidate",
  description: "Makes one accepted, rejected or withdrawn application undecided again.",
});

export const decideCandidatesTool = confirmableTool({
  name: "decideCandidates",
  title: "Decide on several candidates",
  description:
    "Accepts, rejects, reopens or moves applications to a stage with one yes. One refused does not undo the others.",
  safety,
  next: { conflict: "presentCandidate shows the state of one of them." },
  useCase: decideApplications,
  input: decisionsUpTo(MOST_DECIDED).extend({ confirmationToken: ConfirmationToken }),
  output: decideApplications.output.extend({
    outcomes: z
      .array(
        z.object({
          applicationId: z.uuid(),
          outcome: z.enum(["done", "refused"]),
          message: z.string().nullable(),
          disposition: Dispositions.nullable(),
          decisionId: z.uuid().nullable(),
          atsSync: SyncStatuses.nullable(),
          stage: z.string().nullable(),
        }),
      )
      .describe("In the order of the decisions."),
  }),
  shape: ({ outcomes, ...counts }) => ({
    ...counts,
    outcomes: outcomes.map(({ decided, ...outcome }) => ({
      ...outcome,
      ...(decided ?? { disposition: null, decisionId: null, atsSync: null }),
      outcome: decided ? "done" : "refused",
    })),
  }),
  async preview(actor, { decisions, feedback: shared }) {
    const { rows, missing, told, subjectRevision, onPage } = await previewDecisions(actor, {
      decisions,
      feedback: shared,
    });
    const possible = rows.filter(({ refusal }) => refusal === null);
    const refused = [
      ...rows.flatMap((row) =>
        row.refusal === null
          ? []
          : [say("Not done: {act}. {refusal}", { act: act(row), refusal: row.refusal })],
      ),
      ...(missing.length > 0
        ? [
            say(
              "Not done: {count, plural, one {an application that does not exist} other {# applications that do not exist}}.",
              { count: missing.length },
            ),
          ]
        : []),
    ];
    const impossible = rows.length - possible.length + missing.length;
    if (possible.length === 0)
      throw conflict(["None of them can be decided this way.", ...refused].join("\n"));
    return {
      headline: headline(possible, impossible),
      effects: [
        ...possible.map((row) => line(row, shared)),
        ...refused,
        ...(shared ? [sharedFeedback(possible, shared)] : []),
        ...told.map((each) => say("{decisions} of {all}: {sentence}", { ...each, all: possible.length })),
      ],
      subjectRevision,
      onPage,
    };
  },
  text: ({ outcomes, decided, refused }) =>
    [
      `Done: ${decided} decided, ${refused} refused.`,
      ...outcomes.map(({ applicationId, disposition, atsSync, stage, message }) =>
        disposition
          ? `- ${applicationId} is ${disposition}${stage ? ` at ${quoted(stage)}` : ""}; ATS ${atsSync}`
          : `- ${applicationId} refused: ${message}`,
      ),
    ].join("\n"),
});

function headline(possible: Previewed[], refused: number): string {
  const counted = (kind: Previewed["kind"]) => possible.filter((row) => row.kind === kind).length;
  const [accept, reject] = [counted("accept"), counted("reject")];
  const [reopen, move] = [counted("reopen"), counted("move")];
  return say(
    "{accept, plural, =0 {} other {Accept {accept}}}{reject, plural, =0 {} other {{first, select, reject {Reject} other { and reject}} {reject}}}{reopen, plural, =0 {} other {{first, select, reopen {Reopen} other { and reopen}} {reopen}}}{move, plural, =0 {} other {{first, select, move {Move} other { and move}} {move}}} {count, plural, one {candidate} other {candidates}}{refused, plural, =0 {} other {; {refused} cannot be decided this way}}",
    {
      accept,
      reject,
      reopen,
      move,
      refused,
      first: accept ? "accept" : reject ? "reject" : reopen ? "reopen" : "move",
      count: possible.length,
    },
  );
}

const act = ({ kind, name, jobTitle, stage }: Previewed) =>
  say(decisionKinds[kind].headline, {
    name: quoted(name),
    job: quoted(jobTitle),
    stage: quoted(stage ?? ""),
  });

/** One person: their present state, the new one, the reason, and the feedback that only they get. */
function line(row: Previewed, shared: string | undefined): string {
  const { kind, at, standing, disposition, feedback, reason } = row;
  const now =
    kind === "move"
      ? say("at {stage}, {standing}", { stage: quoted(at), standing })
      : disposition === "active"
        ? standing
        : say("{standing}; this reverses it", { standing });
  return [
    say("{act} (now {now}).", { act: act(row), now }),
    ...(reason ? [say("Reason: {reason}", { reason: quoted(reason) })] : []),
    ...(feedback && feedback !== shared
      ? [say("Feedback: {feedback}", { feedback: quoted(feedback, feedback.length) })]
      : []),
  ].join(" ");
}

function sharedFeedback(possible: Previewed[], shared: string): string {
  const theirs = possible.filter(({ feedback }) => feedback === shared).length;
  const feedback = quoted(shared, shared.length);
  return theirs === possible.length
    ? say("Feedback for all of them: {feedback}", { feedback })
    : say("Feedback for the {theirs} without their own: {feedback}", { theirs, feedback });
}
