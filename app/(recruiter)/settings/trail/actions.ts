"use server";

import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { checkTrail } from "@/lib/audit/check-trail";

export const check = async () =>
  asActionState(async () => ({ report: await checkTrail(await currentActor(), {}) }));
