import * as z from "zod";
import { fromCursor, toCursor } from "@/lib/platform/access/paging";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { narrowed } from "./job-filters";
import { jobListInput, orders } from "./list-job-candidates";

/** More applications than any job has. */
const everybody = 1_000_000;

/**
 * Cursors for listJobCandidates with the same limit at which the pages after the first begin, and the total count:
 * for a list that can be opened at any position.
 */
export const listPageStarts = reading({
  name: "listPageStarts",
  permission: "candidate:read",
  input: jobListInput,
  output: z.object({ total: z.int(), starts: z.array(z.string()) }),

  async run({ read }, input) {
    const order = orders[input.sort];
    const rows = order.rows(narrowed(input.jobId, input), fromCursor(input.cursor, 2), everybody);
    // The last row of each page, and of the whole list.
    const [[job], lasts] = await read<[{ id: string }, Last]>([
      Prisma.sql`SELECT id FROM "Job" WHERE id = ${input.jobId}::uuid`,
      Prisma.sql`
        SELECT key, id, place FROM (
          SELECT ${order.key} AS key, a.id, (row_number() OVER (ORDER BY ${order.by}))::int AS place,
            (count(*) OVER ())::int AS total
          FROM (${rows}) a) counted
        WHERE place % ${input.limit}::int = 0 OR place = total
        ORDER BY place`,
    ]);
    if (!job) throw notFound("Job");
    const total = lasts.at(-1)?.place ?? 0;
    return {
      total,
      starts: lasts.filter(({ place }) => place < total).map(({ key, id }) => toCursor([key, id])),
    };
  },
});

type Last = { key: string | number | null; id: string; place: number };
