"use server";

import * as z from "zod";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { invalid } from "@/lib/errors";
import { currentActor } from "@/lib/platform/access/session";
import { previewRetention } from "@/lib/records/candidates/preview-retention";
import { chooseLetters } from "@/lib/hiring/letters/choose-letters";
import { chooseLooks } from "@/lib/hiring/organizations/choose-looks";
import { chooseConfirmationPolicy } from "@/lib/hiring/organizations/choose-confirmation-policy";
import { chooseRejectionReasons } from "@/lib/hiring/organizations/choose-rejection-reasons";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { chooseWithheld } from "@/lib/hiring/organizations/choose-withheld";
import { chooseUndoTime } from "@/lib/hiring/organizations/choose-undo-time";
import { describeOrganization } from "@/lib/hiring/organizations/describe-organization";
import { runAct } from "../run-act";

const Description = z
  .object({ values: z.string(), teamNeeds: z.string() })
  .transform(({ values, teamNeeds }) => ({ values: values || null, teamNeeds: teamNeeds || null }));
type Description = z.input<typeof Description>;

export const saveDescription = async (description: Description, shown: Description) =>
  runAct((actor) =>
    describeOrganization(actor, { ...Description.parse(description), shown: Description.parse(shown) }),
  );

export const savePolicy = async (confirmationPolicy: "agent" | "recruiter") =>
  runAct((actor) => chooseConfirmationPolicy(actor, { confirmationPolicy }));

export async function saveLetters(
  letters: z.input<typeof chooseLetters.input>,
): Promise<ActionState<z.output<typeof chooseLetters.output>>> {
  return asActionState(async () => {
    const { data, error } = chooseLetters.input.safeParse(letters);
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    const saved = await chooseLetters(await currentActor(), data);
    refresh();
    return saved;
  });
}

export async function saveRejectionReasons(
  reasons: z.input<typeof chooseRejectionReasons.input>,
): Promise<ActionState> {
  return asActionState(async () => {
    const { data, error } = chooseRejectionReasons.input.safeParse(reasons);
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await chooseRejectionReasons(await currentActor(), data);
    refresh();
  });
}

export const saveUndoTime = async (decisionUndoSeconds: number) =>
  runAct((actor) => chooseUndoTime(actor, { decisionUndoSeconds }));

export const saveWithheld = async (agentsWithheld: z.input<typeof chooseWithheld.input>["agentsWithheld"]) =>
  runAct((actor) => chooseWithheld(actor, { agentsWithheld }));

export const saveLooks = async (looks: z.input<typeof chooseLooks.input>) =>
  runAct((actor) => chooseLooks(actor, looks));

/** Previews whom a retention rule of this many months would erase now. */
export const previewRetentionRule = async (retentionMonths: number) =>
  asActionState(async () => previewRetention(await currentActor(), { retentionMonths }));

export const saveRetention = async (retentionMonths: number | null) =>
  runAct((actor) => chooseRetention(actor, { retentionMonths }));
