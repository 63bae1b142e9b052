"use server";

import * as z from "zod";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { addCredits } from "@/lib/operating/acts/add-credits";
import { reindex } from "@/lib/operating/acts/reindex";
import { resetPasswordOf } from "@/lib/operating/acts/reset-password";
import { rotateKeys } from "@/lib/operating/acts/rotate-keys";
import { setAdministrator } from "@/lib/operating/acts/set-administrator";
import { runFailed } from "@/lib/operating/acts/run-failed";
import { sendInvitationAgain } from "@/lib/operating/acts/undelivered-invitations";
import { verify } from "@/lib/operating/acts/verify";

const Text = z.string();

export async function grant(organizationId: string, amount: number, reason: string): Promise<ActionState> {
  return asActionState(async () => {
    await addCredits(await currentActor(), { organizationId, amount, reason });
    refresh();
  });
}

export async function appoint(email: string, administrator: boolean): Promise<ActionState> {
  return asActionState(async () => {
    await setAdministrator(await currentActor(), { email, administrator });
    refresh();
  });
}

export async function resetPassword(email: string): Promise<ActionState> {
  return asActionState(async () => {
    await resetPasswordOf(await currentActor(), { email: Text.parse(email), by: "mail" });
    refresh();
  });
}

export async function sendAgain(invitationId: string): Promise<ActionState> {
  return asActionState(async () => {
    await sendInvitationAgain(await currentActor(), { invitationId });
    refresh();
  });
}

export async function runAgain(functionId: string): Promise<ActionState> {
  return asActionState(async () => {
    await runFailed(await currentActor(), { functionId });
    refresh();
  });
}

/** What concerns the whole service; answers what came of it, in words. */
export async function serviceAct(
  act: "verify" | "rotate-keys" | "reindex",
): Promise<ActionState<{ outcome: string[] }>> {
  return asActionState(async () => {
    const actor = await currentActor();
    const outcome = await outcomes[z.enum(["verify", "rotate-keys", "reindex"]).parse(act)](actor);
    refresh();
    return { outcome };
  });
}

type Actor = Awaited<ReturnType<typeof currentActor>>;

const outcomes = {
  async verify(actor: Actor) {
    const { organizations, files, problems } = await verify(actor, {});
    const found = problems.map(
      ({ organizationId, what, count, example }) =>
        `${organizationId ?? "The service"}: ${what} (${count}${example ? `, for example ${example}` : ""})`,
    );
    return [`${organizations} organizations and ${files} files, ${problems.length} problems.`, ...found];
  },
  async "rotate-keys"(actor: Actor) {
    const { connections, models } = await rotateKeys(actor, {});
    return [`Encrypted anew: ${connections} connections and ${models} models' keys.`];
  },
  async reindex(actor: Actor) {
    const { candidates } = await reindex(actor, {});
    return [`${candidates} candidates are indexed anew, in the background.`];
  },
};
