"use server";

import { refresh } from "next/cache";
import type { ViewActs } from "@/components/job/saved-views";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { deleteView } from "@/lib/jobs/delete-view";
import { saveView as save } from "@/lib/jobs/save-view";

export const saveView: ViewActs["save"] = async (view) =>
  asActionState(async () => {
    await save(await currentActor(), view);
    refresh();
  });

export const removeView: ViewActs["remove"] = async (viewId) =>
  asActionState(async () => {
    await deleteView(await currentActor(), { viewId });
    refresh();
  });
