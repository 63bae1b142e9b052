import { DecidingTogether, decideApplications } from "@/lib/applications/decide";
import { decisionKinds } from "@/lib/applications/decision-kinds";
import { type Foreseen, previewDecisions } from "@/lib/applications/preview-decisions";
import { conflict } from "@/lib/errors";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const decideCandidatesTool = confirmableTool({
  name: "decideCandidates",
  title: "Decide on several candidates",
  description:
    "Accepts, rejects or moves applications to a stage with one explicit yes from the recruiter. One refused does not undo the others.",
  safety: { ...adds, destructiveHint: true, openWorldHint: true },
  next: { conflict: "presentCandidate shows the state of one of them." },
  useCase: decideApplications,
  input: DecidingTogether,
  async preview(actor, { decisions, feedback: shared }) {
    const { rows, told, subjectRevision } = await previewDecisions(actor, { decisions, feedback: shared });
    const possible = rows.flatMap(({ foreseen }) => (foreseen?.refusal === null ? [foreseen] : []));
    const refused = rows.flatMap(({ applicationId, foreseen }) =>
      foreseen === null
        ? [say("Not done: there is no application {applicationId}.", { applicationId })]
        : foreseen.refusal === null
          ? []
          : [say("Not done: {act}. {refusal}", { act: act(foreseen), refusal: foreseen.refusal })],
    );
    if (possible.length === 0)
      throw conflict(["None of them can be decided this way.", ...refused].join("\n"));
    return {
      headline: headline(possible, refused.length),
      effects: [
        ...possible.map((row) => line(row, shared)),
        ...refused,
        ...(shared ? [sharedFeedback(possible, shared)] : []),
        ...told.map((each) => say("{decisions} of {all}: {sentence}", { ...each, all: possible.length })),
      ],
      subjectRevision,
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

function headline(possible: Foreseen[], refused: number): string {
  const counted = (kind: Foreseen["kind"]) => possible.filter((row) => row.kind === kind).length;
  const [accept, reject, move] = [counted("accept"), counted("reject"), counted("move")];
  return say(
    "{accept, plural, =0 {} other {Accept {accept}}}{reject, plural, =0 {} other {{first, select, reject {Reject} other { and reject}} {reject}}}{move, plural, =0 {} other {{first, select, move {Move} other { and move}} {move}}} {count, plural, one {candidate} other {candidates}}{refused, plural, =0 {} other {; {refused} cannot be decided this way}}",
    {
      accept,
      reject,
      move,
      refused,
      first: accept ? "accept" : reject ? "reject" : "move",
      count: possible.length,
    },
  );
}

const act = ({ kind, name, jobTitle, stage }: Foreseen) =>
  say(decisionKinds[kind].headline, {
    name: quoted(name),
    job: quoted(jobTitle),
    stage: quoted(stage ?? ""),
  });

/** One person: their present state, the new one, the reason, and the feedback that only they get. */
function line(row: Foreseen, shared: string | undefined): string {
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

function sharedFeedback(possible: Foreseen[], shared: string): string {
  const theirs = possible.filter(({ feedback }) => feedback === shared).length;
  const feedback = quoted(shared, shared.length);
  return theirs === possible.length
    ? say("Feedback for all of them: {feedback}", { feedback })
    : say("Feedback for the {theirs} without their own: {feedback}", { theirs, feedback });
}
