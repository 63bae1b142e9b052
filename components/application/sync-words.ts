import type * as z from "zod";
import type { FoundApplication } from "@/lib/applications/search-applications";

export type ListedApplication = z.output<typeof FoundApplication>;
export type Sync = ListedApplication["atsSync"];

type Synced = Pick<ListedApplication, "atsSync" | "commentSync" | "syncReason">;

/** The ATS says something else than was decided here; a person says which of the two it is to be. */
export const isConflict = ({ atsSync, syncReason }: Synced) =>
  atsSync === "failed" && (syncReason?.startsWith("Conflict:") ?? false);

/** Whether somebody has to say if the ATS is told again. */
export const isUnsettled = ({ atsSync, commentSync }: Synced) =>
  [atsSync, commentSync].some((sync) => sync === "failed" || sync === "unknown");
