import { fileImport } from "@/lib/states/file-import";
import { pushes, SyncSettings } from "./settings";
import { say } from "@/lib/say";

type Connection = { name: string; status: string; provider: string; settings: unknown };

/**
 * Why people of a connection cannot be moved to another stage here; null when they can. A move that the ATS is not told
 * of would last until the next sync.
 */
export function whyNotMoved({ name, status, provider, settings }: Connection): string | null {
  if (provider === fileImport) return null;
  if (status === "paused")
    return say("{name} is paused: resume the connection, or move the candidate there.", { name });
  if (pushes(SyncSettings.parse(settings), "move")) return null;
  return say("{name} keeps the stages, and its sync settings send it no moves: move the candidate there.", {
    name,
  });
}

/** What the ATS does of a move, in a sentence; null where nobody is told of it. */
export function toldOfMoves({ name, provider, settings }: Connection): string | null {
  if (provider === fileImport) return null;
  return SyncSettings.parse(settings).sandbox
    ? say("{name} is in sandbox mode: it is not told of moves.", { name })
    : say("{name} moves the application too, and may e-mail the candidate by its own rules.", { name });
}
