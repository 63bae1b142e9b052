"use server";

import { answerRequest } from "@/lib/hiring/rights/answer-request";
import { takeRequest } from "@/lib/hiring/rights/take-request";
import { runAct } from "../run-act";

export const take = async (requestId: string) => runAct((actor) => takeRequest(actor, { requestId }));

export const answer = async (requestId: string, outcome: "done" | "unchanged", text: string) =>
  runAct((actor) => answerRequest(actor, { requestId, outcome, answer: text }));
