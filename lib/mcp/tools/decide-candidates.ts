import { DecidingTogether, decideApplications } from "@/lib/applications/decide-applications";
import type { Foreseen } from "@/lib/applications/describe-decisions";
import { previewDecisions } from "@/lib/applications/preview-decisions";
import { conflict } from "@/lib/errors";
import { confirmableTool } from "../confirm/confirmable-tool";
import { decisionHeadlines } from "../confirm/decision-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say, sentence } from "@/lib/say";

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
    const {
      rows,
      told: consequences,
      subjectRevision,
    } = await previewDecisions(actor, { decisions, feedback: shared });
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
        ...consequences.map((each) =>
          say("{decisions} of {all}: {sentence}", {
            decisions: each.decisions,
            all: possible.length,
            sentence: each.sentence,
          }),
        ),
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
  const acts = (["accept", "reject", "move"] as const).flatMap((kind) => {
    const count = possible.filter((row) => row.kind === kind).length;
    return count > 0 ? [say(counted[kind], { count })] : [];
  });
  const words = acts.join(say(" and "));
  const values = {
    acts: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    people: possible.length === 1 ? say("candidate") : say("candidates"),
    refused,
  };
  return refused > 0
    ? say("{acts} {people}; {refused} cannot be decided this way", values)
    : say("{acts} {people}", values);
}

const counted = {
  accept: sentence("accept {count}"),
  reject: sentence("reject {count}"),
  move: sentence("move {count}"),
};

const acts = {
  ...decisionHeadlines,
  move: sentence("Move {name} for {job} to {stage}"),
};

const act = ({ kind, name, jobTitle, stage }: Foreseen) =>
  say(acts[kind], { name: quoted(name), job: quoted(jobTitle), stage: quoted(stage ?? "") });

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
