import type * as z from "zod";
import type { getOwnMail } from "@/lib/hiring/letters/get-own-mail";
import type { getOwnPage } from "@/lib/hiring/rights/get-own-page";

/** A candidate's own page as it is shown. */
export type OwnPage = z.output<typeof getOwnPage.output>;

/** The mail on it. */
export type OwnMail = z.output<typeof getOwnMail.output>["items"];
