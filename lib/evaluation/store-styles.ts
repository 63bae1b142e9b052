import type { Context } from "@/lib/access/use-case";
import { promptVersion } from "@/lib/ai/judge-versions";
import type { Judge, StyleQuote } from "@/lib/ai/judging";
import type { Ready } from "./gather";

/** The passages in which a language model, while judging, found how a candidate works. */
export type StylesRead = { candidateId: string; attachmentId: string; by: string; quotes: StyleQuote[] };

/** What a judge read of work styles in a gathered application; null where it read none. */
export const stylesRead = (
  { candidateId, attachmentId }: Pick<Ready, "candidateId" | "attachmentId">,
  { id: by }: Pick<Judge, "id">,
  quotes: StyleQuote[] | null | undefined,
): StylesRead | null => (quotes ? { candidateId, attachmentId, by, quotes } : null);

/**
 * Stores what a model read of work styles, in the caller's transaction: beside what the same model read in the same
 * document for other applications, which have other answers. Skips candidates who were erased during the model's call.
 */
export async function storeStyles({ db }: Context, readings: readonly StylesRead[]) {
  const inOrder = readings.toSorted((a, b) => a.candidateId.localeCompare(b.candidateId));
  for (const { candidateId, attachmentId, by, quotes } of inOrder)
    await db.$executeRaw`
      INSERT INTO "WorkStyleReading" AS r ("candidateId", key, by, version, quotes)
      SELECT id, ${attachmentId}, ${by}, ${promptVersion}, ${JSON.stringify(quotes)}::jsonb
      FROM "Candidate" WHERE id = ${candidateId}::uuid AND "erasedAt" IS NULL FOR KEY SHARE
      ON CONFLICT ("candidateId") DO UPDATE SET
        key = excluded.key, by = excluded.by, version = excluded.version, quotes = CASE
          WHEN (r.key, r.by, r.version) <> (excluded.key, excluded.by, excluded.version) THEN excluded.quotes
          ELSE (SELECT coalesce(jsonb_agg(quote ORDER BY place), '[]') FROM (
            SELECT quote, min(place) AS place
            FROM jsonb_array_elements(excluded.quotes || r.quotes) WITH ORDINALITY e(quote, place)
            GROUP BY quote) d)
        END`;
}
