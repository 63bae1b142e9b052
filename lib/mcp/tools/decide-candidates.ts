import { DecidingTogether, decideApplications } from "@/lib/applications/decide-applications";
import type { Foreseen } from "@/lib/applications/foresee-decisions";
import { previewDecisions } from "@/lib/applications/preview-decisions";
import { conflict } from "@/lib/errors";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";

export const decideCandidatesTool = confirmableTool({
  name: "decideCandidates",
  title: "Decide on several candidates",
  description:
    "Accepts, rejects or moves applications to a stage with one explicit yes of the recruiter's. One refused does not undo the others.",
  safety: { ...adds, destructiveHint: true, openWorldHint: true },
  next: { conflict: "presentCandidate shows how one of them stands." },
  useCase: decideApplications,
  input: DecidingTogether,
  async preview(actor, { decisions, feedback: shared }) {
    const { rows, told, subjectRevision } = await previewDecisions(actor, { decisions, feedback: shared });
    const possible = rows.flatMap(({ foreseen }) => (foreseen?.refusal === null ? [foreseen] : []));
    const refused = rows.flatMap(({ applicationId, foreseen }) =>
      foreseen === null
        ? [`Not done: there is no application ${applicationId}.`]
        : foreseen.refusal === null
          ? []
          : [`Not done: ${act(foreseen)}. ${foreseen.refusal}`],
    );
    if (possible.length === 0) throw conflict(["None of them can be decided so.", ...refused].join("\n"));
    return {
      preview: {
        headline: headline(possible, refused.length),
        effects: [
          ...possible.map((row) => line(row, shared)),
          ...refused,
          ...(shared ? [`Feedback for ${everyone(possible, shared)}: ${quoted(shared, shared.length)}`] : []),
          ...told.map(({ sentence, decisions }) => `${decisions} of ${possible.length}: ${sentence}`),
        ],
      },
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
    return count > 0 ? [`${kind} ${count}`] : [];
  });
  const words = acts.join(" and ");
  const people = possible.length === 1 ? "candidate" : "candidates";
  const rest = refused > 0 ? `; ${refused} cannot be decided so` : "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${people}${rest}`;
}

const verbs = { accept: "Accept", reject: "Reject", reopen: "Reopen", move: "Move" };

const act = ({ kind, name, jobTitle, stage }: Foreseen) =>
  `${verbs[kind]} ${quoted(name)} for ${quoted(jobTitle)}${stage ? ` to ${quoted(stage)}` : ""}`;

/** One person: what stands now, what takes its place, and the feedback that is theirs alone. */
function line(row: Foreseen, shared: string | undefined): string {
  const { kind, at, standing, disposition, feedback } = row;
  const now =
    kind === "move"
      ? `at ${quoted(at)}, ${standing}`
      : disposition === "active"
        ? standing
        : `${standing}; this takes that back`;
  const own = feedback && feedback !== shared ? ` Feedback: ${quoted(feedback, feedback.length)}` : "";
  return `${act(row)} (now ${now}).${own}`;
}

function everyone(possible: Foreseen[], shared: string): string {
  const theirs = possible.filter(({ feedback }) => feedback === shared).length;
  return theirs === possible.length ? "all of them" : `the ${theirs} without their own`;
}
