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
import type { SavedViews } from "./saved-views";

/** To go to a view, to save one and to remove one's own. */
export default function ViewsDialog({
  open,
  onOpenChange,
  ...props
}: SavedViews & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Saved views">
        <Views {...props} close={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Views({ jobId, views, acts, close }: SavedViews & { close: () => void }) {
  const query = useSearchParams().toString();
  const mayWrite = useMay("job:write");
  const { act, busy } = useAct();
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const list =
    views.length > 0 ? (
      <ul aria-label="Views of this job" className="flex flex-col">
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
            {view.shared && <Badge tone="outline">{view.own ? "Shared" : "Shared with you"}</Badge>}
            {view.own && mayWrite && (
              <Button
                intent="quiet"
                size="icon-sm"
                aria-label={`Remove ${view.name}`}
                disabled={busy}
                onClick={() => act(() => acts.remove(view.viewId), { done: `${view.name} removed` })}
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-sm text-ink-muted">No view of this job is saved yet.</p>
    );
  if (!mayWrite) return <DialogBody>{list}</DialogBody>;
  return (
    <DialogForm
      submit="Save view"
      done={`${name} saved`}
      then={close}
      send={() => acts.save({ jobId, name, query, shared })}
    >
      {list}
      <Field label="Save the list as it is now">
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={80}
            placeholder="A name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <label className="flex items-center gap-3 text-sm">
        <Switch checked={shared} onCheckedChange={setShared} />
        Share with the team
      </label>
    </DialogForm>
  );
}
