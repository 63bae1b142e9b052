import { inThread } from "@/lib/platform/threads/in-thread";
import type * as terms from "./candidate-terms";

export const indexableOf = inThread<typeof terms.indexableOf>("indexableOf", "queued");
