import * as z from "zod";
import type { Access } from "../../access";
import { AtsFailure } from "../../failure";
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
    const state = (await readable(api, id)) ? "granted" : "missing";
    access.push({ id, label, disables, required, state });
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

async function readable(api: Api, path: string): Promise<boolean> {
  try {
    await api.list(path, z.unknown(), { limit: "1" });
    return true;
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "forbidden") return false;
    throw error;
  }
}
