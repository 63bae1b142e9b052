"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { disconnectAgent } from "@/lib/agents/disconnect-agent";

export async function disconnect(grantId: string): Promise<ActionState> {
  return asActionState(async () => {
    await disconnectAgent(await currentActor(), { grantId });
    refresh();
  });
}
