"use server";

import * as z from "zod";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { invalid } from "@/lib/errors";
import { currentActor } from "@/lib/access/session";
import { previewRetention } from "@/lib/candidates/preview-retention";
import { chooseLetters } from "@/lib/letters/choose-letters";
import { chooseConfirmationPolicy } from "@/lib/organizations/choose-confirmation-policy";
import { chooseRejectionReasons } from "@/lib/organizations/choose-rejection-reasons";
import { chooseRetention } from "@/lib/organizations/choose-retention";
import { chooseUndoTime } from "@/lib/organizations/choose-undo-time";
import { describeOrganization } from "@/lib/organizations/describe-organization";
import { runAct } from "../run-act";

const Text = z.string().trim();

export async function saveDescription(values: string, teamNeeds: string): Promise<ActionState> {
  return asActionState(async () => {
    const description = { values: Text.parse(values) || null, teamNeeds: Text.parse(teamNeeds) || null };
    await describeOrganization(await currentActor(), description);
    refresh();
  });
}

export const savePolicy = async (confirmationPolicy: "agent" | "recruiter") =>
  runAct((actor) => chooseConfirmationPolicy(actor, { confirmationPolicy }));

export async function saveLetters(letters: z.input<typeof chooseLetters.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { data, error } = chooseLetters.input.safeParse(letters);
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await chooseLetters(await currentActor(), data);
    refresh();
  });
}

/** Takes one reason per line. */
export async function saveRejectionReasons(lines: string): Promise<ActionState> {
  return asActionState(async () => {
    const rejectionReasons = Text.parse(lines)
      .split(/\s*\n\s*/)
      .filter(Boolean);
    const { error } = chooseRejectionReasons.input.safeParse({ rejectionReasons });
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await chooseRejectionReasons(await currentActor(), { rejectionReasons });
    refresh();
  });
}

export const saveUndoTime = async (decisionUndoSeconds: number) =>
  runAct((actor) => chooseUndoTime(actor, { decisionUndoSeconds }));

/** Previews whom a retention rule of this many months would erase now. */
export const previewRetentionRule = async (retentionMonths: number) =>
  asActionState(async () => previewRetention(await currentActor(), { retentionMonths }));

export const saveRetention = async (retentionMonths: number | null) =>
  runAct((actor) => chooseRetention(actor, { retentionMonths }));
