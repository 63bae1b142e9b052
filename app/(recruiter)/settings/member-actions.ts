"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { changeRole as change } from "@/lib/organizations/change-role";
import { removeMember } from "@/lib/organizations/remove-member";
import { transferOwnership } from "@/lib/organizations/transfer-ownership";
import type { GivenRole } from "@/components/member/words";

export async function changeRole(userId: string, role: GivenRole): Promise<ActionState> {
  return asActionState(async () => {
    await change(await currentActor(), { userId, role });
    refresh();
  });
}

export async function remove(userId: string): Promise<ActionState> {
  return asActionState(async () => {
    await removeMember(await currentActor(), { userId });
    refresh();
  });
}

export async function handOver(userId: string, stay: boolean, password: string): Promise<ActionState> {
  return asActionState(async () => {
    await transferOwnership(await currentActor(), { userId, stay, password });
    refresh();
  });
}
