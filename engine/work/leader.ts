import pg from "pg";
import { log, reasonOf, warn } from "../log.ts";

// Any number will do, as long as it is always the same.
const lockId = 7_270_001;

/**
 * Holds the lock that makes one engine the leader. Several may run on the same database; the others wait.
 * The lock ends with its connection, so a leader that is killed is replaced immediately.
 */
export class Leader {
  #url: string;
  #client: pg.Client | undefined;
  #stopped = false;
  #elected: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  leading = false;

  /** @param elected runs each time the lock is won, before the engine counts as leading */
  constructor(url: string, elected: () => Promise<void>) {
    this.#url = url;
    this.#elected = elected;
  }

  async campaign(): Promise<void> {
    if (this.#stopped) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      // The system's default is two hours.
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
      application_name: "shortlist-engine-leader",
    });
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client));
    this.#client = client;
    try {
      await client.connect();
      const { rows } = await client.query<{ won: boolean }>("select pg_try_advisory_lock($1) as won", [
        lockId,
      ]);
      if (!rows[0]?.won) throw new Error("taken");
      await this.#elected();
      if (this.#client !== client) return;
      this.leading = true;
      log("leading");
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client, error?: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.leading) warn("leadership-lost", { reason: reasonOf(error) });
    this.leading = false;
    client.end().catch(() => {});
    if (!this.#stopped) this.#timer = setTimeout(() => void this.campaign(), 250);
  }

  async resign(): Promise<void> {
    this.#stopped = true;
    this.leading = false;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
