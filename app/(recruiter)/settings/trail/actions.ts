"use server";

import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { checkTrail } from "@/lib/platform/audit/check-trail";

export const check = async () =>
  asActionState(async () => ({ report: await checkTrail(await currentActor(), {}) }));
