import type { Database } from "../store/database.ts";
import type { FunctionConfig } from "./options.ts";

export type RegisteredFunction = { id: string; app: string; url: string; config: FunctionConfig };

/** The registered functions, held in memory. Several engines may share the tables, so it is reloaded often. */
export class Catalogue {
  #functions = new Map<string, RegisteredFunction>();
  #begun = 0;
  #shown = 0;

  async load(database: Database): Promise<void> {
    const read = ++this.#begun;
    const { rows } = await database.pool.query<RegisteredFunction>(
      "select id, app, url, config from engine.function",
    );
    // Answered late: a read that began after a registration has been shown already.
    if (read < this.#shown) return;
    this.#shown = read;
    this.#functions = new Map(rows.map((row) => [row.id, row]));
  }

  find(id: string): RegisteredFunction | undefined {
    return this.#functions.get(id);
  }

  all(): RegisteredFunction[] {
    return [...this.#functions.values()];
  }
}
