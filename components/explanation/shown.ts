import type * as z from "zod";
import type { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";

/** An explanation as its page receives it. */
export type ShownExplanation = z.output<typeof explainEvaluation.output>;
