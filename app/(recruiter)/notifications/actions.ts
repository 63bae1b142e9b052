"use server";

import { chooseNotices } from "@/lib/notices/choose-notices";
import type { NoticeChoices } from "@/lib/notices/choices";
import { markRead } from "@/lib/notices/mark-read";
import { runAct } from "../run-act";

export const read = async (noticeId: string) => runAct((actor) => markRead(actor, { noticeId }));

export const readAll = async () => runAct((actor) => markRead(actor, {}));

export const saveChoices = async (choices: NoticeChoices) =>
  runAct((actor) => chooseNotices(actor, { choices }));
