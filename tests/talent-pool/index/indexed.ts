import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import type { Terms } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { readPool } from "@/lib/hiring/talent-pool/search/read-pool";
import { topCandidates } from "@/lib/hiring/talent-pool/search/score-pool";
import { writeDelta } from "@/lib/hiring/talent-pool/index/write-delta";

/** Writes the index as the product does, for candidates given only by their terms. */
export const index = useCase({
  name: "index",
  permission: "service:work",
  input: z.object({ entries: z.array(z.custom<{ number: number; terms: Terms }>()) }),
  output: z.object({}),
  run: async (ctx, { entries }) => {
    await writeDelta(ctx, entries);
    return {};
  },
});

export const search = async (actor: Actor, query: Terms, most: number) =>
  topCandidates((await readPool(actor, { terms: [...query.keys()] })).pool, query, most);
