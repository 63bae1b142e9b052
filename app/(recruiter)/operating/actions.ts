"use server";

import type { Words } from "@/components/words/translate";
import { getWords } from "@/components/words/get-words";
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
import en from "@/messages/en/operating.json";

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

/** Runs an act on the whole service and returns its outcome as sentences. */
export async function serviceAct(
  act: "verify" | "rotate-keys" | "reindex",
): Promise<ActionState<{ outcome: string[] }>> {
  return asActionState(async () => {
    const actor = await currentActor();
    const outcome = await outcomes[z.enum(["verify", "rotate-keys", "reindex"]).parse(act)](
      actor,
      await getWords("operating", en),
    );
    refresh();
    return { outcome };
  });
}

type Actor = Awaited<ReturnType<typeof currentActor>>;

const outcomes = {
  async verify(actor: Actor, t: Words<typeof en>) {
    const { organizations, files, problems } = await verify(actor, {});
    const lines = problems.map(({ organizationId, what, count, example }) => {
      const where = organizationId ?? t("service.verify.service");
      return example
        ? t("service.verify.problem.example", { where, what, count, example })
        : t("service.verify.problem", { where, what, count });
    });
    return [t("service.verify.done", { organizations, files, problems: problems.length }), ...lines];
  },
  async "rotate-keys"(actor: Actor, t: Words<typeof en>) {
    const { connections, models } = await rotateKeys(actor, {});
    return [t("service.rotate-keys.done", { connections, models })];
  },
  async reindex(actor: Actor, t: Words<typeof en>) {
    const { candidates } = await reindex(actor, {});
    return [t("service.reindex.done", { candidates })];
  },
};
