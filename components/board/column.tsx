import Link from "next/link";
import { type ComponentProps, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/board.json";
import type { Stage } from "./board";
import { BoardCard } from "./board-card";

/** One stage: the number of its candidates, the best of them, and a link to the others. */
export function Column(
  props: Pick<ComponentProps<typeof BoardCard>, "stages" | "drag" | "move"> & {
    column: Stage;
    /** The candidate in the peek panel. */
    shown: string | null;
    /** Whether a card that is being dragged may be dropped here. */
    takes: boolean;
    drop: () => void;
  },
) {
  const { column, takes } = props;
  const t = useWords("board", en);
  const { stage, count, cards } = column;
  const [over, setOver] = useState(false);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      data-stage={stage}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.drop();
      }}
      className={cn(
        "flex w-72 max-w-[85vw] min-w-64 snap-start flex-col gap-2 rounded-lg bg-canvas p-2 max-sm:shrink-0",
        over && takes && "outline-2 outline-accent",
      )}
    >
      <h2 id={heading} className="flex h-7 items-center gap-2 px-1 text-sm font-medium">
        <span className="truncate" title={stage}>
          {stage}
        </span>
        <span className="font-normal text-ink-faint tabular-nums">{count}</span>
      </h2>
      {cards.length === 0 && <p className="px-1 pb-2 text-sm text-ink-faint">{t("nobody")}</p>}
      <ul className="flex flex-col gap-2">
        {cards.map((card) => (
          <BoardCard
            key={card.applicationId}
            {...props}
            candidate={card}
            stage={stage}
            shown={card.applicationId === props.shown}
          />
        ))}
      </ul>
      {column.more && (
        <Button asChild size="sm" intent="quiet">
          <Link href={column.more} scroll={false} prefetch={false}>
            {t("showMore", { count })}
          </Link>
        </Button>
      )}
      {column.table && !column.more && (
        <Button asChild size="sm" intent="quiet">
          <Link href={column.table} prefetch={false}>
            {t("all", { count })}
          </Link>
        </Button>
      )}
    </section>
  );
}
