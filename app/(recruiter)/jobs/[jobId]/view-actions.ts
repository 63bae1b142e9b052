"use server";

import type { ViewActs } from "@/components/job/saved-views";
import { deleteView } from "@/lib/records/jobs/delete-view";
import { saveView as save } from "@/lib/records/jobs/save-view";
import { runAct } from "../../run-act";

export const saveView: ViewActs["save"] = async (view) => runAct((actor) => save(actor, view));

export const removeView: ViewActs["remove"] = async (viewId) =>
  runAct((actor) => deleteView(actor, { viewId }));
