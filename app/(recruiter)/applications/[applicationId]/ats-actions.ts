"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { keepTheirs as takeTheirs } from "@/lib/ats/keep-theirs";
import { leavePush } from "@/lib/ats/leave-push";
import { retryPush } from "@/lib/ats/retry-push";

export async function retry(applicationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await retryPush(await currentActor(), { applicationId });
    refresh();
  });
}

export async function leave(applicationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await leavePush(await currentActor(), { applicationId });
    refresh();
  });
}

export async function keepTheirs(applicationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await takeTheirs(await currentActor(), { applicationId });
    refresh();
  });
}
