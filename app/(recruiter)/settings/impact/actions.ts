"use server";

import type * as z from "zod";
import { chooseSelfQuestions } from "@/lib/records/self-reports/choose-self-questions";
import { runAct } from "../../run-act";

export const saveQuestions = async (chosen: z.input<typeof chooseSelfQuestions.input>) =>
  runAct((actor) => chooseSelfQuestions(actor, chosen));
