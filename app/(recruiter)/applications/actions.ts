"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { leavePush } from "@/lib/ats/leave-push";
import { retryPush } from "@/lib/ats/retry-push";

/** A page shows at most 50. */
const Ids = z.array(z.string()).max(50);
type Settled = { done: number; refused: string[] };

/** Acts on each application separately, so that one failure does not stop the others. */
async function settle(
  applicationIds: string[],
  act: (actor: Actor, application: { applicationId: string }) => Promise<object>,
): Promise<ActionState<Settled>> {
  return asActionState(async () => {
    const actor = await currentActor();
    const settled: Settled = { done: 0, refused: [] };
    for (const applicationId of Ids.parse(applicationIds)) {
      const state = await asActionState(async () => void (await act(actor, { applicationId })));
      if (state.ok) settled.done += 1;
      else settled.refused.push(state.message);
    }
    refresh();
    return settled;
  });
}

export const retryAll = async (applicationIds: string[]) => settle(applicationIds, retryPush);
export const leaveAll = async (applicationIds: string[]) => settle(applicationIds, leavePush);
