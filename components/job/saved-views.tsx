"use client";

import { Bookmark } from "lucide-react";
import { lazy, useState } from "react";
import type * as z from "zod";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { listViews } from "@/lib/records/jobs/list-views";
import en from "@/messages/en/job-head.json";

const ViewsDialog = lazy(() => import("./views-dialog"));

type View = z.output<typeof listViews.output>["views"][number];
export type ViewActs = {
  save: (view: { jobId: string; name: string; query: string; shared: boolean }) => Promise<ActionState>;
  remove: (viewId: string) => Promise<ActionState>;
};
export type SavedViews = { jobId: string; views: View[]; acts: ViewActs };

/** Named views (tab, filters and order) of this list: to open, save and share. */
export function SavedViews(props: SavedViews) {
  const t = useWords("job-head", en);
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "v", label: t("savedViews"), group: "Lists", run: () => setOpen(true) }]);
  return (
    <>
      <Button intent="quiet" size="sm" aria-label={t("savedViews")} onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        <span className="max-sm:hidden">{t("savedViews.short")}</span>
      </Button>
      <Later when={open}>
        <ViewsDialog {...props} open={open} onOpenChange={setOpen} />
      </Later>
    </>
  );
}
