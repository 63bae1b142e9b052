import type * as z from "zod";
import type { getCreditUsage } from "@/lib/platform/credits/get-credit-usage";

export type UsedDay = z.output<typeof getCreditUsage.output>["days"][number];
/** The segments of a bar, bottom to top. `swatch` is the same colour in the legend. */
export const kinds = [
  { kind: "evaluations", colour: "var(--color-accent)", swatch: "bg-accent" },
  { kind: "drafts", colour: "var(--color-partly)", swatch: "bg-partly" },
] as const;
