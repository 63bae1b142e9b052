"use client";

import { useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { AddCandidateActs, MailAddress } from "./add-candidates";

/** The address that members mail CVs for a job to. */
export function AddByMail({ jobId, acts }: { jobId: string; acts: AddCandidateActs }) {
  const t = useWords("candidate", en);
  const { act, busy } = useAct();
  const [ask] = useState(() => () => acts.mailAddress(jobId));
  const answer = useAnswer(ask);
  const [replaced, show] = useState<MailAddress | null>(null);
  const shown = replaced ?? (answer?.ok ? answer : null);
  return (
    <DialogBody>
      {answer?.ok === false && <Alert tone="error">{answer.message}</Alert>}
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
