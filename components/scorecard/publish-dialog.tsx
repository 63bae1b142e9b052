"use client";

import { useCallback, useState } from "react";
import type * as z from "zod";
import { ImpactPreview, type LoadImpact } from "@/components/impact/impact-preview";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Bullets, Sentences } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { useAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { previewPublication } from "@/lib/judging/publishing/preview-publication";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";

type Preview = z.output<typeof previewPublication.output>;
export type PublishActs = {
  previewImpact: (jobId: string, content: ScorecardContent) => ReturnType<LoadImpact>;
  preview: (jobId: string, content: ScorecardContent) => Promise<ActionState<{ preview: Preview }>>;
  /** Refuses when the scorecard has changed since the preview. */
  publish: (
    jobId: string,
    content: ScorecardContent,
    subjectRevision: string,
  ) => Promise<ActionState<{ version: number; rescored: number; applicationsQueued: number }>>;
};

type Props = {
  jobId: string;
  content: ScorecardContent;
  acts: PublishActs;
  published: () => void;
};

/** Previews what publishing changes and costs, and publishes on confirmation. */
export function PublishDialog(props: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      {props.open && <PublishPanel {...props} />}
    </Dialog>
  );
}

function PublishPanel({ jobId, content, acts, published }: Props) {
  const t = useWords("scorecard", en);
  const say = useToast();
  const { act, busy } = useAct();
  const [failed, setFailed] = useState<string | null>(null);
  const answer = useAnswer(useCallback(() => acts.preview(jobId, content), [acts, jobId, content]));
  const preview = answer?.ok ? answer.preview : null;
  const failure = answer?.ok === false ? answer.message : failed;

  const publish = () => {
    if (!preview) return;
    setFailed(null);
    act(() => acts.publish(jobId, content, preview.subjectRevision), {
      failed: setFailed,
      then: ({ version, rescored, applicationsQueued }) => {
        say(t("publish.done", { version, rescored, queued: applicationsQueued }));
        published();
      },
    });
  };
  const count = preview ? preview.staleApplications + preview.firstScores : 0;
  return (
    <DialogContent
      wide
      title={preview ? t("publish.next", { version: preview.version }) : t("publish")}
      description={preview?.jobTitle ?? t("publish.loading")}
    >
      <DialogBody>
        {preview ? (
          <>
            <PreviewDetails preview={preview} evaluated={count} />
            <Permitted to="impact:report">
              <ImpactPreview load={() => acts.previewImpact(jobId, content)} />
            </Permitted>
          </>
        ) : (
          !failure && (
            <div className="flex flex-col gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          )
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="primary"
          busy={busy}
          disabled={!preview || preview.same || preview.problems.length > 0}
          onClick={publish}
        >
          {preview && count > 0 ? t("publish.evaluate", { count }) : t("publish")}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

/** What publishing changes and costs, and the problems that prevent it. */
function PreviewDetails({ preview, evaluated }: { preview: Preview; evaluated: number }) {
  const t = useWords("scorecard", en);
  const short = preview.rescoringCredits - preview.balance;
  const more = preview.newQuestions.length - 3;
  return (
    <>
      <section aria-labelledby="changes">
        <h3 id="changes" className="text-sm font-medium">
          {t("publish.changes")}
        </h3>
        <Sentences of={preview.changes} className="mt-1 max-h-[32dvh] overflow-y-auto" />
      </section>
      <section aria-labelledby="consequences">
        <h3 id="consequences" className="text-sm font-medium">
          {t("publish.consequences")}
        </h3>
        <Bullets className="mt-1 tabular-nums">
          {preview.firstScores > 0 && <li>{t("publish.first", { count: preview.firstScores })}</li>}
          {preview.rescoredAtOnce > 0 && <li>{t("publish.rescored", { count: preview.rescoredAtOnce })}</li>}
          {preview.staleApplications > 0 && (
            <li>
              {t("publish.questions", {
                count: preview.staleApplications,
                questions: preview.newQuestions.length,
                names: [
                  ...preview.newQuestions.slice(0, 3),
                  ...(more > 0 ? [t("publish.more", { count: more })] : []),
                ],
              })}
            </li>
          )}
          {evaluated + preview.rescoredAtOnce === 0 && <li>{t("publish.nobody")}</li>}
          <li>
            {preview.rescoringCredits === 0
              ? t("publish.free", { balance: preview.balance })
              : t("publish.charged", { cost: preview.rescoringCredits, balance: preview.balance })}
          </li>
          <li>{t("publish.decided")}</li>
        </Bullets>
      </section>
      {short > 0 && (
        <Alert tone="caution" title={t("publish.missing", { count: short })}>
          {t("publish.missing.text")}
        </Alert>
      )}
      {preview.problems.map(({ path, message }) => (
        <Alert key={path + message} tone="error">
          {message}
        </Alert>
      ))}
    </>
  );
}
