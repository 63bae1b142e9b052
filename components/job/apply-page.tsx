"use client";

import { useState } from "react";
import type * as z from "zod";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { getApplyPage } from "@/lib/hiring/intake/get-apply-page";
import en from "@/messages/en/job.json";

export type ApplyPage = z.output<typeof getApplyPage.output>;
export type ApplyPageActs = {
  read: (jobId: string) => Promise<ActionState<ApplyPage>>;
  change: (change: { jobId: string; open: boolean; text: string }) => Promise<ActionState>;
};

/** Dialog to open or close the page where strangers apply for a job, with its link and a text for job boards. */
export default function ApplyPageDialog(props: {
  jobId: string;
  page: ApplyPage | null;
  change: ApplyPageActs["change"];
  close: () => void;
}) {
  const { page, close } = props;
  const t = useWords("job", en);
  return (
    <Dialog open={page !== null} onOpenChange={close}>
      <DialogContent wide title={t("applyPage")} description={t("applyPage.description")}>
        {page && <ApplyPageForm {...page} {...props} />}
      </DialogContent>
    </Dialog>
  );
}

function ApplyPageForm(
  props: ApplyPage & { jobId: string; change: ApplyPageActs["change"]; close: () => void },
) {
  const { jobId, url, change, close } = props;
  const t = useWords("job", en);
  const [open, setOpen] = useState(props.open);
  const [text, setText] = useState(props.text);
  return (
    <DialogForm submit={t("save")} done={t("saved")} then={close} send={() => change({ jobId, open, text })}>
      <label className="flex items-center gap-2.5 text-sm font-medium">
        <PlainCheckbox checked={open} onChange={(event) => setOpen(event.target.checked)} />
        {t("applyPage.open")}
      </label>
      <Field label={t("applyPage.text")} hint={t("applyPage.text.hint")}>
        <Textarea
          required
          maxLength={20_000}
          className="min-h-40"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {open && (
        <div className="flex flex-wrap items-end gap-2">
          <Field label={t("applyPage.link")} className="min-w-56 flex-1">
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton text={url}>{t("applyPage.copy")}</CopyButton>
          <CopyButton text={`${text.trim()}\n\n${t("applyPage.here", { url })}\n`}>
            {t("applyPage.copyText")}
          </CopyButton>
        </div>
      )}
    </DialogForm>
  );
}
