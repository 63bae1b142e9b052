import type * as z from "zod";
import type { FoundApplication } from "@/lib/applications/search-applications";

export type ListedApplication = z.output<typeof FoundApplication>;
export type Sync = ListedApplication["atsSync"];

export const syncWords: Record<Sync, string> = {
  not_linked: "Not told",
  pending: "Pending",
  synced: "Synced",
  failed: "Failed",
  unknown: "Unknown until read back",
};

export const verificationWords: Record<ListedApplication["verification"], string> = {
  unverified: "Unverified",
  verified: "Verified",
  flagged: "Flagged",
};

type Synced = Pick<ListedApplication, "atsSync" | "commentSync" | "syncReason">;

/** The ATS says something else than was decided here; a person says which of the two it is to be. */
export const isConflict = ({ atsSync, syncReason }: Synced) =>
  atsSync === "failed" && (syncReason?.startsWith("Conflict:") ?? false);

/** Whether somebody has to say if the ATS is told again. */
export const isUnsettled = ({ atsSync, commentSync }: Synced) =>
  [atsSync, commentSync].some((sync) => sync === "failed" || sync === "unknown");
