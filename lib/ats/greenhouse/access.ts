import * as z from "zod";
import type { Access } from "../connector";
import { AtsFailure } from "../failure";
import type { Api } from "./api";
import type { Credentials } from "./token";

const reads: [path: string, label: string, disables: string, required: boolean][] = [
  ["jobs", "Read jobs", "Nothing can be synced.", true],
  ["job_interview_stages", "Read stages", "Accepted applications cannot be moved to a stage.", false],
  ["rejection_reasons", "Read rejection reasons", "Rejections are sent without a reason.", false],
  ["candidates", "Read candidates", "Nothing can be synced.", true],
  ["applications", "Read applications", "Nothing can be synced.", true],
  ["attachments", "Read attachments", "CVs are not imported, so that nothing can be scored.", false],
  ["job_posts", "Read job posts", "Job descriptions stay empty.", false],
  ["notes", "Read notes", "A comment whose outcome is unknown cannot be looked up.", false],
];

const writes: [scope: string, label: string, disables: string][] = [
  ["harvest:applications:reject", "Reject applications", "Rejections are not sent."],
  ["harvest:applications:move", "Move applications", "Acceptances are not sent."],
  ["harvest:notes:create", "Write notes", "Comments are not sent."],
];

/** Tries every list with one record; writes cannot be tried, so their scopes are read from the token. */
export async function checkAccess(api: Api, credentials: Credentials): Promise<Access[]> {
  const { scopes } = await api.newToken();
  const found: Access[] = [];
  for (const [name, label, disables, required] of reads)
    found.push({
      id: `harvest:${name}:list`,
      label,
      disables,
      required,
      state: await readable(api, `/${name}`),
    });
  for (const [id, label, disables] of writes) {
    const lacksAuthor = id === "harvest:notes:create" && !credentials.userId;
    const state = scopes === null ? "unknown" : scopes.includes(id) && !lacksAuthor ? "granted" : "missing";
    found.push({ id, label, disables, required: false, state });
  }
  return found;
}

async function readable(api: Api, path: string): Promise<Access["state"]> {
  try {
    await api.list(path, z.unknown(), { per_page: "1" }, null);
    return "granted";
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "forbidden") return "missing";
    throw error;
  }
}
