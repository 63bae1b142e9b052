"use server";

import { chooseModel } from "@/lib/judging/ai/choice/choose-model";
import { cancelBatch } from "@/lib/judging/evaluation/batch/run-batch";
import { startTrial } from "@/lib/judging/evaluation/trial/start-trial";
import { runAct } from "../../run-act";

type ModelToTry = Parameters<typeof startTrial>[1]["choice"];

export const tryModel = async (choice: ModelToTry) => runAct((actor) => startTrial(actor, { choice }));

type Choice = Parameters<typeof chooseModel>[1]["choice"];

export const saveModel = async (choice: Choice) => runAct((actor) => chooseModel(actor, { choice }));

export const cancel = async (batchId: string) => runAct((actor) => cancelBatch(actor, { batchId }));
