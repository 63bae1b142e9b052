import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { Terms } from "@/lib/talent-pool/candidate-terms";
import type { Pool } from "@/lib/talent-pool/pool";
import { readPool } from "@/lib/talent-pool/read-pool";
import { writeDelta } from "@/lib/talent-pool/write-delta";

/** The product's writing and reading of the index, for candidates that are nothing but terms. */
export const index = useCase({
  permission: "evaluation:record",
  input: z.object({ entries: z.custom<{ number: number; terms: Terms }[]>() }),
  output: z.object({}),
  run: async (ctx, { entries }) => {
    await writeDelta(ctx, entries);
    return {};
  },
});

export const read = useCase({
  permission: "candidate:read",
  input: z.object({ terms: z.array(z.string()) }),
  output: z.object({ pool: z.custom<Pool>() }),
  run: async (ctx, { terms }) => ({ pool: await readPool(ctx, terms) }),
});
