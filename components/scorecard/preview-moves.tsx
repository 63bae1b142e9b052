"use client";

import { useState } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import type { previewScores } from "@/lib/publishing/preview-scores";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import states from "@/messages/en/states.json";

type Preview = z.output<typeof previewScores.output>;
type Place = Preview["moves"][number]["from"];
export type PreviewMoves = (
  jobId: string,
  content: ScorecardContent,
) => Promise<ActionState<{ preview: Preview }>>;

/** Who would move where if the scorecard were published as it stands, before it is. */
export function MovesPreview(props: { jobId: string; content: ScorecardContent; preview: PreviewMoves }) {
  const [shown, setShown] = useState<{ preview: Preview; of: ScorecardContent } | null>(null);
  const t = useWords("scorecard", en);
  const { act, busy } = useAct();
  const { jobId, content } = props;
  return (
    <section aria-labelledby="moves" className="flex flex-col gap-2">
      <h2 id="moves" className="text-base">
        {t("moves")}
      </h2>
      <Button
        size="sm"
        className="self-start"
        busy={busy}
        onClick={() =>
          act(() => props.preview(jobId, content), {
            then: ({ preview }) => setShown({ preview, of: content }),
          })
        }
      >
        {t("moves.show")}
      </Button>
      {shown && shown.of !== content && <p className="text-sm text-ink-muted">{t("moves.changed")}</p>}
      {shown && shown.of === content && <Moves preview={shown.preview} />}
    </section>
  );
}

function Moves({ preview }: { preview: Preview }) {
  const state = useWords("states", states);
  const t = useWords("scorecard", en);
  const { compared, moving, otherAdvice, unknown, creditsNeeded, moves } = preview;
  return (
    <div className="flex flex-col gap-2 text-sm" aria-live="polite">
      <p>
        {moving === 0 ? t("moves.none", { compared }) : t("moves.some", { moving, compared, otherAdvice })}
      </p>
      {unknown.length > 0 && (
        <p className="text-ink-muted">
          {t("moves.unknown", {
            criteria: unknown.map(({ criterion }) => criterion).join(", "),
            credits: creditsNeeded,
          })}
        </p>
      )}
      <ul className="max-h-96 overflow-y-auto tabular-nums">
        {moves.map(({ applicationId, name, from, to }) => (
          <li key={applicationId} className="border-b border-line py-1.5 last:border-b-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="text-ink-muted">
              {place(t, state, from)} → <span className="text-ink">{place(t, state, to)}</span>
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

const place = (t: Words<typeof en>, state: Words<typeof states>, { rank, score, advice }: Place) =>
  [
    rank === null ? t("moves.noRank") : t("moves.rank", { rank }),
    score === null ? t("moves.noScore") : t("moves.score", { score }),
    advice ? state(`advice.${advice}`) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
