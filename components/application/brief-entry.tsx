import Link from "next/link";
import type * as z from "zod";
import { useWords } from "@/components/words/use-words";
import type { ListedCandidate } from "@/lib/hiring/applications/list-job-candidates";
import en from "@/messages/en/application.json";
import { Standing } from "./standing";
import { wholeScore } from "./words";

type Candidate = z.output<typeof ListedCandidate>;

/**
 * One candidate of a printed shortlist: score, strongest evidence, what sets them apart and what to ask. At most five
 * lines on paper, so that the whole shortlist fits on one page.
 */
export function BriefEntry({ candidate }: { candidate: Candidate }) {
  const t = useWords("application", en);
  const { overall, low, high, criteria, topReason, apart, open } = candidate;
  return (
    <li className="flex gap-4 border-t border-line py-2 text-sm break-inside-avoid first:border-t-0 print:py-1 print:text-xs">
      <div className="w-16 shrink-0 text-right tabular-nums">
        <span className="text-lg font-semibold">{wholeScore(overall)}</span>
        {low !== null && (
          <span className="block text-xs text-ink-muted">
            {t("brief.range", { low: wholeScore(low), high: wholeScore(high) })}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 print:flex-nowrap">
          <Link
            href={`/applications/${candidate.applicationId}`}
            className="font-medium hover:underline print:shrink-0"
          >
            {candidate.name}
          </Link>
          {candidate.headline && <span className="text-ink-muted print:truncate">{candidate.headline}</span>}
          <span className="ml-auto text-xs print:shrink-0">
            <Standing application={candidate} />
          </span>
        </p>
        {topReason && (
          <p className="mt-0.5 print:line-clamp-2">
            {topReason.criterion}
            {topReason.quote && (
              <>
                {": "}
                <q className="text-ink-muted">{topReason.quote}</q>
              </>
            )}
          </p>
        )}
        <p className="mt-0.5 text-xs text-ink-muted print:line-clamp-2">
          {[
            criteria && t("brief.evidence", { evidenced: criteria.evidenced, total: criteria.total }),
            apart?.ahead && t("brief.ahead", { criterion: apart.ahead.criterion }),
            apart?.behind && t("brief.behind", { criterion: apart.behind.criterion }),
            open.length > 0 && t("brief.ask", { criteria: open.map(({ criterion }) => criterion) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </li>
  );
}
