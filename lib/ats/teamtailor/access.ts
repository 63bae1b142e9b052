import * as z from "zod";
import type { Access } from "../connector";
import { AtsFailure } from "../failure";
import type { Api } from "./api";

const reads: [path: string, label: string, disables: string, required: boolean][] = [
  ["/jobs", "Read jobs", "Nothing can be synced.", true],
  ["/candidates", "Read candidates", "Nothing can be synced.", true],
  ["/job-applications", "Read applications", "Nothing can be synced.", true],
  ["/stages", "Read stages", "Accepted applications cannot be moved to a stage.", false],
  ["/reject-reasons", "Read rejection reasons", "Rejections are sent without a reason.", false],
];

/** Tries every list with one record. Teamtailor does not tell what a key may write. */
export async function checkAccess(api: Api): Promise<Access[]> {
  const found: Access[] = [];
  for (const [path, label, disables, required] of reads)
    found.push({
      id: path,
      label,
      disables,
      required,
      state: (await readable(api, path)) ? "granted" : "missing",
    });
  found.push({
    id: "write",
    label: "Change applications and write notes",
    disables: "Decisions and comments are not sent.",
    required: false,
    state: "unknown",
  });
  return found;
}

async function readable(api: Api, path: string): Promise<boolean> {
  try {
    await api.list(path, z.unknown(), { "page[size]": "1" });
    return true;
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "forbidden") return false;
    throw error;
  }
}
