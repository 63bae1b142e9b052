"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { changeAgent } from "@/lib/agents/change-agent";
import { disconnectAgent } from "@/lib/agents/disconnect-agent";

export async function disconnect(grantId: string): Promise<ActionState> {
  return asActionState(async () => {
    await disconnectAgent(await currentActor(), { grantId });
    refresh();
  });
}

export async function change(
  grantId: string,
  chosen: { mayWrite: boolean; confirmation: "agent" | "recruiter" },
): Promise<ActionState> {
  return asActionState(async () => {
    await changeAgent(await currentActor(), { grantId, ...chosen });
    refresh();
  });
}
