import { ArrowRightLeft } from "lucide-react";
import Link from "next/link";
import { lazy } from "react";
import { Marks } from "@/components/application/marks";
import { SetsApart } from "@/components/application/sets-apart";
import type { Shortlisted } from "@/components/application/shortlisted";
import { Standing } from "@/components/application/standing";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { MenuButton } from "@/components/ui/menu-button";
import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/board.json";

const StageItems = lazy(() => import("@/components/application/stage-items"));

/** One candidate on the board: rank, score, and what sets them apart. */
export function BoardCard(props: {
  candidate: Shortlisted;
  /** The candidate's stage. */
  stage: string;
  stages: readonly string[];
  /** Open in the peek panel. */
  shown: boolean;
  /** Null when candidates may not be moved. */
  drag: ((applicationId: string | null) => void) | null;
  move: (applicationId: string, stage: string) => void;
}) {
  const { candidate, stage, drag } = props;
  const t = useWords("board", en);
  const { applicationId, name, rank, disposition } = candidate;
  const isMovable = drag !== null && (disposition === "active" || disposition === "accepted");
  return (
    <li
      data-application={applicationId}
      data-peek={applicationId}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // Firefox does not start a drag without data.
        event.dataTransfer.setData("text/plain", name);
        drag?.(applicationId);
      }}
      onDragEnd={() => drag?.(null)}
      className={cn(
        "flex flex-col gap-1.5 rounded-md border bg-surface p-2.5 text-sm shadow-control",
        props.shown ? "border-accent" : "border-line",
      )}
    >
      <div className="flex items-start gap-2">
        {rank !== null && <span className="mt-px text-xs text-ink-faint tabular-nums">{rank}</span>}
        <Link
          data-row=""
          draggable={false}
          prefetch={false}
          href={`/applications/${applicationId}`}
          className="min-w-0 flex-1 rounded-xs font-medium text-pretty hover:underline"
        >
          {name}
        </Link>
        {isMovable && (
          <MenuButton
            button={
              <Button
                data-move=""
                intent="quiet"
                size="icon-sm"
                aria-label={t("move", { name })}
                className="-mt-1 -mr-1"
              >
                <ArrowRightLeft aria-hidden />
              </Button>
            }
            menu={(opened) => (
              <StageItems
                opened={opened}
                stage={stage}
                moves={{ stages: props.stages, refusal: null, told: null }}
                moveTo={(to) => props.move(applicationId, to)}
              />
            )}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ScoreBar
          score={candidate.overall}
          low={candidate.low}
          high={candidate.high}
          unknown={candidate.unknown}
        />
        <Standing application={candidate} />
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden">
        <Marks {...candidate} />
      </div>
      {candidate.apart && <SetsApart apart={candidate.apart} />}
    </li>
  );
}
