"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { invalid } from "@/lib/errors";
import { changeRole as change } from "@/lib/organizations/change-role";
import { inviteMember } from "@/lib/organizations/invite-member";
import { leaveOrganization } from "@/lib/organizations/leave-organization";
import { withdrawInvitation } from "@/lib/organizations/open-invitations";
import { removeMember } from "@/lib/organizations/remove-member";
import { transferOwnership } from "@/lib/organizations/transfer-ownership";
import type { GivenRole } from "@/components/member/roles";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/settings.json";

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

export async function leave(): Promise<ActionState> {
  return asActionState(async () => {
    await leaveOrganization(await currentActor(), {});
    refresh();
  });
}

export async function handOver(userId: string, stay: boolean, password: string): Promise<ActionState> {
  return asActionState(async () => {
    await transferOwnership(await currentActor(), { userId, stay, password });
    refresh();
  });
}

export async function invite(email: string, role: GivenRole): Promise<ActionState> {
  return asActionState(async () => {
    const { error } = inviteMember.input.safeParse({ email, role });
    if (error) throw invalid((await getWords("settings", en))("wholeAddress"));
    await inviteMember(await currentActor(), { email, role });
    refresh();
  });
}

export async function withdraw(invitationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await withdrawInvitation(await currentActor(), { invitationId });
    refresh();
  });
}
