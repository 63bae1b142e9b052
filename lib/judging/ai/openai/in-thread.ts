import { inThread } from "@/lib/platform/threads/in-thread";
import type * as answers from "./judge-answer";
import type * as prompts from "./judge-prompt";
import type * as questions from "./judge-questions";
import type * as merging from "./merge-parts";
import type * as removal from "./without-lines";

export const questionsOn = inThread<typeof questions.questionsOn>("questionsOn", "queued");
export const judgeMaterial = inThread<typeof prompts.judgeMaterial>("judgeMaterial", "queued");
export const readAnswer = inThread<typeof answers.readAnswer>("readAnswer", "queued");
export const withoutLines = inThread<typeof removal.withoutLines>("withoutLines", "queued");
export const mergeAll = inThread<typeof merging.mergeAll>("mergeAll", "queued");
