"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { chooseNotices } from "@/lib/notices/choose-notices";
import type { NoticeChoices } from "@/lib/notices/choices";
import { markRead } from "@/lib/notices/mark-read";

export async function read(noticeId: string): Promise<ActionState> {
  return asActionState(async () => {
    await markRead(await currentActor(), { noticeId });
  });
}

export async function readAll(): Promise<ActionState> {
  return asActionState(async () => {
    await markRead(await currentActor(), {});
    refresh();
  });
}

export async function saveChoices(choices: NoticeChoices): Promise<ActionState> {
  return asActionState(async () => {
    await chooseNotices(await currentActor(), { choices });
    refresh();
  });
}
