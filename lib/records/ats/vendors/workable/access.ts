import * as z from "zod";
import { type Access, allowed, optional, type Read, tryReads } from "../../access";
import { everyEntry } from "../../every-entry";
import type { Api } from "./api";
import { assumed } from "./assumptions";
import { Member } from "./models";
import { sentence } from "@/lib/say";

const reasons = "/disqualification_reasons";
const reads: Read[] = [
  ["/jobs", sentence("Read jobs"), sentence("Nothing can be synced."), true],
  ["/candidates", sentence("Read candidates"), sentence("Nothing can be synced."), true],
  [
    reasons,
    sentence("Read disqualification reasons"),
    sentence("Rejections are sent without a reason."),
    false,
  ],
];

/** Calls every list. Workable does not report what a token may write; the member is looked up. */
export const checkAccess = async (api: Api, memberId: string): Promise<Access[]> => [
  ...(await tryReads(reads, (path) =>
    path === reasons
      ? api.list(path, assumed.reasonsKey.value, z.unknown(), {})
      : api.list(path, path.slice(1), z.unknown(), { limit: "1" }),
  )),
  optional(
    "write",
    "unknown",
    sentence("Change candidates"),
    sentence("Decisions and comments are not sent."),
  ),
  optional(
    "member",
    await stateOf(api, memberId),
    sentence("Member to act as"),
    sentence("Decisions and comments are not sent: Workable requires the ID of an active member."),
  ),
];

async function stateOf(api: Api, memberId: string): Promise<Access["state"]> {
  const query = { limit: "100" };
  const members = everyEntry((next) => api.list("/members", "members", Member, query, next));
  const state = await allowed(async () => {
    for await (const { id, active } of members) if (id === memberId && active !== false) return "granted";
    return "missing";
  });
  return state ?? "unknown";
}
