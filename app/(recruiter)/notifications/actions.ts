"use server";

import { chooseNotices } from "@/lib/platform/notices/choose-notices";
import type { NoticeChoices } from "@/lib/platform/notices/choices";
import { markRead } from "@/lib/platform/notices/mark-read";
import { runAct } from "../run-act";

export const read = async (noticeId: string) => runAct((actor) => markRead(actor, { noticeId }));

export const readAll = async () => runAct((actor) => markRead(actor, {}));

export const saveChoices = async (choices: NoticeChoices) =>
  runAct((actor) => chooseNotices(actor, { choices }));
