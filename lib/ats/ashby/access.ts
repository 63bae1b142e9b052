import * as z from "zod";
import type { Access } from "../connector";
import { AtsFailure } from "../failure";
import type { Api } from "./api";
import { KeyInfo } from "./models";

const reads: [name: string, label: string, disables: string, required: boolean][] = [
  ["job.list", "Read jobs", "Nothing can be synced.", true],
  ["candidate.list", "Read candidates", "Nothing can be synced.", true],
  ["application.list", "Read applications", "Nothing can be synced.", true],
  ["interviewPlan.list", "Read stages", "Decisions cannot be sent.", false],
  ["archiveReason.list", "Read archive reasons", "Rejections cannot be sent: Ashby wants a reason.", false],
];

const write = "candidatesWrite";

/** Tries every list with one record; whether the key may write is read from apiKey.info, where it is allowed to. */
export async function checkAccess(ask: Api): Promise<Access[]> {
  const found: Access[] = [];
  for (const [id, label, disables, required] of reads)
    found.push({ id, label, disables, required, state: (await allowed(ask, id)) ? "granted" : "missing" });
  found.push({
    id: write,
    label: "Change candidates and applications",
    disables: "Decisions and comments are not sent.",
    required: false,
    state: await mayWrite(ask),
  });
  return found;
}

async function allowed(ask: Api, name: string): Promise<boolean> {
  try {
    await ask(name, { limit: 1 }, z.unknown());
    return true;
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "forbidden") return false;
    throw error;
  }
}

async function mayWrite(ask: Api): Promise<Access["state"]> {
  try {
    const scopes = (await ask("apiKey.info", {}, KeyInfo))?.results.scopes;
    if (!scopes) return "unknown";
    return scopes.includes("candidates:write") ? "granted" : "missing";
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "forbidden") return "unknown";
    throw error;
  }
}
