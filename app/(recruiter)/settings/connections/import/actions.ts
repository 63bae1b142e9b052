"use server";

import { redirect } from "next/navigation";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { discardImport } from "@/lib/records/ats/csv/discard-import";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import type { Encoding } from "@/lib/records/ats/csv/decode";
import { answerRepeats, chooseEncoding, mapImport } from "@/lib/records/ats/csv/map-import";
import type { RepeatAnswer } from "@/lib/records/ats/csv/repeats";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { runAct } from "../../../run-act";

const path = "/settings/connections/import";

export async function begin(kind: ImportKind, uploadId: string): Promise<ActionState> {
  const state = await asActionState(async () =>
    beginImport(await currentActor(), { kind, file: { uploadId } }),
  );
  if (state.ok) redirect(`${path}/${state.importId}`);
  return state;
}

export const map = async (importId: string, mapping: Record<string, string | null>) =>
  runAct((actor) => mapImport(actor, { importId, mapping }));

export const recode = async (importId: string, encoding: Encoding) =>
  runAct((actor) => chooseEncoding(actor, { importId, encoding }));

export const answer = async (importId: string, repeats: RepeatAnswer) =>
  runAct((actor) => answerRepeats(actor, { importId, repeats }));

export const start = async (importId: string) => runAct((actor) => startImport(actor, { importId }));

export async function discard(importId: string): Promise<ActionState> {
  const state = await asActionState(async () => discardImport(await currentActor(), { importId }));
  if (state.ok) redirect(path);
  return state;
}
