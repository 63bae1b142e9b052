"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { beginImport } from "@/lib/ats/csv/begin-import";
import { discardImport } from "@/lib/ats/csv/discard-import";
import type { ImportKind } from "@/lib/ats/csv/fields";
import { mapImport } from "@/lib/ats/csv/map-import";
import { startImport } from "@/lib/ats/csv/start-import";

const path = "/settings/connections/import";

export async function begin(kind: ImportKind, uploadId: string): Promise<ActionState> {
  const state = await asActionState(async () =>
    beginImport(await currentActor(), { kind, file: { uploadId } }),
  );
  if (state.ok) redirect(`${path}/${state.importId}`);
  return state;
}

export async function map(importId: string, mapping: Record<string, string | null>): Promise<ActionState> {
  return asActionState(async () => {
    await mapImport(await currentActor(), { importId, mapping });
    refresh();
  });
}

export async function start(importId: string): Promise<ActionState> {
  return asActionState(async () => {
    await startImport(await currentActor(), { importId });
    refresh();
  });
}

export async function discard(importId: string): Promise<ActionState> {
  const state = await asActionState(async () => discardImport(await currentActor(), { importId }));
  if (state.ok) redirect(path);
  return state;
}
