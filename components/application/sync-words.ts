import type * as z from "zod";
import type { FoundApplication } from "@/lib/applications/search-applications";

export type ListedApplication = z.output<typeof FoundApplication>;
export type Sync = ListedApplication["atsSync"];

type Synced = Pick<ListedApplication, "atsSync" | "commentSync" | "syncReason">;

/** Whether the ATS disagrees with the decision made here, so that a person has to choose between the two. */
export const isConflict = ({ atsSync, syncReason }: Synced) =>
  atsSync === "failed" && (syncReason?.startsWith("Conflict:") ?? false);

/** Whether a person has to decide if the sync is retried. */
export const isUnsettled = ({ atsSync, commentSync }: Synced) =>
  [atsSync, commentSync].some((sync) => sync === "failed" || sync === "unknown");
