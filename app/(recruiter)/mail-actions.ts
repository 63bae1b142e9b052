"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { acceptReplyFile } from "@/lib/hiring/letters/accept-reply-file";
import { chooseCalendar } from "@/lib/hiring/letters/choose-calendar";
import { prepareLetters } from "@/lib/hiring/letters/prepare-letters";
import { takeBackMessages } from "@/lib/hiring/letters/take-back";
import { checkedLetter } from "@/lib/hiring/letters/template";
import { writeMessages } from "@/lib/hiring/letters/write-messages";
import type { MailActs } from "@/components/mail/acts";
import { invalid, problemsOf } from "@/lib/errors";
import { runAct } from "./run-act";

const Written = z.object({
  subject: z.string(),
  text: z.string(),
  people: writeMessages.input.shape.people,
  answers: z.string().optional(),
});

/** The templates for messages, and what each of these people would get. */
export const prepareMessages: MailActs["prepare"] = async (about) =>
  asActionState(async () => prepareLetters(await currentActor(), { ...about, kind: "message" }));

/** Writes to people; returns how long it can be taken back. */
export const writeAll: MailActs["write"] = async (message) =>
  asActionState(async () => {
    const { subject, text, ...to } = Written.parse(message);
    const written = await writeMessages(await currentActor(), { ...to, ...checkedLetter({ subject, text }) });
    refresh();
    return { ...written, undoMs: Math.max(Date.parse(written.takeBackUntil) - Date.now(), 0) };
  });

export const takeBack: MailActs["takeBack"] = async (letterIds) =>
  runAct((actor) => takeBackMessages(actor, { letterIds }));

export const acceptFile: MailActs["acceptFile"] = async (fileId, kind) =>
  runAct((actor) => acceptReplyFile(actor, { fileId, kind }));

/** Saves the member's link to their calendar; empty for none. */
export const saveCalendar = async (url: string) =>
  asActionState(async () => {
    const { data, error } = chooseCalendar.input.safeParse({ calendarUrl: url.trim() || null });
    if (error) throw invalid(problemsOf(error));
    await chooseCalendar(await currentActor(), data);
    refresh();
  });
