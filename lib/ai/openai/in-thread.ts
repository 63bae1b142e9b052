import { inThread } from "@/lib/threads/in-thread";
import * as answers from "./judge-answer";
import * as prompts from "./judge-prompt";
import * as questions from "./judge-questions";
import * as merging from "./merge-parts";
import * as removal from "./without-lines";

export const questionsOn = inThread("questionsOn", questions.questionsOn, "queued");
export const judgeMaterial = inThread("judgeMaterial", prompts.judgeMaterial, "queued");
export const readAnswer = inThread("readAnswer", answers.readAnswer, "queued");
export const withoutLines = inThread("withoutLines", removal.withoutLines, "queued");
export const mergeAll = inThread("mergeAll", merging.mergeAll, "queued");
