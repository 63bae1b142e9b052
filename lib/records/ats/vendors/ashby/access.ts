import * as z from "zod";
import { type Access, allowed } from "../../access";
import type { Api } from "./api";
import { KeyInfo } from "./models";
import { sentence } from "@/lib/say";

type Read = { operation: string; body: object; permission: string; label: string; disables: string };

/** One call for each permission that reading needs. */
const reads: (Read & { required: boolean })[] = [
  {
    operation: "job.list",
    body: { limit: 1 },
    permission: "jobsRead",
    label: sentence("Read jobs"),
    disables: sentence("Nothing can be synced."),
    required: true,
  },
  {
    operation: "candidate.list",
    body: { limit: 1 },
    permission: "candidatesRead",
    label: sentence("Read candidates and applications"),
    disables: sentence("Nothing can be synced."),
    required: true,
  },
  {
    operation: "interviewPlan.list",
    body: { limit: 1 },
    permission: "interviewsRead",
    label: sentence("Read interview plans and stages"),
    disables: sentence("Decisions cannot be sent."),
    required: false,
  },
  {
    operation: "archiveReason.list",
    body: {},
    permission: "hiringProcessMetadataRead",
    label: sentence("Read archive reasons"),
    disables: sentence("Rejections cannot be sent: Ashby requires a reason."),
    required: false,
  },
];

/** Calls one list for each permission; whether the key may write is read from apiKey.info, if the key allows it. */
export async function checkAccess(ask: Api): Promise<Access[]> {
  const access: Access[] = [];
  for (const { operation, body, permission: id, label, disables, required } of reads) {
    const state = await allowed(async () => {
      await ask(operation, body, z.unknown());
      return "granted" as const;
    });
    access.push({ id, label, disables, required, state: state ?? "missing" });
  }
  access.push({
    id: "candidatesWrite",
    label: sentence("Change candidates and applications"),
    disables: sentence("Decisions and comments are not sent."),
    required: false,
    state: await mayWrite(ask),
  });
  return access;
}

async function mayWrite(ask: Api): Promise<Access["state"]> {
  const info = await allowed(() => ask("apiKey.info", {}, KeyInfo));
  const scopes = info?.results.scopes;
  if (!scopes) return "unknown";
  return scopes.includes("candidates:write") ? "granted" : "missing";
}
