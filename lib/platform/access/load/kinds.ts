import { env } from "@/lib/env";
import { Gate } from "./gate";

/** Kinds of requests, each with its own limit, so that a flood of one leaves room for the others. */
export type Kind = "pages" | "agents" | "files" | "sign-in";

/** The wait for a page stays below a person's patience. */
const gate = (inside: number) => new Gate({ inside, waiting: 4 * inside, patience: 4_000 });

export const gates: Record<Kind, Gate> = {
  pages: gate(env.MAX_PAGES),
  // Most calls are short: a low limit leaves pages their share, and a full line drains in a third of a second. Calls
  // that wait for a file to be read are longer, and an agent's SDK waits up to a minute for a response.
  agents: new Gate({
    inside: env.MAX_AGENT_CALLS,
    waiting: 16 * env.MAX_AGENT_CALLS,
    patience: 60_000,
  }),
  files: gate(env.MAX_FILES),
  "sign-in": gate(env.MAX_SIGN_INS),
};

/** Paths that hash passwords, which has its own limit (account/hashing.ts), and where guesses wait their turn. */
const hashingPaths =
  /^\/(sign-in|sign-up|reset-password|invitation|settings\/account\/(password|email|passkeys|two-step))(\/|$)/;

/**
 * Null for requests that are never rejected: build files, documents, the workflow engine, which has its own limits,
 * and health checks.
 */
export function kindOf(method: string, pathname: string): Kind | null {
  if (/^\/api\/(uploads|attachments)\//.test(pathname)) return "files";
  if (/^\/api\/(mcp|auth|webhooks|scim)(\/|$)/.test(pathname)) return "agents";
  if (/^\/(api|_next|\.well-known)\//.test(pathname) || /\.(svg|png|ico)$/.test(pathname)) return null;
  return method === "POST" && hashingPaths.test(pathname) ? "sign-in" : "pages";
}
