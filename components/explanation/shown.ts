import type * as z from "zod";
import type { explainEvaluation } from "@/lib/explanation/explain-evaluation";

/** An explanation as its page gets it. */
export type ShownExplanation = z.output<typeof explainEvaluation.output>;

/** To three decimals at most, as the arithmetic is read. */
export const exact = (value: number) => String(Math.round(value * 1000) / 1000);
