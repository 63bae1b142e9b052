import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { Terms } from "@/lib/talent-pool/candidate-terms";
import { writeDelta } from "@/lib/talent-pool/write-delta";

/** The product's writing of the index, for candidates that are nothing but terms. */
export const index = useCase({
  permission: "evaluation:record",
  input: z.object({ entries: z.custom<{ number: number; terms: Terms }[]>() }),
  output: z.object({}),
  run: async (ctx, { entries }) => {
    await writeDelta(ctx, entries);
    return {};
  },
});
