import type * as z from "zod";
import type { getOwnPage } from "@/lib/hiring/rights/get-own-page";

/** A candidate's own page as it is shown. */
export type OwnPage = z.output<typeof getOwnPage.output>;
