import { randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { asReporting, REPORTING_TIMEOUT_MS } from "@/lib/db/reporting";
import { DomainError, invalid, unavailable } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { checkedStatement, STATEMENT_MAX } from "./check-statement";

const ROWS_MAX = 1_000;
/** Of all rows together, as JSON: what an agent can read at once, and more. */
const BYTES_MAX = 1_000_000;

/** Writes into the audit trail, by itself: what was asked is known even if the answer never comes. */
const note = useCase({
  permission: "service:sql",
  input: z.object({
    name: z.enum(["sql.asked", "sql.answered"]),
    queryId: z.uuid(),
    particulars: z.record(z.string(), z.json()),
  }),
  output: z.object({}),
  async run(ctx, { name, queryId, particulars }) {
    await record(ctx, name, queryId, particulars);
    return {};
  },
});

/**
 * Answers one SELECT over the views of the schema `reporting`, which hold no secret, no document text and no
 * candidate's name. Read-only, 5 seconds, 1,000 rows. Throws `invalid` for anything else and for what PostgreSQL
 * refuses, `unavailable` while another query is running.
 */
export const queryDatabase = flow({
  permission: "service:sql",
  input: z.object({ sql: z.string().min(1).max(STATEMENT_MAX).describe("One SELECT.") }),
  output: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.record(z.string(), z.json())),
    truncated: z.boolean(),
    durationMs: z.int(),
  }),

  async run(actor, { sql }) {
    const queryId = randomUUID();
    await note(actor, { name: "sql.asked", queryId, particulars: { statement: sql } });
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    const answered = (particulars: Record<string, string | number>) =>
      note(actor, {
        name: "sql.answered",
        queryId,
        particulars: { ...particulars, durationMs: elapsed() },
      });
    try {
      const { rows, truncated } = await select(await checkedStatement(sql));
      await answered({ outcome: "done", rows: rows.length });
      return { columns: Object.keys(rows[0] ?? {}), rows, truncated, durationMs: elapsed() };
    } catch (error) {
      await answered({ outcome: error instanceof DomainError ? `failed:${error.code}` : "error" });
      throw error;
    }
  },
});

type Row = Record<string, z.core.util.JSONType>;

async function select(statement: string): Promise<{ rows: Row[]; truncated: boolean }> {
  // The statement has been read and is no value. The parameter makes the whole a prepared statement, of which
  // PostgreSQL takes one at a time; the line break ends a comment that the statement ends with.
  const wrapped = `SELECT to_json(answer)::text AS line FROM (${statement}\n) AS answer LIMIT $1`;
  const lines = await asReporting(async (connection) => {
    const { rows } = await connection.query<{ line: string }>(wrapped, [ROWS_MAX + 1]).catch(refuse);
    return rows;
  });
  if (!lines) throw unavailable("Another query is running.");
  const rows: Row[] = [];
  let bytes = 0;
  for (const { line } of lines.slice(0, ROWS_MAX)) {
    bytes += Buffer.byteLength(line);
    if (bytes > BYTES_MAX) return { rows, truncated: true };
    rows.push(JSON.parse(line) as Row);
  }
  return { rows, truncated: lines.length > ROWS_MAX };
}

/** What PostgreSQL says of a statement over these views can only repeat what the views show. */
function refuse(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  if (error.code === "57014")
    throw invalid(`The query took longer than ${REPORTING_TIMEOUT_MS / 1000} seconds.`);
  throw invalid(`PostgreSQL refused it: ${error.message}.`);
}
