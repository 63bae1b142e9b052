import { log, warn } from "../log.ts";
import type { Database } from "../store/database.ts";

/** Notices that due work is not being done, by any engine on these tables, and says so in the log when that changes. */
export class Stall {
  /** For how long, in seconds; 0 while work is being done or none is due. */
  seconds = 0;

  #toleratedMs: number;

  /** @param toleratedMs how long due work may wait meanwhile */
  constructor(toleratedMs: number) {
    this.#toleratedMs = toleratedMs;
  }

  /** A job that waits for its concurrency limit waits for one that is leased. */
  async look(database: Database): Promise<void> {
    const { rows } = await database.pool.query<{ due: number | null; working: boolean }>(
      `select extract(epoch from now() - min(run_at))::int as due,
         exists (select from engine.job where lease is not null and lease_until > now()) as working
       from engine.job where lease is null and run_at <= now()`,
    );
    const { due = 0, working = false } = rows[0] ?? {};
    const seconds = !working && due !== null && due * 1_000 > this.#toleratedMs ? due : 0;
    if (seconds > 0 && this.seconds === 0) warn("queue-stalled", { seconds });
    if (seconds === 0 && this.seconds > 0) log("queue-moves");
    this.seconds = seconds;
  }
}
