import * as z from "zod";
import { type Access, allowed } from "../../access";
import { everyEntry } from "../../every-entry";
import type { Api } from "./api";
import { assumed } from "./assumptions";
import { Member } from "./models";
import { sentence } from "@/lib/say";

type Read = [path: string, key: string, label: string, disables: string, required: boolean];

const reads: Read[] = [
  ["/jobs", "jobs", sentence("Read jobs"), sentence("Nothing can be synced."), true],
  ["/candidates", "candidates", sentence("Read candidates"), sentence("Nothing can be synced."), true],
  [
    "/disqualification_reasons",
    assumed.reasonsKey.value,
    sentence("Read disqualification reasons"),
    sentence("Rejections are sent without a reason."),
    false,
  ],
];

/** Calls every list. Workable does not report what a token may write; the member is looked up. */
export async function checkAccess(api: Api, memberId: string): Promise<Access[]> {
  const access: Access[] = [];
  for (const [id, key, label, disables, required] of reads) {
    const query: Record<string, string> = required ? { limit: "1" } : {};
    const page = await allowed(() => api.list(id, key, z.unknown(), query));
    access.push({ id, label, disables, required, state: page ? "granted" : "missing" });
  }
  access.push(
    {
      id: "write",
      label: sentence("Change candidates"),
      disables: sentence("Decisions and comments are not sent."),
      required: false,
      state: "unknown",
    },
    {
      id: "member",
      label: sentence("Member to act as"),
      disables: sentence(
        "Decisions and comments are not sent: Workable requires the ID of an active member.",
      ),
      required: false,
      state: await stateOf(api, memberId),
    },
  );
  return access;
}

async function stateOf(api: Api, memberId: string): Promise<Access["state"]> {
  const query = { limit: "100" };
  const members = everyEntry((next) => api.list("/members", "members", Member, query, next));
  const state = await allowed(async () => {
    for await (const { id, active } of members) if (id === memberId && active !== false) return "granted";
    return "missing";
  });
  return state ?? "unknown";
}
