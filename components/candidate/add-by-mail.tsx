"use client";

import { useEffect, useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { AddCandidateActs, MailAddress } from "./add-candidates";

/** The address that members mail CVs for a job to. */
export function AddByMail({ jobId, acts }: { jobId: string; acts: AddCandidateActs }) {
  const t = useWords("candidate", en);
  const { act, busy } = useAct();
  const [shown, show] = useState<MailAddress | null>(null);
  useEffect(() => act(() => acts.mailAddress(jobId), { then: show }), [act, acts, jobId]);
  return (
    <DialogBody>
      {shown?.address === null && <p className="max-w-[60ch] text-sm text-ink-muted">{t("mail.none")}</p>}
      {shown?.address && (
        <>
          <Field label={t("mail.address")} hint={t("mail.hint", { from: shown.from })}>
            <Input readOnly value={shown.address} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={shown.address}>{t("mail.copy")}</CopyButton>
            <Permitted to="job:write">
              <Button
                intent="quiet"
                busy={busy}
                onClick={() =>
                  act(() => acts.replaceMailAddress(jobId), { done: t("mail.replaced"), then: show })
                }
              >
                {t("mail.replace")}
              </Button>
            </Permitted>
          </div>
        </>
      )}
    </DialogBody>
  );
}
