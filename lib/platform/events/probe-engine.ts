import * as z from "zod";
import { asRelay } from "@/lib/platform/db/relay";
import { env } from "@/lib/env";
import { unavailable } from "@/lib/errors";

/** Our engine's answer until the app has registered. */
const Unregistered = z.object({ synced: z.boolean().nullable() });

const health = () =>
  fetch(new URL("/health", env.INNGEST_BASE_URL ?? "https://inn.gs"), {
    signal: AbortSignal.timeout(1_900),
    redirect: "manual",
  });

/**
 * Checks that the workflow engine responds where events are sent: the local one, or an Inngest server, at /health;
 * for Inngest's cloud any response will do. Throws DomainError when it does not, or refuses us access.
 */
export async function probeEngine(): Promise<void> {
  const answer = await health().catch((cause: unknown) => {
    throw unavailable("The workflow engine cannot be reached: new work waits.", {}, { cause });
  });
  const { status } = answer;
  const { synced } = Unregistered.safeParse(await answer.json().catch(() => null)).data ?? {};
  if (env.INNGEST_BASE_URL && status === 503 && synced === false)
    throw unavailable(
      "The workflow engine could not register this service's functions: it needs the address of the app, and the same keys.",
      {},
      { cause: { code: "NOT_REGISTERED" } },
    );
  const cause = { code: `HTTP_${status}` };
  if (env.INNGEST_BASE_URL && [401, 403].includes(status))
    throw unavailable(
      "The workflow engine rejects this service's credentials: new work waits.",
      {},
      { cause },
    );
  if (status >= 500) throw unavailable("The workflow engine reports an internal error.", {}, { cause });
}

/** How long events may wait for the engine, in seconds. */
const longestWait = 120;

/** Our engine's answer; Inngest's own server has no such number. */
const Health = z.object({ stalled_seconds: z.number() });

/**
 * Checks that work that is due is being done: events reach the engine (`refused`: why the last ones did not), and it
 * starts what they start. Throws DomainError.
 */
export async function probeQueue(refused: unknown): Promise<void> {
  if (refused !== undefined)
    throw unavailable("Work cannot be handed to the workflow engine: it waits.", {}, { cause: refused });
  const [waiting] = await asRelay(
    (db) => db.$queryRaw<{ seconds: number | null }[]>`
      SELECT extract(epoch FROM now() - min("createdAt"))::int AS seconds FROM "OutboxEvent" WHERE "sentAt" IS NULL`,
  );
  const cause = { code: "QUEUE_STALLED" };
  if ((waiting?.seconds ?? 0) > longestWait)
    throw unavailable(
      "Work has been waiting for {seconds, number} s to be handed to the workflow engine.",
      { seconds: waiting!.seconds! },
      { cause },
    );
  if (!env.INNGEST_BASE_URL) return;
  const { data } = Health.safeParse(
    await health().then(
      (answer) => answer.json(),
      () => null,
    ),
  );
  if (data && data.stalled_seconds > 0)
    throw unavailable(
      "The workflow engine has had due work for {seconds, number} s and does none of it.",
      { seconds: data.stalled_seconds },
      { cause },
    );
}
