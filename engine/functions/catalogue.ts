import type { Database } from "../store/database.ts";
import type { FunctionConfig } from "./options.ts";

export type RegisteredFunction = { id: string; app: string; url: string; config: FunctionConfig };

/** The registered functions, held in memory. Several engines may share the tables, so it is reloaded often. */
export class Catalogue {
  #functions = new Map<string, RegisteredFunction>();

  async load(database: Database): Promise<void> {
    const { rows } = await database.pool.query<RegisteredFunction>(
      "select id, app, url, config from engine.function",
    );
    this.#functions = new Map(rows.map((row) => [row.id, row]));
  }

  find(id: string): RegisteredFunction | undefined {
    return this.#functions.get(id);
  }

  all(): RegisteredFunction[] {
    return [...this.#functions.values()];
  }
}
