"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { invalid } from "@/lib/errors";
import { changeRole as change } from "@/lib/hiring/organizations/change-role";
import { inviteMember } from "@/lib/hiring/organizations/invite-member";
import { leaveOrganization } from "@/lib/hiring/organizations/leave-organization";
import { withdrawInvitation } from "@/lib/hiring/organizations/open-invitations";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { transferOwnership } from "@/lib/hiring/organizations/transfer-ownership";
import type { GivenRole } from "@/components/member/roles";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/settings.json";
import { runAct } from "../run-act";

export const changeRole = async (userId: string, role: GivenRole) =>
  runAct((actor) => change(actor, { userId, role }));

export const remove = async (userId: string) => runAct((actor) => removeMember(actor, { userId }));

export const leave = async () => runAct((actor) => leaveOrganization(actor, {}));

export const handOver = async (userId: string, stay: boolean, password: string) =>
  runAct((actor) => transferOwnership(actor, { userId, stay, password }));

export async function invite(email: string, role: GivenRole): Promise<ActionState> {
  return asActionState(async () => {
    const { error } = inviteMember.input.safeParse({ email, role });
    if (error) throw invalid((await getWords("settings", en))("wholeAddress"));
    await inviteMember(await currentActor(), { email, role });
    refresh();
  });
}

export const withdraw = async (invitationId: string) =>
  runAct((actor) => withdrawInvitation(actor, { invitationId }));
