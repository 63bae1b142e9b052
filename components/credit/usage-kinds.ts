import type * as z from "zod";
import type { getCreditUsage } from "@/lib/credits/get-credit-usage";

export type UsedDay = z.output<typeof getCreditUsage.output>["days"][number];
/** Of a bar, from the bottom up. The same colour means the same in the legend. */
export const kinds = [
  { kind: "evaluations", colour: "var(--color-accent)", swatch: "bg-accent" },
  { kind: "drafts", colour: "var(--color-partly)", swatch: "bg-partly" },
] as const;
