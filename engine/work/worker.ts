import { setTimeout as sleep } from "node:timers/promises";
import { startScheduled } from "../events/cron.ts";
import { log, reasonOf, warn } from "../log.ts";
import { endDueSleeps } from "../runs/timers.ts";
import { claimJobs, extendLeases, reclaimLeases, releaseJob, type ClaimedJob } from "./claim.ts";
import { execute, type Execution } from "./execute.ts";

/** How long it may take to notice jobs that another process queued. */
const pollMs = 250;
const timersMs = 200;

/** Claims jobs and makes their calls while this engine leads. */
export class Worker {
  #engine: Execution;
  #id = crypto.randomUUID();
  #inFlight = new Map<string, ClaimedJob>();
  #leading: () => boolean;
  #unreachable: () => void;
  #running = false;
  #stopping = new AbortController();
  #woken = false;
  #resting = new AbortController();
  #loops: Promise<void>[] = [];

  /** @param unreachable is called when the app cannot be reached or does not answer as an Inngest app */
  constructor(engine: Execution, leading: () => boolean, unreachable: () => void) {
    this.#engine = engine;
    this.#leading = leading;
    this.#unreachable = unreachable;
  }

  get inFlight(): number {
    return this.#inFlight.size;
  }

  start(): void {
    this.#running = true;
    const { database, catalogue, config } = this.#engine;
    this.#loops = [
      this.#claimLoop(),
      this.#every(timersMs, () => endDueSleeps(database)),
      this.#every(timersMs, () => startScheduled(database, catalogue)),
      this.#every(config.leaseMs / 3, async () => {
        const held = [...this.#inFlight.keys()];
        await extendLeases(database, this.#id, held, config.leaseMs);
        return reclaimLeases(database, held, false);
      }),
    ];
  }

  /** Wakes the claim loop: a job was queued. */
  wake = (): void => {
    this.#woken = true;
    this.#resting.abort();
  };

  /** Reclaims all leases but our own: only the leader works, so other leases belong to engines that died. */
  async takeOver(): Promise<void> {
    const reclaimed = await reclaimLeases(this.#engine.database, [...this.#inFlight.keys()], true);
    if (reclaimed > 0) log("leases-reclaimed", { jobs: reclaimed });
    this.wake();
  }

  /** Stops claiming, waits for running calls, and releases the jobs of those that take longer than `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#running = false;
    this.#stopping.abort();
    this.wake();
    await Promise.all(this.#loops);
    const until = Date.now() + graceMs;
    while (this.#inFlight.size > 0 && Date.now() < until) await sleep(20);
    for (const job of this.#inFlight.values()) await releaseJob(this.#engine.database, job, 0, 0);
  }

  async #claimLoop(): Promise<void> {
    const { database, config } = this.#engine;
    while (this.#running) {
      this.#woken = false;
      const room = config.maxInFlight - this.#inFlight.size;
      let claimed: ClaimedJob[] = [];
      if (room > 0 && this.#leading()) {
        try {
          claimed = await claimJobs(database, this.#id, room, config.leaseMs);
        } catch (error) {
          warn("claim-failed", { reason: reasonOf(error) });
        }
      }
      for (const job of claimed) void this.#work(job);
      if (claimed.length > 0 || this.#woken) continue;
      this.#resting = new AbortController();
      await sleep(pollMs, undefined, { signal: this.#resting.signal }).catch(() => {});
    }
  }

  async #work(job: ClaimedJob): Promise<void> {
    this.#inFlight.set(job.id, job);
    try {
      const { retryInMs, unreachable } = await execute(this.#engine, job);
      if (unreachable) this.#unreachable();
      if (retryInMs !== undefined && retryInMs < 60_000) setTimeout(this.wake, retryInMs + 1).unref();
    } catch (error) {
      warn("execution-failed", { reason: reasonOf(error), function: job.function_id, run: job.run_id });
      await releaseJob(this.#engine.database, job, 1_000, 1).catch(() => {});
    } finally {
      // After a requeue the same job may be claimed again while this call still unwinds.
      if (this.#inFlight.get(job.id) === job) this.#inFlight.delete(job.id);
      this.wake();
    }
  }

  /** Repeats a duty while leading, and wakes the claim loop when there was something to do. */
  async #every(ms: number, duty: () => Promise<number>): Promise<void> {
    while (this.#running) {
      await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (!this.#running || !this.#leading()) continue;
      try {
        if ((await duty()) > 0) this.wake();
      } catch (error) {
        warn("duty-failed", { reason: reasonOf(error) });
      }
    }
  }
}
