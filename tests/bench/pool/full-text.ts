import type pg from "pg";
import { person, termOf } from "./people";

const batch = 5_000;
const tableOf = (people: number) => `bench_full_text_${people}`;

/** Stores the same people as tsvectors with a GIN index, for a search with PostgreSQL alone. */
export async function fullTextTable(client: pg.Client, people: number): Promise<void> {
  const table = tableOf(people);
  // Unlogged: the table need not survive a crash, and reads are just as fast.
  await client.query(`CREATE UNLOGGED TABLE ${table} (number int PRIMARY KEY, words tsvector NOT NULL)`);
  for (let from = 1; from <= people; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, people - from + 1) }, (_, i) => from + i);
    const texts = numbers.map((number) => {
      const { ranks, frequencies } = person(number);
      let position = 1;
      return Array.from(ranks, (rank, i) => {
        const places = Array.from({ length: frequencies[i] as number }, () => position++);
        return `${termOf(rank)}:${places.join(",")}`;
      }).join(" ");
    });
    await client.query(
      `INSERT INTO ${table} SELECT n, w::tsvector FROM unnest($1::int[], $2::text[]) AS given(n, w)`,
      [numbers, texts],
    );
  }
  await client.query(`SET maintenance_work_mem = '1GB'`);
  await client.query(`CREATE INDEX ON ${table} USING gin (words)`);
  await client.query(`VACUUM ANALYZE ${table}`);
}

/** Milliseconds to find the best hundred by ts_rank among people with any of the words. */
export async function fullTextSearch(
  client: pg.Client,
  people: number,
  terms: Iterable<string>,
): Promise<number> {
  const began = performance.now();
  await client.query(
    `SELECT number, ts_rank(words, q) AS rank FROM ${tableOf(people)}, to_tsquery('simple', $1) q
     WHERE words @@ q ORDER BY rank DESC, number LIMIT 100`,
    [[...terms].join(" | ")],
  );
  return performance.now() - began;
}
