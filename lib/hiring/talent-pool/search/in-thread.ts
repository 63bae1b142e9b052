import { inThread } from "@/lib/platform/threads/in-thread";
import type * as excerpts from "./excerpt";
import type * as matches from "./match";

export const estimateOf = inThread<typeof matches.estimateOf>("estimateOf");
export const matchOf = inThread<typeof matches.matchOf>("matchOf");
export const maskedExcerpt = inThread<typeof excerpts.maskedExcerpt>("maskedExcerpt");
