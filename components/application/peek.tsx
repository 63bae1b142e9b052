import { ArrowUpRight, X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { Initials } from "@/components/ui/initials";
import { Kbd } from "@/components/ui/kbd";
import { ScoreBar } from "@/components/ui/score-bar";
import { VerdictMark } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import type { presentApplication } from "@/lib/hiring/applications/present-application";
import en from "@/messages/en/application.json";
import { DimensionList } from "./dimension-list";
import { FlagList } from "./flag-list";
import { useLook } from "@/components/shell/looks";
import { Standing } from "./standing";

export type Presented = z.output<typeof presentApplication.output>;

/** The overview of one application beside the list: enough to decide whether to open it. */
export default function Peek(props: {
  application: Presented;
  close: () => void;
  /** Whether the list has shortcut keys for decisions. */
  decides: boolean;
}) {
  const t = useWords("application", en);
  const { application: a, close, decides } = props;
  useLook(a.applicationId);
  return (
    <article aria-label={a.name} data-look="evaluation" className="flex flex-col gap-5 p-5">
      <header className="flex items-start gap-3">
        <Initials name={a.name} className="size-9 text-sm" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg">{a.name}</h2>
          {a.headline && <p className="text-sm text-ink-muted">{a.headline}</p>}
        </div>
        <Button asChild size="sm">
          <Link href={`/applications/${a.applicationId}`}>
            {t("peek.open")}
            <ArrowUpRight aria-hidden />
          </Link>
        </Button>
        <Button intent="quiet" size="icon-sm" aria-label={t("peek.close")} onClick={close}>
          <X aria-hidden />
        </Button>
      </header>
      <div className="flex items-center justify-between gap-4 border-y border-line py-3">
        <ScoreBar size="lg" score={a.overall} low={a.low} high={a.high} unknown={a.unknown} />
        <span className="text-sm">
          <Standing application={a} />
        </span>
      </div>
      <p className="text-sm text-pretty">{a.summary}</p>
      <FlagList flags={a.flags} />
      {a.scoringInsights.length > 0 && <DimensionList scores={a.scoringInsights} />}
      <Part title={t("peek.strengths")}>
        {a.strengths.slice(0, 4).map((point) => (
          <li key={point.criterion}>
            <p className="text-sm font-medium">{point.criterion}</p>
            {point.evidence[0] && (
              <blockquote className="mt-0.5 border-l-2 border-line-strong pl-2 text-sm text-ink-muted">
                {point.evidence[0].quote}
              </blockquote>
            )}
          </li>
        ))}
      </Part>
      <Part title={t("peek.toSettle")}>
        {a.focusPoints.slice(0, 4).map((point) => (
          <li key={point.criterion}>
            <p className="flex items-start justify-between gap-3 text-sm font-medium">
              {point.criterion}
              <VerdictMark verdict={point.verdict} className="text-xs" />
            </p>
            {point.question && <p className="mt-0.5 text-sm text-ink-muted">{point.question}</p>}
          </li>
        ))}
      </Part>
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        {decides && (
          <>
            <Kbd keys="a" /> {t("peek.key.accept")} <Kbd keys="r" /> {t("peek.key.reject")} <Kbd keys="z" />{" "}
            {t("peek.key.undo")}{" "}
          </>
        )}
        <Kbd keys="enter" /> {t("peek.key.open")} <Kbd keys="j" /> {t("peek.key.next")} <Kbd keys="escape" />{" "}
        {t("peek.key.close")}
      </p>
    </article>
  );
}

/** A titled list; nothing without items. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-xs font-medium text-ink-faint">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}
