import { createHash } from "node:crypto";
import * as z from "zod";
import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";

const Failures = z.object({
  data: z.array(z.object({ function_id: z.string(), failed: z.int(), last: z.string() })),
});

/**
 * Functions with permanently failed runs. Null if the engine does not answer, or is Inngest's own, which shows its
 * dashboard at addresses it does not know.
 */
export async function engineFailures(): Promise<z.output<typeof Failures>["data"] | null> {
  const answer = await ask("GET", "/failures").catch(() => null);
  if (!answer?.ok) return null;
  const { data: failures } = Failures.safeParse(await answer.json().catch(() => null));
  return failures?.data ?? null;
}

/** Has the local engine restart a function's failed runs. Returns how many runs it started. */
export async function runFailedAgain(functionId: string): Promise<number> {
  const answer = await ask("POST", `/failures/${encodeURIComponent(functionId)}`);
  if (!answer.ok) throw unavailable("The workflow engine rejected the request.");
  return z.object({ started: z.int() }).parse(await answer.json()).started;
}

async function ask(method: "GET" | "POST", path: string): Promise<Response> {
  if (!env.INNGEST_BASE_URL) throw unavailable("Inngest's own dashboard shows failures and retries them.");
  return fetch(new URL(path, env.INNGEST_BASE_URL), {
    method,
    headers: { authorization: `Bearer ${hashed(env.INNGEST_SIGNING_KEY ?? "")}` },
    signal: AbortSignal.timeout(2_000),
  });
}

/** The key as Inngest's SDK sends it: the prefix, and the SHA-256 of the key's bytes. */
function hashed(key: string): string {
  const [prefix = ""] = /^signkey-[\w]+-/.exec(key) ?? [];
  return prefix + createHash("sha256").update(key.slice(prefix.length), "hex").digest("hex");
}
