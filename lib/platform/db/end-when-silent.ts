import type { Socket } from "node:net";
import type pg from "pg";

/**
 * Closes a connection that nothing is sent or received on for `ms`, which fails its statement. When a server or the
 * network goes away without closing its connections, they, their places in the pool and everyone who waits for them
 * would otherwise wait for ever.
 */
export function endWhenSilent(client: pg.ClientBase, ms: number) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error("The database did not answer in time.")));
}
