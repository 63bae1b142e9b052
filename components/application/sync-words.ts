import type * as z from "zod";
import type { FoundApplication } from "@/lib/hiring/applications/search-applications";

export type ListedApplication = z.output<typeof FoundApplication>;
export type Sync = ListedApplication["atsSync"];

type Synced = Pick<ListedApplication, "atsSync" | "commentSync" | "syncReason">;

/** How the reason of a conflict begins, in English and in German. */
const conflict = /^(?:Conflict|Konflikt): /;

/** Whether the ATS disagrees with the decision made here, so that a person has to choose between the two. */
export const isConflict = ({ atsSync, syncReason }: Synced) =>
  atsSync === "failed" && conflict.test(syncReason ?? "");

/** The reason without the word that the list shows beside it. */
export const reasonInWords = (syncReason: string) => syncReason.replace(conflict, "");

/** Whether a person has to decide if the sync is retried. */
export const isUnsettled = ({ atsSync, commentSync }: Synced) =>
  [atsSync, commentSync].some((sync) => sync === "failed" || sync === "unknown");
