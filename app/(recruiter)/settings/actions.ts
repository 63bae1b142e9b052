"use server";

import * as z from "zod";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { chooseConfirmationPolicy } from "@/lib/organizations/choose-confirmation-policy";
import { chooseUndoTime } from "@/lib/organizations/choose-undo-time";
import { describeOrganization } from "@/lib/organizations/describe-organization";

const Words = z.string().trim();

export async function saveDescription(values: string, teamNeeds: string): Promise<ActionState> {
  return asActionState(async () => {
    const said = { values: Words.parse(values) || null, teamNeeds: Words.parse(teamNeeds) || null };
    await describeOrganization(await currentActor(), said);
    refresh();
  });
}

export async function savePolicy(confirmationPolicy: "agent" | "recruiter"): Promise<ActionState> {
  return asActionState(async () => {
    await chooseConfirmationPolicy(await currentActor(), { confirmationPolicy });
    refresh();
  });
}

export async function saveUndoTime(decisionUndoSeconds: number): Promise<ActionState> {
  return asActionState(async () => {
    await chooseUndoTime(await currentActor(), { decisionUndoSeconds });
    refresh();
  });
}
