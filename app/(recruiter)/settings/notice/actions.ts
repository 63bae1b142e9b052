"use server";

import type * as z from "zod";
import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { invalid } from "@/lib/errors";
import { chooseNoticeWait } from "@/lib/hiring/rights/choose-notice-wait";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { runAct } from "../../run-act";

export async function publish(notice: z.input<typeof publishNotice.input>): Promise<ActionState> {
  return asActionState(async () => {
    const { data, error } = publishNotice.input.safeParse(notice);
    if (error) throw invalid(error.issues.map(({ message }) => message).join(" "));
    await publishNotice(await currentActor(), data);
    refresh();
  });
}

export const saveNoticeWait = async (waitForNotice: boolean) =>
  runAct((actor) => chooseNoticeWait(actor, { waitForNotice }));
