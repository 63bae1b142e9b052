import { inThread } from "@/lib/threads/in-thread";
import * as terms from "./candidate-terms";

export const indexableOf = inThread("indexableOf", terms.indexableOf, "queued");
