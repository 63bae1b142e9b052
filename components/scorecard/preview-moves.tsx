"use client";

import { useCallback, useEffect, useState } from "react";
import type * as z from "zod";
import { Sentences } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAct } from "@/components/ui/use-act";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { previewScores } from "@/lib/judging/publishing/preview-scores";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import states from "@/messages/en/states.json";

type Preview = z.output<typeof previewScores.output>;
type RankAndScore = Preview["moves"][number]["from"];
export type PreviewMoves = (
  jobId: string,
  content: ScorecardContent,
) => Promise<ActionState<{ preview: Preview }>>;

/** Delay after the last change before the preview is made, in ms. */
const SETTLED = 500;
/** A preview that took longer than this, in ms, is not made again with each change: it would hold up publishing. */
const SLOW = 2_000;

type Previewed = { of: ScorecardContent; preview: Preview | null; problem: string | null; slow: boolean };

/** Previews how ranks and scores would change if the scorecard were published now; follows every edit. */
export function MovesPreview(props: { jobId: string; content: ScorecardContent; preview: PreviewMoves }) {
  const [last, setLast] = useState<Previewed | null>(null);
  const t = useWords("scorecard", en);
  const { act, busy } = useAct();
  const { jobId, content, preview: load } = props;
  const isCurrent = last?.of === content;
  const run = useCallback(() => {
    const startedAt = Date.now();
    const timing = () => ({ of: content, slow: Date.now() - startedAt > SLOW });
    act(() => load(jobId, content), {
      then: ({ preview }) => setLast({ ...timing(), preview, problem: null }),
      failed: (problem) => setLast({ ...timing(), preview: null, problem }),
    });
  }, [act, load, jobId, content]);
  const isDue = !busy && !isCurrent && !last?.slow;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(run, SETTLED);
    return () => clearTimeout(timer);
  }, [isDue, run]);
  return (
    <section aria-labelledby="moves" aria-busy={!isCurrent} className="flex flex-col gap-2">
      <h2 id="moves" className="text-base">
        {t("moves")}
      </h2>
      {last === null && <Skeleton className="h-4 w-4/5" />}
      {last?.slow && !isCurrent && (
        <>
          <p className="text-sm text-ink-muted">{t("moves.changed")}</p>
          <Button size="sm" className="self-start" busy={busy} onClick={run}>
            {t("moves.show")}
          </Button>
        </>
      )}
      {isCurrent && last.problem && <p className="text-sm text-ink-muted">{last.problem}</p>}
      {last?.preview && (isCurrent || !last.slow) && <Moves preview={last.preview} />}
    </section>
  );
}

function Moves({ preview }: { preview: Preview }) {
  const state = useWords("states", states);
  const t = useWords("scorecard", en);
  const { changes, compared, moving, otherAdvice, unknown, creditsNeeded, moves } = preview;
  return (
    <div className="flex flex-col gap-2 text-sm" aria-live="polite">
      {changes.length > 0 && (
        <details>
          <summary className="cursor-default rounded-xs text-ink-muted">
            {t("moves.changes", { count: changes.length, version: preview.version - 1 })}
          </summary>
          <Sentences of={changes} className="mt-1 max-h-60 overflow-y-auto" />
        </details>
      )}
      <p>
        {moving === 0 ? t("moves.none", { compared }) : t("moves.some", { moving, compared, otherAdvice })}
      </p>
      {unknown.length > 0 && (
        <p className="text-ink-muted">
          {t("moves.unknown", {
            criteria: unknown.map(({ criterion }) => criterion),
            credits: creditsNeeded,
          })}
        </p>
      )}
      <ul className="max-h-96 overflow-y-auto tabular-nums">
        {moves.map(({ applicationId, name, from, to }) => (
          <li key={applicationId} className="border-b border-line py-1.5 last:border-b-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="text-ink-muted">
              {placeText(t, state, from)} → <span className="text-ink">{placeText(t, state, to)}</span>
            </span>
          </li>
        ))}
      </ul>
      {moving > moves.length && (
        <p className="text-ink-muted">{t("moves.more", { count: moving - moves.length })}</p>
      )}
    </div>
  );
}

const placeText = (t: Words<typeof en>, state: Words<typeof states>, { rank, score, advice }: RankAndScore) =>
  [
    rank === null ? t("moves.noRank") : t("moves.rank", { rank }),
    score === null ? t("moves.noScore") : t("moves.score", { score }),
    advice ? state(`advice.${advice}`) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
