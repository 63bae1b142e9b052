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
import { previewErasure } from "@/lib/candidates/preview-erasure";
import { invalid } from "@/lib/errors";

/** Changes name, e-mail address and phone number of the person as the page showed them. */
export async function correct(edit: z.input<typeof correctCandidate.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { success, error } = correctCandidate.input.safeParse(edit);
    if (!success) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await correctCandidate(await currentActor(), edit);
    refresh();
  });
}

/** Applies the person to one more job; scoring follows. */
export async function assign(candidateId: string, jobId: string): Promise<ActionState> {
  return asActionState(async () => {
    await assignCandidate(await currentActor(), { candidateId, jobId });
    refresh();
  });
}

type Candidate = { candidateId: string };

const done = (act: (actor: Actor, candidate: Candidate) => Promise<object>, candidate: Candidate) =>
  asActionState(async () => {
    await act(await currentActor(), candidate);
    refresh();
  });

export const optOut = async (candidate: Candidate): Promise<ActionState> => done(pool.optOut, candidate);

export const takeBackOptOut = async (candidate: Candidate): Promise<ActionState> =>
  done(pool.takeBackOptOut, candidate);

export const giveConsent = async (candidate: Candidate): Promise<ActionState> =>
  done(consent.giveConsent, candidate);

export const withdrawConsent = async (candidate: Candidate): Promise<ActionState> =>
  done(consent.withdrawConsent, candidate);

/** What erasing would destroy. */
export const foretellErasure = async (candidate: Candidate): Promise<ActionState<{ effects: string[] }>> =>
  asActionState(async () => previewErasure(await currentActor(), candidate));

export const erase = async (candidate: Candidate): Promise<ActionState> => done(eraseCandidate, candidate);
