import { randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { asReporting, REPORTING_TIMEOUT_MS } from "@/lib/platform/db/reporting";
import { DomainError, invalid, unavailable } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { functions } from "./allowed";
import { checkedStatement, STATEMENT_MAX } from "./check-statement";

const ROWS_MAX = 1_000;
/** Limit of all rows together, as JSON: more than an agent can read in one answer. */
const BYTES_MAX = 1_000_000;
/** Limit of one row, as JSON: larger ones do not leave PostgreSQL. */
const ROW_BYTES_MAX = 100_000;
/** A number can have 131,072 digits: this limits how large a row can get in PostgreSQL's memory. */
const COLUMNS_MAX = 100;
/** Rows per FETCH. */
const BATCH = 20;

/** Writes to the audit trail in its own transaction: the question is recorded even if the answer never comes. */
const note = useCase({
  name: "noteQuery",
  permission: "service:sql",
  input: z.object({
    name: z.enum(["sql.asked", "sql.answered"]),
    queryId: z.uuid(),
    particulars: z.record(z.string(), z.json()),
  }),
  async run(ctx, { name, queryId, particulars }) {
    await record(ctx, name, queryId, particulars);
  },
});

/**
 * Runs one SELECT over the views of the schema `reporting`, which contain no secret, no document text and no
 * candidate's name. Read-only, 5 seconds, 1,000 rows, 1 MB. Throws `invalid` for anything else and for errors of
 * PostgreSQL, `unavailable` while another query is running.
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

/** Without a column of that name, PostgreSQL would call a function on the row, or cast the row to a type. */
async function refuseRowFunctions(connection: pg.ClientBase, columns: readonly string[]) {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT p.proname::text AS name FROM pg_catalog.pg_proc p
       JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0]
       WHERE p.proname = ANY($1::text[]) AND t.typtype IN ('p', 'c')
     UNION SELECT typname::text FROM pg_catalog.pg_type WHERE typname = ANY($1::text[]) AND typtype = 'c'`,
    [columns],
  );
  const clash = rows.find(({ name }) => !functions.has(name));
  if (clash)
    throw invalid(
      `${clash.name} cannot be a column's name here: PostgreSQL could read it as a function or type.`,
    );
}

/** Reads rows through a cursor until a limit is reached: neither side buffers more than one batch. */
async function readRows(connection: pg.ClientBase, statement: string): Promise<Answer> {
  const deadline = performance.now() + REPORTING_TIMEOUT_MS;
  // The statement was checked, so it is inserted as text. The parameter makes this a prepared statement, which can
  // only be a single one; the line break ends a trailing comment.
  const { fields } = await connection.query(`SELECT * FROM (${statement}\n) AS answer LIMIT $1`, [0]);
  const columns = fields.map(({ name }) => name);
  if (columns.length > COLUMNS_MAX) throw invalid(`At most ${COLUMNS_MAX} columns can be selected.`);
  // A row is an object: of two columns with one name it would hold the second only.
  const twice = columns.find((name, at) => columns.indexOf(name) < at);
  if (twice !== undefined)
    throw invalid(`Several columns are named ${twice}. Give each its own name with AS.`);
  await connection.query(
    `DECLARE answers NO SCROLL CURSOR FOR
     SELECT CASE WHEN octet_length(line) <= $1 THEN line END AS line
     FROM (SELECT to_json(answer)::text AS line FROM (${statement}\n) AS answer LIMIT $2) AS lines`,
    [ROW_BYTES_MAX, ROWS_MAX + 1],
  );
  const rows: Row[] = [];
  for (let bytes = 0; ;) {
    // Each FETCH is a statement to PostgreSQL, but the timeout is for all of them together.
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    await connection.query("SELECT set_config('statement_timeout', $1, true)", [String(left)]);
    const { rows: batch } = await connection.query<{ line: string | null }>(`FETCH ${BATCH} FROM answers`);
    for (const { line } of batch) {
      if (line === null) throw invalid(`A row is larger than ${ROW_BYTES_MAX} bytes: select less of it.`);
      bytes += Buffer.byteLength(line);
      if (bytes > BYTES_MAX || rows.length === ROWS_MAX) return { columns, rows, truncated: true };
      rows.push(JSON.parse(line, exactly) as Row);
    }
    if (batch.length < BATCH) return { columns, rows, truncated: false };
  }
}

/** Keeps a number that JavaScript cannot represent as PostgreSQL wrote it. */
function exactly(_: string, value: unknown, written?: { source: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  return Number.isInteger(value) || !Number.isFinite(value) ? written?.source : value;
}

/** PostgreSQL's messages about these statements are safe to return: they only repeat what the views show. */
function refuse(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  if (error.code === "57014")
    throw invalid(`The query took longer than ${REPORTING_TIMEOUT_MS / 1000} seconds.`);
  throw invalid(`PostgreSQL rejected the query: ${error.message}.`);
}
