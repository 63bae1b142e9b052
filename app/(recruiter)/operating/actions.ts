"use server";

import type { Words } from "@/components/words/translate";
import { getWords } from "@/components/words/get-words";
import * as z from "zod";
import { refresh } from "next/cache";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { addCredits } from "@/lib/doors/operating/acts/add-credits";
import { reindex } from "@/lib/doors/operating/acts/reindex";
import { resetPasswordOf } from "@/lib/doors/operating/acts/reset-password";
import { rotateKeys } from "@/lib/doors/operating/acts/rotate-keys";
import { setAdministrator } from "@/lib/doors/operating/acts/set-administrator";
import { runFailed } from "@/lib/doors/operating/acts/run-failed";
import { sendInvitationAgain } from "@/lib/doors/operating/acts/undelivered-invitations";
import { verify } from "@/lib/doors/operating/acts/verify";
import en from "@/messages/en/operating.json";
import { runAct } from "../run-act";

export const grant = async (organizationId: string, amount: number, reason: string, requestId: string) =>
  runAct((actor) => addCredits(actor, { organizationId, amount, reason, requestId }));

export const appoint = async (email: string, administrator: boolean) =>
  runAct((actor) => setAdministrator(actor, { email, administrator }));

export const resetPassword = async (email: string) =>
  runAct((actor) => resetPasswordOf(actor, { email: z.string().parse(email), by: "mail" }));

export const sendAgain = async (invitationId: string) =>
  runAct((actor) => sendInvitationAgain(actor, { invitationId }));

export const runAgain = async (functionId: string) => runAct((actor) => runFailed(actor, { functionId }));

/** Runs an act on the whole service and returns its outcome as sentences. */
export async function serviceAct(act: keyof typeof outcomes) {
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
    return [t("service.rotate-keys.done", await rotateKeys(actor, {}))];
  },
  async reindex(actor: Actor, t: Words<typeof en>) {
    const { candidates } = await reindex(actor, {});
    return [t("service.reindex.done", { candidates })];
  },
};
