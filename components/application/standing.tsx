import { Check, CloudOff, LoaderCircle, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useWords } from "@/components/words/use-words";
import { inScoring } from "@/lib/judging/states/states";
import states from "@/messages/en/states.json";
import type { Shortlisted } from "./shortlisted";

type Standing = Pick<Shortlisted, "disposition" | "scoreStatus" | "scoreReason" | "advice" | "waits">;

/** An application's status in a word: the decision, else the advice, else the state of its scoring. */
export function Standing({ application }: { application: Standing }) {
  const state = useWords("states", states);
  const { disposition, scoreStatus, scoreReason, advice } = application;
  if (disposition !== "active") {
    const Icon = { accepted: Check, hired: Check, rejected: X, withdrawn: null }[disposition];
    return (
      <>
        <Badge>
          {Icon && <Icon aria-hidden />}
          {state(`disposition.${disposition}`)}
        </Badge>
        {application.waits && (
          <span title={state("waits")} className="ml-1.5 inline-block align-middle text-ink-muted">
            <CloudOff aria-hidden className="size-3.5" />
            <span className="sr-only">{state("waits")}</span>
          </span>
        )}
      </>
    );
  }
  if (scoreStatus === "scored")
    return advice === "shortlist" ? (
      <Badge tone="accent">{state("advice.shortlist")}</Badge>
    ) : (
      <span className="text-ink-muted">{state(`advice.${advice ?? "none"}`)}</span>
    );
  const working = inScoring.includes(scoreStatus);
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted" title={scoreReason ?? undefined}>
      {working && <LoaderCircle aria-hidden className="size-3 animate-turn text-ink-faint" />}
      {state(`scoreStatus.${scoreStatus}`)}
    </span>
  );
}
