import { env } from "@/lib/env";
import { Gate } from "./gate";

/** What is bounded apart, so that a flood of one kind leaves room for the others. */
export type Kind = "pages" | "agents" | "files" | "sign-in";

/** A page's wait stays below what a person waits. */
const gate = (inside: number) => new Gate({ inside, waiting: 4 * inside, patience: 4_000 });

export const gates: Record<Kind, Gate> = {
  pages: gate(env.MAX_PAGES),
  // Calls are short: few inside leave pages their turns, and a long line is gone in a third of a second. Those that
  // wait for a file to be read are not, and an agent waits for an answer as long as its SDK does: a minute.
  agents: new Gate({
    inside: env.MAX_AGENT_CALLS,
    waiting: 16 * env.MAX_AGENT_CALLS,
    patience: 60_000,
  }),
  files: gate(env.MAX_FILES),
  "sign-in": gate(env.MAX_SIGN_INS),
};

/** Where passwords are hashed, which bounds itself (account/hashing.ts), and where guesses wait their turn. */
const hashing =
  /^\/(sign-in|sign-up|reset-password|invitation|settings\/account\/(password|email|passkeys|two-step))(\/|$)/;

/**
 * Null for what is never turned away: files of the build, documents, the workflow engine, which bounds itself, and
 * what says how the service is.
 */
export function kindOf(method: string, pathname: string): Kind | null {
  if (/^\/api\/(uploads|attachments)\//.test(pathname)) return "files";
  if (/^\/api\/(mcp|auth|webhooks)(\/|$)/.test(pathname)) return "agents";
  if (/^\/(api|_next|\.well-known)\//.test(pathname) || /\.(svg|png|ico)$/.test(pathname)) return null;
  return method === "POST" && hashing.test(pathname) ? "sign-in" : "pages";
}
