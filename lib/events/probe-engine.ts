import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";

/**
 * Whether the workflow engine answers where events are sent: the local one, or a server of Inngest's, says how it is
 * at /health; of Inngest's cloud any answer will do. Throws DomainError when not, or when it does not let us in.
 */
export async function probeEngine(): Promise<void> {
  const address = new URL("/health", env.INNGEST_BASE_URL ?? "https://inn.gs");
  const answer = await fetch(address, { signal: AbortSignal.timeout(1_900), redirect: "manual" }).catch(
    () => null,
  );
  if (!answer) throw unavailable("The workflow engine cannot be reached: new work waits.");
  await answer.body?.cancel();
  if (env.INNGEST_BASE_URL && [401, 403].includes(answer.status))
    throw unavailable("The workflow engine does not let this service in: new work waits.");
  if (answer.status >= 500) throw unavailable("The workflow engine reports a problem with itself.");
}
