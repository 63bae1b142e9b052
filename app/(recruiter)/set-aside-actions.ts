"use server";

import type { SetAsideActs } from "@/components/application/use-set-aside";
import { snoozeApplications } from "@/lib/hiring/applications/snooze";
import { tagApplications } from "@/lib/hiring/applications/tag";
import { wakeApplications } from "@/lib/hiring/applications/wake";
import { runAct } from "./run-act";

export const snooze: SetAsideActs["snooze"] = async (applicationIds, until) =>
  runAct((actor) => snoozeApplications(actor, { applicationIds, until }));

export const wake: SetAsideActs["wake"] = async (applicationIds) =>
  runAct((actor) => wakeApplications(actor, { applicationIds }));

export const tag: SetAsideActs["tag"] = async (applicationIds, add, remove) =>
  runAct((actor) => tagApplications(actor, { applicationIds, add, remove }));
