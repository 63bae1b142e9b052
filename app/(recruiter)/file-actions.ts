"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { getWords } from "@/components/words/get-words";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { addressOriginal } from "@/lib/records/candidates/original-address";
import { confirmRead as confirm } from "@/lib/records/candidates/confirm-read";
import { invalid } from "@/lib/errors";
import { readAgain as readFileAgain } from "@/lib/hiring/intake/read-again";
import en from "@/messages/en/actions.json";
import { runAct } from "./run-act";

const Kind = z.enum(["cv", "cover_letter", "other"]);

export const addFile = async (candidateId: string, kind: z.infer<typeof Kind>, uploadId: string) =>
  runAct((actor) => addAttachment(actor, { candidateId, kind: Kind.parse(kind), file: { uploadId } }));

/** Adds a typed CV. */
export async function addTyped(candidateId: string, text: string): Promise<ActionState> {
  return asActionState(async () => {
    const t = await getWords("actions", en);
    const typed = z.string().trim().parse(text);
    if (typed.length < 40) throw invalid(t("typed.tooShort"));
    const contentBase64 = Buffer.from(typed).toString("base64");
    await addAttachment(await currentActor(), {
      candidateId,
      kind: "cv",
      file: { fileName: t("typed.fileName"), contentBase64 },
    });
    refresh();
  });
}

export const readAgain = async (attachmentId: string) =>
  runAct((actor) => readFileAgain(actor, { attachmentId }));

export const confirmRead = async (attachmentId: string) =>
  runAct((actor) => confirm(actor, { attachmentId }));

/** The path at which the page fetches a PDF to render it. */
export const addressOf = async (attachmentId: string) =>
  asActionState(async () => addressOriginal(await currentActor(), { attachmentId }));
