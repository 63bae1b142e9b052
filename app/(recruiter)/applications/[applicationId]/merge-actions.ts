"use server";

import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge as unmerge } from "@/lib/records/candidates/undo-merge";
import { runAct } from "../../run-act";

export const merge = async (pair: { candidateId: string; mergedId: string }) =>
  runAct((actor) => mergeCandidates(actor, pair));

export const undoMerge = async (merged: { mergedId: string }) => runAct((actor) => unmerge(actor, merged));
