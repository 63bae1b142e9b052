"use server";

import { refresh } from "next/cache";
import type * as z from "zod";
import { invalid } from "@/lib/errors";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { placeHold } from "@/lib/records/candidates/place-hold";
import { releaseHold } from "@/lib/records/candidates/release-hold";
import { runAct } from "../../run-act";

export async function place(hold: z.input<typeof placeHold.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { data, error } = placeHold.input.safeParse(hold);
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await placeHold(await currentActor(), data);
    refresh();
  });
}

export const release = async (holdId: string) => runAct((actor) => releaseHold(actor, { holdId }));
