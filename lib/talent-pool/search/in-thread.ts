import { inThread } from "@/lib/threads/in-thread";
import * as excerpts from "./excerpt";
import * as matches from "./match";

export const estimateOf = inThread("estimateOf", matches.estimateOf);
export const matchOf = inThread("matchOf", matches.matchOf);
export const maskedExcerpt = inThread("maskedExcerpt", excerpts.maskedExcerpt);
