"use server";

import { refresh } from "next/cache";
import type * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { assignCandidate } from "@/lib/candidates/assign-candidate";
import { correctCandidate } from "@/lib/candidates/correct-candidate";
import * as consent from "@/lib/candidates/employee-consent";
import { eraseCandidate } from "@/lib/candidates/erase-candidate";
import * as pool from "@/lib/candidates/opt-out";
import { previewErasure as preview } from "@/lib/candidates/preview-erasure";
import { invalid } from "@/lib/errors";

/** Corrects a candidate's name, email address and phone number. */
export async function correct(edit: z.input<typeof correctCandidate.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { success, error } = correctCandidate.input.safeParse(edit);
    if (!success) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await correctCandidate(await currentActor(), edit);
    refresh();
  });
}

/** Adds an application to another job for the candidate; scoring follows. */
export async function assign(candidateId: string, jobId: string): Promise<ActionState> {
  return asActionState(async () => {
    await assignCandidate(await currentActor(), { candidateId, jobId });
    refresh();
  });
}

type Candidate = { candidateId: string };

const runAct = (act: (actor: Actor, candidate: Candidate) => Promise<object>, candidate: Candidate) =>
  asActionState(async () => {
    await act(await currentActor(), candidate);
    refresh();
  });

export const optOut = async (candidate: Candidate): Promise<ActionState> => runAct(pool.optOut, candidate);

export const undoOptOut = async (candidate: Candidate): Promise<ActionState> =>
  runAct(pool.undoOptOut, candidate);

export const giveConsent = async (candidate: Candidate): Promise<ActionState> =>
  runAct(consent.giveConsent, candidate);

export const withdrawConsent = async (candidate: Candidate): Promise<ActionState> =>
  runAct(consent.withdrawConsent, candidate);

/** Previews what erasing the candidate would delete. */
export const previewErasure = async (candidate: Candidate): Promise<ActionState<{ effects: string[] }>> =>
  asActionState(async () => preview(await currentActor(), candidate));

export const erase = async (candidate: Candidate): Promise<ActionState> => runAct(eraseCandidate, candidate);
