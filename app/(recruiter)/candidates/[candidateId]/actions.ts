"use server";

import { refresh } from "next/cache";
import type * as z from "zod";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { correctProfile } from "@/lib/records/candidates/correct-profile";
import * as consent from "@/lib/records/candidates/employee-consent";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import * as pool from "@/lib/records/candidates/opt-out";
import { dismissSignal as dismiss } from "@/lib/records/candidates/signals/dismiss-signal";
import { previewErasure as preview } from "@/lib/records/candidates/preview-erasure";
import { invalid } from "@/lib/errors";
import { runAct } from "../../run-act";

/** Corrects a candidate's name, email address and phone number. */
export async function correct(edit: z.input<typeof correctCandidate.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { success, error } = correctCandidate.input.safeParse(edit);
    if (!success) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await correctCandidate(await currentActor(), edit);
    refresh();
  });
}

/** Corrects a list of what was read in a candidate's CV, or takes that back. */
export async function correctList(edit: z.input<typeof correctProfile.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { success, error } = correctProfile.input.safeParse(edit);
    if (!success) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await correctProfile(await currentActor(), edit);
    refresh();
  });
}

/** Adds an application to another job for the candidate; scoring follows. */
export const assign = async (candidateId: string, jobId: string) =>
  runAct((actor) => assignCandidate(actor, { candidateId, jobId }));

/** Dismisses a signal that the member has looked at. */
export const dismissSignal = async (dismissal: { signalId: string; reason: string }) =>
  runAct((actor) => dismiss(actor, dismissal));

type Candidate = { candidateId: string };

export const optOut = async (candidate: Candidate) => runAct((actor) => pool.optOut(actor, candidate));

export const undoOptOut = async (candidate: Candidate) =>
  runAct((actor) => pool.undoOptOut(actor, candidate));

export const giveConsent = async (candidate: Candidate) =>
  runAct((actor) => consent.giveConsent(actor, candidate));

export const withdrawConsent = async (candidate: Candidate) =>
  runAct((actor) => consent.withdrawConsent(actor, candidate));

/** Previews what erasing the candidate would delete. */
export const previewErasure = async (candidate: Candidate) =>
  asActionState(async () => preview(await currentActor(), candidate));

export const erase = async (candidate: Candidate) => runAct((actor) => eraseCandidate(actor, candidate));
