"use server";

import { keepTheirs as takeTheirs } from "@/lib/records/ats/keep-theirs";
import { leavePush } from "@/lib/records/ats/leave-push";
import { retryPush } from "@/lib/records/ats/retry-push";
import { runAct } from "../../run-act";

export const retry = async (applicationId: string) => runAct((actor) => retryPush(actor, { applicationId }));

export const leave = async (applicationId: string) => runAct((actor) => leavePush(actor, { applicationId }));

export const keepTheirs = async (applicationId: string) =>
  runAct((actor) => takeTheirs(actor, { applicationId }));
