import * as z from "zod";
import { type Access, optional, type Read, tryReads } from "../../access";
import type { Api } from "./api";
import { sentence } from "@/lib/say";

const reads: Read[] = [
  ["/postings", sentence("Read postings"), sentence("Nothing can be synced."), true],
  ["/opportunities", sentence("Read opportunities"), sentence("Nothing can be synced."), true],
  ["/stages", sentence("Read stages"), sentence("Accepted applications cannot be moved to a stage."), false],
  [
    "/archive_reasons",
    sentence("Read archive reasons"),
    sentence("Rejections cannot be sent: Lever requires a reason."),
    false,
  ],
];

/** Calls every list for one record. Lever does not report what a key may write. */
export const checkAccess = async (api: Api): Promise<Access[]> => [
  ...(await tryReads(reads, (path) => api.list(path, z.unknown(), { limit: "1" }))),
  optional(
    "write",
    "unknown",
    sentence("Change opportunities and write notes"),
    sentence("Decisions and comments are not sent."),
  ),
];
