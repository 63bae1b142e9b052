import type { DecisionKind, Disposition } from "@/lib/db/generated/enums";
import { fileImport } from "@/lib/states/file-import";
import { canReopen, cannotReopen, pushes, SyncSettings } from "./settings";
import { say } from "@/lib/say";

type Standing = {
  /** As it is before the decision. */
  disposition: Disposition;
  /** Whether the ATS no longer has it. */
  removed: boolean;
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
  { disposition, removed, hasFeedback, reason = null, stage = null, refusal }: Standing,
): string[] {
  const { name, status, provider } = connection;
  // Files are read once; there is nobody to tell.
  if (provider === fileImport) return [say("Nothing leaves Shortlist and nobody is e-mailed.")];
  if (removed) return [say("{name} no longer has this application: it is told nothing.", { name })];
  if (status === "paused")
    return [say("{name} is paused: it is not told until the connection is resumed.", { name })];
  const settings = SyncSettings.parse(connection.settings);
  if (settings.sandbox)
    return [
      say("{name} is in sandbox mode: nothing is sent, and what would have been is shown afterwards.", {
        name,
      }),
    ];
  const note =
    settings.comments && hasFeedback ? [say("The feedback goes to {name} as a note.", { name })] : [];
  if (!pushes(settings, kind))
    return [say("{name} is not told of the decision: its sync settings keep it here.", { name }), ...note];
  if (kind === "reopen" && disposition === "accepted")
    return [say("{name} leaves the application in the stage where it is there.", { name }), ...note];
  if (kind === "reopen" && !canReopen(provider)) return [cannotReopen(name), ...note];
  // The feedback would speak of a decision the ATS does not have.
  if (refusal !== null) return [say("{name} is not told. {refusal}", { name, refusal })];
  return [act(), ...note];

  function act() {
    if (kind === "accept")
      return say(
        "{name} moves the application to “{stage}”, if it is not that far already, and may e-mail the candidate by its own rules.",
        { name, stage: settings.acceptStage ?? "" },
      );
    if (kind === "move")
      return say("{name} moves the application to “{stage}” and may e-mail the candidate by its own rules.", {
        name,
        stage: stage ?? "",
      });
    if (kind === "reopen")
      return say("{name} reopens the application and may e-mail the candidate by its own rules.", { name });
    return reason === null
      ? say("{name} rejects the application and may e-mail the candidate by its own rules.", { name })
      : say(
          "{name} rejects the application with the reason “{reason}” and may e-mail the candidate by its own rules.",
          { name, reason },
        );
  }
}
