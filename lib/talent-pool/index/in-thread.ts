import { inThread } from "@/lib/threads/in-thread";
import type * as terms from "./candidate-terms";

export const indexableOf = inThread<typeof terms.indexableOf>("indexableOf", "queued");
