import type { DecisionKind, Disposition } from "@/lib/db/generated/enums";
import { fileImport } from "@/lib/states/file-import";
import { canReopen, cannotReopen, pushes, SyncSettings } from "./settings";

type Standing = {
  /** As it is before the decision. */
  disposition: Disposition;
  hasFeedback: boolean;
  /** What the ATS calls the reason that was chosen; null where it is told the one of the settings. */
  reason?: string | null;
  /** Of a move, where to. */
  stage?: string | null;
  refusal: string | null;
};

/**
 * What the ATS will be told of a decision, in sentences for whoever is about to make it; `refusal` is why it cannot be
 * told as the settings want it (push/find-choices.ts).
 */
export function foretellPush(
  connection: { name: string; status: string; provider: string; settings: unknown },
  kind: DecisionKind,
  { disposition, hasFeedback, reason = null, stage = null, refusal }: Standing,
): string[] {
  const { name, status, provider } = connection;
  // Files are read once; there is nobody to tell.
  if (provider === fileImport) return ["Nothing leaves Shortlist and nobody is e-mailed."];
  if (status === "paused") return [`${name} is paused: it is not told until the connection is resumed.`];
  const settings = SyncSettings.parse(connection.settings);
  if (settings.sandbox)
    return [`${name} is in sandbox mode: nothing is sent, and what would have been is shown afterwards.`];
  const note = settings.comments && hasFeedback ? [`The feedback goes to ${name} as a note.`] : [];
  if (!pushes(settings, kind))
    return [`${name} is not told of the decision: its sync settings keep it here.`, ...note];
  if (kind === "reopen" && disposition === "accepted")
    return [`${name} leaves the application in the stage where it is there.`, ...note];
  if (kind === "reopen" && !canReopen(provider)) return [cannotReopen(name), ...note];
  // The feedback would speak of a decision the ATS does not have.
  if (refusal !== null) return [`${name} is not told. ${refusal}`];
  const act = {
    accept: `${name} moves the application to “${settings.acceptStage}”, if it is not that far already,`,
    reject: `${name} rejects the application${reason === null ? "" : ` with the reason “${reason}”`}`,
    reopen: `${name} takes back its rejection`,
    move: `${name} moves the application to “${stage}”`,
  }[kind];
  return [`${act} and may e-mail the candidate by its own rules.`, ...note];
}
