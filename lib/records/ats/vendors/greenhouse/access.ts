import * as z from "zod";
import { type Access, allowed } from "../../access";
import type { Api } from "./api";
import { sentence } from "@/lib/say";

const reads: [path: string, label: string, disables: string, required: boolean][] = [
  ["jobs", sentence("Read jobs"), sentence("Nothing can be synced."), true],
  ["candidates", sentence("Read candidates"), sentence("Nothing can be synced."), true],
  ["applications", sentence("Read applications"), sentence("Nothing can be synced."), true],
  [
    "job_interview_stages",
    sentence("Read stages"),
    sentence("Accepted applications cannot be moved to a stage."),
    false,
  ],
  [
    "rejection_reasons",
    sentence("Read rejection reasons"),
    sentence("Rejections cannot be sent: Greenhouse requires a reason."),
    false,
  ],
  [
    "attachments",
    sentence("Read attachments"),
    sentence("CVs are not imported, so that nothing can be scored."),
    false,
  ],
  ["job_posts", sentence("Read job posts"), sentence("Job descriptions stay empty."), false],
  ["departments", sentence("Read departments"), sentence("Jobs show no department."), false],
  ["offices", sentence("Read offices"), sentence("Jobs show no place."), false],
  [
    "notes",
    sentence("Read notes"),
    sentence("A comment whose outcome is unknown cannot be looked up."),
    false,
  ],
];

const writes: [scope: string, label: string, disables: string][] = [
  ["harvest:applications:reject", sentence("Reject applications"), sentence("Rejections are not sent.")],
  [
    "harvest:applications:unreject",
    sentence("Reopen applications"),
    sentence("Reopening an application here does not reopen it in Greenhouse."),
  ],
  ["harvest:applications:move", sentence("Move applications"), sentence("Acceptances are not sent.")],
  ["harvest:notes:create", sentence("Write notes"), sentence("Comments are not sent.")],
];

/** All scopes that a sign-in requests. */
export const scopes = [...reads.map(([name]) => `harvest:${name}:list`), ...writes.map(([scope]) => scope)];

/** A list is refused without its scope, and even with it when the acting user is not a Site Admin. */
const noSiteAdmin = sentence(
  "The scope is granted, but Greenhouse also requires the acting user to be a Site Admin.",
);

/** Tries every list with one record; writes cannot be tried, so their scopes are read from the token. */
export async function checkAccess(api: Api): Promise<Access[]> {
  const { scopes: granted } = await api.newToken();
  const access: Access[] = [];
  for (const [name, label, disables, required] of reads) {
    const id = `harvest:${name}:list`;
    const page = await allowed(() => api.list(`/${name}`, z.unknown(), { per_page: "1" }, null));
    const state = page ? "granted" : "missing";
    const why = !page && granted?.includes(id) ? `${disables} ${noSiteAdmin}` : disables;
    access.push({ id, label, disables: why, required, state });
  }
  for (const [id, label, disables] of writes) {
    const state = granted === null ? "unknown" : granted.includes(id) ? "granted" : "missing";
    access.push({ id, label, disables, required: false, state });
  }
  return access;
}
