"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { leavePush } from "@/lib/records/ats/leave-push";
import { retryPush } from "@/lib/records/ats/retry-push";
import { runEach } from "../run-each";

/** A page shows at most 50. */
const Ids = z.array(z.string()).max(50);
type Settled = { done: number; refused: string[] };

async function settle(
  applicationIds: string[],
  act: (actor: Actor, application: { applicationId: string }) => Promise<object>,
): Promise<ActionState<Settled>> {
  return asActionState(async () => {
    const { done, refused } = await runEach(Ids.parse(applicationIds), (actor, applicationId) =>
      act(actor, { applicationId }),
    );
    refresh();
    return { done: done.length, refused: [...refused.values()] };
  });
}

export const retryAll = async (applicationIds: string[]) => settle(applicationIds, retryPush);
export const leaveAll = async (applicationIds: string[]) => settle(applicationIds, leavePush);
