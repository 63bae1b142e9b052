"use server";

import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { evaluateEarlier } from "@/lib/judging/evaluation/judge-change/evaluate-earlier";
import { previewJudge } from "@/lib/judging/evaluation/judge-change/preview-judge";
import { runAct } from "../../run-act";

/** A dry run of the present judge on evaluations by an earlier one. */
export const preview = async () =>
  asActionState(async () => ({ preview: await previewJudge(await currentActor(), {}) }));

/** Evaluates undecided candidates with a score by an earlier judge again. */
export const evaluateAgain = async () => runAct((actor) => evaluateEarlier(actor, {}));
