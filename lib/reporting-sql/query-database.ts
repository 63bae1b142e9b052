import { randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { asReporting, REPORTING_TIMEOUT_MS } from "@/lib/db/reporting";
import { DomainError, invalid, unavailable } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { functions } from "./allowed";
import { checkedStatement, STATEMENT_MAX } from "./check-statement";

const ROWS_MAX = 1_000;
/** Of all rows together, as JSON: what an agent can read at once, and more. */
const BYTES_MAX = 1_000_000;
/** Of one row, as JSON: larger ones do not leave PostgreSQL. */
const ROW_BYTES_MAX = 100_000;
/** A number can have 131,072 digits, so that so many of them are what PostgreSQL has to hold at most. */
const COLUMNS_MAX = 100;
/** Rows that are asked for at once. */
const BATCH = 20;

/** Writes into the audit trail, by itself: what was asked is known even if the answer never comes. */
const note = useCase({
  name: "noteQuery",
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
 * candidate's name. Read-only, 5 seconds, 1,000 rows, 1 MB. Throws `invalid` for anything else and for what PostgreSQL
 * refuses, `unavailable` while another query is running.
 */
export const queryDatabase = flow({
  name: "queryDatabase",
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
      const answer = await select(await checkedStatement(sql));
      await answered({ outcome: "done", rows: answer.rows.length });
      return { ...answer, durationMs: elapsed() };
    } catch (error) {
      await answered({ outcome: error instanceof DomainError ? `failed:${error.code}` : "error" });
      throw error;
    }
  },
});

type Row = Record<string, z.core.util.JSONType>;
type Answer = { columns: string[]; rows: Row[]; truncated: boolean };

async function select({ statement, columns }: Awaited<ReturnType<typeof checkedStatement>>): Promise<Answer> {
  const answer = await asReporting(async (connection) => {
    await refuseRowFunctions(connection, columns);
    return readRows(connection, statement).catch(refuse);
  });
  if (!answer) throw unavailable("Another query is running.");
  return answer;
}

/** Where a table has no column of a name, PostgreSQL takes it for a function of the row, or for a type to make of it. */
async function refuseRowFunctions(connection: pg.ClientBase, columns: readonly string[]) {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT p.proname::text AS name FROM pg_catalog.pg_proc p
       JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0]
       WHERE p.proname = ANY($1::text[]) AND t.typtype IN ('p', 'c')
     UNION SELECT typname::text FROM pg_catalog.pg_type WHERE typname = ANY($1::text[]) AND typtype = 'c'`,
    [columns],
  );
  const clash = rows.find(({ name }) => !functions.has(name));
  if (clash) throw invalid(`${clash.name} cannot name a column here: PostgreSQL could make more of it.`);
}

/** Rows by a cursor, until there are enough: nobody holds more than a batch's bytes. */
async function readRows(connection: pg.ClientBase, statement: string): Promise<Answer> {
  const deadline = performance.now() + REPORTING_TIMEOUT_MS;
  // The statement has been read and is no value. Parameters make a prepared statement of it, of which PostgreSQL takes
  // one at a time; the line break ends a comment that the statement ends with.
  const { fields } = await connection.query(`SELECT * FROM (${statement}\n) AS answer LIMIT $1`, [0]);
  const columns = fields.map(({ name }) => name);
  if (columns.length > COLUMNS_MAX) throw invalid(`At most ${COLUMNS_MAX} columns can be asked for.`);
  await connection.query(
    `DECLARE answers NO SCROLL CURSOR FOR
     SELECT CASE WHEN octet_length(line) <= $1 THEN line END AS line
     FROM (SELECT to_json(answer)::text AS line FROM (${statement}\n) AS answer LIMIT $2) AS lines`,
    [ROW_BYTES_MAX, ROWS_MAX + 1],
  );
  const rows: Row[] = [];
  for (let bytes = 0; ;) {
    // Each batch is a statement to PostgreSQL; the time is that of all.
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    await connection.query("SELECT set_config('statement_timeout', $1, true)", [String(left)]);
    const { rows: batch } = await connection.query<{ line: string | null }>(`FETCH ${BATCH} FROM answers`);
    for (const { line } of batch) {
      if (line === null) throw invalid(`A row is larger than ${ROW_BYTES_MAX} bytes: ask for less of it.`);
      bytes += Buffer.byteLength(line);
      if (bytes > BYTES_MAX || rows.length === ROWS_MAX) return { columns, rows, truncated: true };
      rows.push(JSON.parse(line, exactly) as Row);
    }
    if (batch.length < BATCH) return { columns, rows, truncated: false };
  }
}

/** A number that JavaScript cannot hold stays as PostgreSQL wrote it. */
function exactly(_: string, value: unknown, written?: { source: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  return Number.isInteger(value) || !Number.isFinite(value) ? written?.source : value;
}

/** What PostgreSQL says of a statement over these views can only repeat what the views show. */
function refuse(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  if (error.code === "57014")
    throw invalid(`The query took longer than ${REPORTING_TIMEOUT_MS / 1000} seconds.`);
  throw invalid(`PostgreSQL refused it: ${error.message}.`);
}
