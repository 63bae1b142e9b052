"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";
import type { SavedViews } from "./saved-views";

/** Dialog to open a saved view, to save one and to remove one's own. */
export default function ViewsDialog({
  open,
  onOpenChange,
  ...props
}: SavedViews & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useWords("job", en);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t("views.title")}>
        <Views {...props} close={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Views({ jobId, views, acts, close }: SavedViews & { close: () => void }) {
  const t = useWords("job", en);
  const query = useSearchParams().toString();
  const mayWrite = useMay("job:write");
  const { act, busy } = useAct();
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const list =
    views.length > 0 ? (
      <ul aria-label={t("views")} className="flex flex-col">
        {views.map((view) => (
          <li
            key={view.viewId}
            className="flex min-h-9 items-center gap-2 border-b border-line text-sm last:border-b-0"
          >
            <Link
              href={view.query ? `/jobs/${jobId}?${view.query}` : `/jobs/${jobId}`}
              prefetch={false}
              onClick={close}
              className="min-w-0 flex-1 truncate rounded-xs font-medium hover:underline"
            >
              {view.name}
            </Link>
            {view.shared && (
              <Badge tone="outline">{t(view.own ? "view.shared" : "view.sharedWithYou")}</Badge>
            )}
            {view.own && mayWrite && (
              <Button
                intent="quiet"
                size="icon-sm"
                aria-label={t("view.remove", { name: view.name })}
                disabled={busy}
                onClick={() =>
                  act(() => acts.remove(view.viewId), { done: t("view.removed", { name: view.name }) })
                }
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-sm text-ink-muted">{t("views.empty")}</p>
    );
  if (!mayWrite) return <DialogBody>{list}</DialogBody>;
  return (
    <DialogForm
      submit={t("view.save")}
      done={t("view.saved", { name })}
      then={close}
      send={() => acts.save({ jobId, name, query, shared })}
    >
      {list}
      <Field label={t("views.new")}>
        <Input
          required
          maxLength={80}
          placeholder={t("views.name")}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <label className="flex items-center gap-3 text-sm">
        <Switch checked={shared} onCheckedChange={setShared} />
        {t("view.share")}
      </label>
    </DialogForm>
  );
}
