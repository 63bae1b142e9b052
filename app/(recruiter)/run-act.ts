import { refresh } from "next/cache";
import type { Actor } from "@/lib/platform/access/actor";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";

/** Runs a server action's act as the signed-in member, then refreshes the page. Keeps the act's result on the server. */
export const runAct = (act: (actor: Actor) => Promise<unknown>): Promise<ActionState> =>
  asActionState(async () => {
    await act(await currentActor());
    refresh();
  });
