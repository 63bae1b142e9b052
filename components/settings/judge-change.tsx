"use client";

import Link from "next/link";
import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { Confirmation } from "@/components/ui/confirmation";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { previewJudge } from "@/lib/judging/evaluation/judge-change/preview-judge";
import en from "@/messages/en/judge.json";
import states from "@/messages/en/states.json";

type Preview = z.output<typeof previewJudge.output>;
type Acts = {
  preview: () => Promise<ActionState<{ preview: Preview }>>;
  evaluateAgain: () => Promise<ActionState>;
};

/** A dry run of the present judge on the latest evaluations by an earlier one, and evaluating those again. */
export function JudgeChange({ acts }: { acts: Acts }) {
  const t = useWords("judge", en);
  const { act, busy } = useAct();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t("dryRun")} className="flex flex-col gap-3 text-sm">
      <p className="max-w-[72ch] text-ink-muted">{t("dryRun.text")}</p>
      {preview === null && (
        <Button
          size="sm"
          className="self-start"
          busy={busy}
          onClick={() => act(acts.preview, { then: (done) => setPreview(done.preview), failed: setProblem })}
        >
          {t("dryRun.start")}
        </Button>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      {preview && <Outcome preview={preview} again={() => setAsking(true)} />}
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogContent title={t("again.question")}>
          <Confirmation
            text={t("again.text", { earlier: preview?.earlier ?? 0, credits: preview?.credits ?? 0 })}
            yes={t("again", { earlier: preview?.earlier ?? 0 })}
            act={acts.evaluateAgain}
            done={t("again.done")}
            close={() => {
              setAsking(false);
              setPreview(null);
            }}
          />
        </DialogContent>
      </Dialog>
    </SectionCard>
  );
}

function Outcome({ preview, again }: { preview: Preview; again: () => void }) {
  const t = useWords("judge", en);
  const state = useWords("states", states);
  const { earlier, compared, moved, median, largest, otherAdvice, embedded, judge } = preview;
  const advice = (of: Preview["otherAdvice"][number]["from"]["advice"]) => (of ? state(`advice.${of}`) : "–");
  if (earlier === 0) return <p aria-live="polite">{t("dryRun.none")}</p>;
  return (
    <div aria-live="polite" className="flex max-w-[72ch] flex-col gap-2 tabular-nums">
      <p>{t("dryRun.earlier", { earlier })}</p>
      {!embedded && <p>{t("dryRun.model", { judge })}</p>}
      {compared > 0 && (
        <p>
          {t("dryRun.moved", {
            ...{ compared, moved, median: median ?? 0, largest: largest ?? 0 },
            advice: otherAdvice.length,
          })}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {otherAdvice.map(({ applicationId, name, jobTitle, from, to }) => (
          <li key={applicationId}>
            <Link href={`/applications/${applicationId}`} className="underline underline-offset-2">
              {t("dryRun.row", {
                ...{ name, job: jobTitle, from: from.overall ?? "–", to: to.overall ?? "–" },
                ...{ fromAdvice: advice(from.advice), toAdvice: advice(to.advice) },
              })}
            </Link>
          </li>
        ))}
      </ul>
      <Button size="sm" className="self-start" onClick={again}>
        {t("again", { earlier })}
      </Button>
    </div>
  );
}
