import { fileImport } from "@/lib/judging/states/file-import";
import { pushes, SyncSettings } from "./settings";
import { say } from "@/lib/say";

type Connection = { name: string; status: string; provider: string; settings: unknown };

/**
 * Why candidates of a connection cannot be moved to another stage here; null when they can. The next sync would undo
 * a move that is not sent to the ATS.
 */
export function whyNotMoved({ name, status, provider, settings }: Connection): string | null {
  if (provider === fileImport) return null;
  if (status === "paused")
    return say("{name} is paused: resume the connection, or move the candidate there.", { name });
  if (pushes(SyncSettings.parse(settings), "move")) return null;
  return say("{name} manages the stages, and its sync settings send no moves: move the candidate there.", {
    name,
  });
}

/** A sentence about what the ATS does after a move; null for file imports, which have no ATS. */
export function describeMove({ name, provider, settings }: Connection): string | null {
  if (provider === fileImport) return null;
  return SyncSettings.parse(settings).sandbox
    ? say("{name} is in sandbox mode: moves are not sent.", { name })
    : say("{name} moves the application too, and may e-mail the candidate by its own rules.", { name });
}
