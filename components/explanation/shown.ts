import type * as z from "zod";
import type { explainEvaluation } from "@/lib/explanation/explain-evaluation";

/** An explanation as its page gets it. */
export type ShownExplanation = z.output<typeof explainEvaluation.output>;

/** To one decimal at most. */
export const exact = (value: number) => String(Math.round(value * 10) / 10);

/** With one decimal always, so that a column of figures lines up. */
export const oneDecimal = (value: number) => value.toFixed(1);
