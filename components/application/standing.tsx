import { Check, LoaderCircle, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Totals } from "@/lib/evaluation/evaluation";
import { adviceWords, dispositionWords, scoreStatusWords, type Disposition, type ScoreStatus } from "./words";

type Standing = {
  disposition: Disposition;
  scoreStatus: ScoreStatus;
  scoreReason: string | null;
  advice: Totals["advice"];
};

/** Where an application stands, in one word: what was decided, else what is advised, else what is being waited for. */
export function Standing({ application }: { application: Standing }) {
  const { disposition, scoreStatus, scoreReason, advice } = application;
  if (disposition !== "active") {
    const Icon = { accepted: Check, hired: Check, rejected: X, withdrawn: null }[disposition];
    return (
      <Badge>
        {Icon && <Icon aria-hidden />}
        {dispositionWords[disposition]}
      </Badge>
    );
  }
  if (scoreStatus === "scored")
    return advice === "shortlist" ? (
      <Badge tone="accent">{adviceWords.shortlist}</Badge>
    ) : (
      <span className="text-ink-muted">{advice ? adviceWords[advice] : "No evidence to score"}</span>
    );
  const working = scoreStatus === "queued" || scoreStatus === "processing";
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted" title={scoreReason ?? undefined}>
      {working && <LoaderCircle aria-hidden className="size-3 animate-turn text-ink-faint" />}
      {scoreStatusWords[scoreStatus]}
    </span>
  );
}
