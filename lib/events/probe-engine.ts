import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";

/**
 * Checks that the workflow engine responds where events are sent: the local one, or an Inngest server, at /health;
 * for Inngest's cloud any response will do. Throws DomainError when it does not, or refuses us access.
 */
export async function probeEngine(): Promise<void> {
  const address = new URL("/health", env.INNGEST_BASE_URL ?? "https://inn.gs");
  const answer = await fetch(address, { signal: AbortSignal.timeout(1_900), redirect: "manual" }).catch(
    () => null,
  );
  if (!answer) throw unavailable("The workflow engine cannot be reached: new work waits.");
  await answer.body?.cancel();
  if (env.INNGEST_BASE_URL && [401, 403].includes(answer.status))
    throw unavailable("The workflow engine rejects this service's credentials: new work waits.");
  if (answer.status >= 500) throw unavailable("The workflow engine reports an internal error.");
}
