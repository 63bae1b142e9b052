import type { DecisionKind, Disposition } from "@/lib/platform/db/generated/enums";
import { fileImport } from "@/lib/judging/states/file-import";
import { canReopen, cannotReopen, pushes, SyncSettings } from "./settings";
import { say } from "@/lib/say";

type DecisionFacts = {
  /** Before the decision. */
  disposition: Disposition;
  /** Whether the ATS no longer has the application. */
  removed: boolean;
  hasFeedback: boolean;
  /** The ATS's name of the chosen reason; null when the reason from the settings is sent. */
  reason?: string | null;
  /** The target stage of a move. */
  stage?: string | null;
  refusal: string | null;
};

/**
 * Tells the person about to decide, in sentences, what will be sent to the ATS; `refusal` is why the decision cannot
 * be sent as the settings require (push/find-choices.ts).
 */
export function previewPush(
  connection: { name: string; status: string; provider: string; settings: unknown },
  kind: DecisionKind,
  { disposition, removed, hasFeedback, reason = null, stage = null, refusal }: DecisionFacts,
): string[] {
  const { name, status, provider } = connection;
  // A file import has no ATS to notify.
  if (provider === fileImport) return [say("Nothing leaves Shortlist and nobody is e-mailed.")];
  if (removed) return [say("{name} no longer has this application: nothing is sent.", { name })];
  if (status === "paused")
    return [say("{name} is paused: the decision is sent when the connection is resumed.", { name })];
  const settings = SyncSettings.parse(connection.settings);
  if (settings.sandbox)
    return [
      say("{name} is in sandbox mode: nothing is sent; what would have been sent is shown afterwards.", {
        name,
      }),
    ];
  const note =
    settings.comments && hasFeedback ? [say("The feedback goes to {name} as a note.", { name })] : [];
  if (!pushes(settings, kind))
    return [say("The decision is not sent to {name}: its sync settings keep it here.", { name }), ...note];
  if (kind === "reopen" && disposition === "accepted")
    return [say("{name} leaves the application in its current stage.", { name }), ...note];
  if (kind === "reopen" && !canReopen(provider)) return [cannotReopen(name), ...note];
  // No note either: it would refer to a decision that the ATS does not have.
  if (refusal !== null) return [say("Nothing is sent to {name}. {refusal}", { name, refusal })];
  return [act(), ...note];

  function act() {
    if (kind === "accept")
      return say(
        "{name} moves the application to “{stage}”, unless it is already that far, and may e-mail the candidate by its own rules.",
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
