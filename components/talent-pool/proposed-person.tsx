"use client";

import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import type { Match } from "@/lib/hiring/talent-pool/search/match";
import type { RediscoveryView } from "@/lib/hiring/talent-pool/rediscovery/rediscovery-view";
import en from "@/messages/en/talent-pool.json";
import states from "@/messages/en/states.json";
import { MatchDetails } from "./match-details";
import { OriginLine } from "./origin";

export type Proposed = RediscoveryView["candidates"][number];

const fewTerms = 6;

/** A person found by a search: name, origin, matched terms and, on request, each criterion with its quotes. */
export function ProposedPerson(props: {
  person: Proposed;
  rank: number;
  match: Match | undefined;
  /** The address the name links to; null for none, as in blind review. */
  href: string | null;
  /** Rendered in front: a checkbox while people can be chosen. */
  mark: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Whether the search was confirmed: shows the outcome instead of the estimate. */
  settled: boolean;
}) {
  const { person, match, href } = props;
  const t = useWords("talent-pool", en);
  const details = useId();
  const more = (match?.terms.length ?? 0) - fewTerms;
  return (
    <li
      data-candidate={person.candidateId}
      className="flex items-start gap-3 border-b border-line px-4 py-3 sm:px-6"
    >
      {props.mark}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
            <span className="text-ink-faint tabular-nums">{props.rank}</span>
            <bdi className="font-medium break-words">
              {href ? (
                <Link href={href} className="rounded-xs hover:underline">
                  {person.name}
                </Link>
              ) : (
                person.name
              )}
            </bdi>
            {person.internal && <Badge tone="outline">{t("internal")}</Badge>}
            {person.headline && (
              <span className="font-normal break-words text-ink-muted">{person.headline}</span>
            )}
          </h3>
          {props.settled ? <Standing person={person} /> : <Estimate person={person} />}
        </div>
        <OriginLine of={person} />
        {match ? (
          <>
            <div className="mt-1.5 flex flex-wrap items-center gap-1">
              {match.terms.slice(0, fewTerms).map(({ term }) => (
                <Badge key={term}>{term}</Badge>
              ))}
              {more > 0 && (
                <span className="text-xs text-ink-faint">{t("proposal.more", { count: more })}</span>
              )}
              <button
                type="button"
                aria-expanded={props.open}
                aria-controls={details}
                onClick={() => props.onOpen(!props.open)}
                className="inline-flex h-6 items-center gap-0.5 rounded-xs pr-1 text-sm text-ink-muted hover:text-ink"
              >
                <ChevronRight
                  aria-hidden
                  className={cn("size-3.5 transition-transform", props.open && "rotate-90")}
                />
                {t.rich("proposal.why", {
                  name: person.name,
                  hidden: (name) => <span className="sr-only">{name}</span>,
                })}
              </button>
            </div>
            <div id={details}>{props.open && <MatchDetails match={match} />}</div>
          </>
        ) : (
          <p className="mt-1 text-sm text-ink-faint">{t("proposal.goneCv")}</p>
        )}
      </div>
    </li>
  );
}

function Estimate({ person: { score, low, high } }: { person: Proposed }) {
  const t = useWords("talent-pool", en);
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-muted">
      {t("proposal.estimate")} <ScoreBar score={score} low={low} high={high} className="text-ink" />
    </span>
  );
}

function Standing({ person: { application } }: { person: Proposed }) {
  const t = useWords("talent-pool", en);
  const state = useWords("states", states);
  if (!application) return <span className="text-sm text-ink-faint">{t("proposal.notApplied")}</span>;
  if (application.overall === null || application.scoreStatus !== "scored")
    return <Badge>{state(`scoreStatus.${application.scoreStatus}`)}</Badge>;
  return <ScoreBar score={application.overall} className="text-sm" />;
}
