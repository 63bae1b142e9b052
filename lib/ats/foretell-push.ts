import { fileImport } from "@/lib/states/file-import";
import { pushes, SyncSettings } from "./settings";

/**
 * What the ATS will be told of a decision, in sentences for whoever is about to make it; `refusal` is why it cannot be
 * told as the settings want it (push/find-choices.ts).
 */
export function foretellPush(
  connection: { name: string; status: string; provider: string; settings: unknown },
  kind: "accept" | "reject",
  hasFeedback: boolean,
  refusal: string | null,
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
  // The feedback would speak of a decision the ATS does not have.
  if (refusal !== null) return [`${name} is not told. ${refusal}`];
  const act =
    kind === "reject"
      ? `${name} rejects the application`
      : `${name} moves the application to “${settings.acceptStage}”, if it is not that far already,`;
  return [`${act} and may e-mail the candidate by its own rules.`, ...note];
}
