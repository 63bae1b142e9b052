import { Ban, History, TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { MouseEvent } from "react";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Initials } from "@/components/ui/initials";
import { ScoreBar } from "@/components/ui/score-bar";
import { Td, Tr } from "@/components/ui/table";
import { VerdictMark } from "@/components/ui/verdict-mark";
import type { ListedCandidate } from "@/lib/applications/list-job-candidates";
import { Standing } from "./standing";

/** One candidate in a job's list. */
export function ShortlistRow(props: {
  candidate: z.output<typeof ListedCandidate>;
  shortlistFrom: number | null;
  selected: boolean;
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
}) {
  const { candidate } = props;
  const { dimensions, criteria, topReason } = candidate;
  return (
    <Tr
      data-application={candidate.applicationId}
      aria-selected={props.selected}
      onClick={props.onClick}
      className="cursor-default"
    >
      <Td numeric className="text-ink-faint">
        {candidate.rank ?? ""}
      </Td>
      <Td className="w-1/2 max-w-0 min-w-44">
        <span className="flex min-w-0 items-center gap-2">
          <Initials name={candidate.name} />
          <Link
            data-row=""
            // A list that follows its work would fetch every row's page again each time.
            prefetch={false}
            href={`/applications/${candidate.applicationId}`}
            onFocus={props.onFocus}
            className="max-w-full shrink-0 truncate rounded-xs font-medium hover:underline"
          >
            {candidate.name}
          </Link>
          <Marks candidate={candidate} />
          {candidate.headline && (
            <span className="hidden truncate text-ink-faint @3xl:inline">{candidate.headline}</span>
          )}
        </span>
      </Td>
      <Td>
        <ScoreBar
          score={candidate.overall}
          low={candidate.low}
          high={candidate.high}
          tick={props.shortlistFrom}
        />
      </Td>
      {(["hard_skills", "soft_skills", "culture_fit", "team_fit"] as const).map((dimension) => (
        <Td key={dimension} numeric className="text-ink-muted max-md:hidden">
          <ScoreBar bare score={dimensions[dimension]} />
        </Td>
      ))}
      <Td className="hidden text-ink-muted tabular-nums @4xl:table-cell">
        {criteria ? `${criteria.evidenced} of ${criteria.total}` : <span className="text-ink-faint">–</span>}
      </Td>
      <Td className="hidden w-1/2 max-w-0 @5xl:table-cell">
        {topReason ? (
          <span className="flex min-w-0 items-center gap-2">
            <VerdictMark verdict={topReason.verdict} iconOnly />
            <span className="max-w-[60%] shrink-0 truncate">{topReason.criterion}</span>
            {topReason.quote && <span className="truncate text-ink-faint">{topReason.quote}</span>}
          </span>
        ) : (
          candidate.scoreReason && (
            <span className="block truncate text-ink-faint" title={candidate.scoreReason}>
              {candidate.scoreReason}
            </span>
          )
        )}
      </Td>
      <Td className="max-sm:hidden">
        <Standing application={candidate} />
      </Td>
    </Tr>
  );
}

/** What a recruiter should know before reading a score. */
function Marks({ candidate }: { candidate: z.output<typeof ListedCandidate> }) {
  return (
    <>
      {candidate.verification === "flagged" && (
        <span title="Flagged: look at the documents before trusting the score" className="text-partly">
          <TriangleAlert aria-hidden className="size-3.5" />
          <span className="sr-only">Flagged</span>
        </span>
      )}
      {candidate.knockedOut && (
        <span title="A knock-out criterion is not evidenced" className="text-ink-muted">
          <Ban aria-hidden className="size-3.5" />
          <span className="sr-only">Knock-out criterion not evidenced</span>
        </span>
      )}
      {candidate.rediscovered && (
        <span title="Rediscovered in the talent pool" className="text-accent-ink">
          <History aria-hidden className="size-3.5" />
          <span className="sr-only">Rediscovered</span>
        </span>
      )}
      {candidate.internal && <Badge tone="outline">Internal</Badge>}
    </>
  );
}
