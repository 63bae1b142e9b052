import type * as z from "zod";
import type { getApplication } from "@/lib/hiring/applications/get-application";

/** An application as its page receives it. */
export type ShownApplication = z.output<typeof getApplication.output>;
export type ShownEvaluation = NonNullable<ShownApplication["evaluation"]>;
export type Judged = ShownEvaluation["judged"][number];

/** One quote of the evaluation, with its criterion and position. `id` is unique on the page. */
export type Quote = Judged["assessment"]["evidence"][number] & {
  id: string;
  criterionId: string;
  criterion: string;
  verdict: Judged["assessment"]["verdict"];
};

/** What a text shows of the quotes: all of them, the selected one, and what a click on one does. */
export type Quoted = { quotes: Quote[]; active: string | null; onQuote: (id: string) => void };

/** Every quote, in the order of the criteria. */
export const quotesOf = (judged: Judged[]): Quote[] =>
  judged.flatMap(({ criterion, assessment }) =>
    assessment.evidence.map((evidence, index) => ({
      ...evidence,
      id: `${criterion.id}-${index}`,
      criterionId: criterion.id,
      criterion: criterion.name,
      verdict: assessment.verdict,
    })),
  );
