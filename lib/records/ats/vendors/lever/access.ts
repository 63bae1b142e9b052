import * as z from "zod";
import { type Access, allowed } from "../../access";
import type { Api } from "./api";
import { sentence } from "@/lib/say";

const reads: [path: string, label: string, disables: string, required: boolean][] = [
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
export async function checkAccess(api: Api): Promise<Access[]> {
  const access: Access[] = [];
  for (const [id, label, disables, required] of reads) {
    const page = await allowed(() => api.list(id, z.unknown(), { limit: "1" }));
    access.push({ id, label, disables, required, state: page ? "granted" : "missing" });
  }
  access.push({
    id: "write",
    label: sentence("Change opportunities and write notes"),
    disables: sentence("Decisions and comments are not sent."),
    required: false,
    state: "unknown",
  });
  return access;
}
