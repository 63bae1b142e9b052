import Link from "next/link";
import type * as z from "zod";
import { isBeside } from "@/components/application/words";
import { TableFrame } from "@/components/explanation/plain-table";
import { Badge } from "@/components/ui/badge";
import { ScoreBar } from "@/components/ui/score-bar";
import { VerdictMark } from "@/components/ui/verdict-mark";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import type { compareApplications } from "@/lib/hiring/applications/compare-applications";
import en from "@/messages/en/comparison.json";

type Compared = z.output<typeof compareApplications.output>;
type Row = Compared["criteria"][number];
type Cell = Row["candidates"][number];

/** The gap between the best and the worst candidate on a criterion, in points of the score or of the dimension. */
const spread = ({ candidates }: Row) => {
  const adds = candidates.map((cell) => cell.adds ?? 0);
  return Math.max(...adds) - Math.min(...adds);
};
const differs = (row: Row) =>
  spread(row) > 0 || new Set(row.candidates.map(({ verdict }) => verdict)).size > 1;

/** Width on a phone by number of candidates: two fit side by side without scrolling. */
const widths: Record<number, string> = { 2: "", 3: "min-w-[32rem]" };

/** Candidates side by side per criterion, the greatest difference first; criteria without one are only named. */
export function ComparisonTable({ compared }: { compared: Compared }) {
  const t = useWords("comparison", en);
  const sorted = compared.criteria.toSorted(
    (a, b) => Number(isBeside(a.dimension)) - Number(isBeside(b.dimension)) || spread(b) - spread(a),
  );
  const alike = sorted.filter((row) => !differs(row));
  return (
    <TableFrame>
      <table
        aria-label={t("table")}
        className={cn(
          "w-full table-fixed border-collapse text-sm sm:min-w-[44rem]",
          widths[compared.candidates.length] ?? "min-w-[44rem]",
        )}
      >
        <thead>
          <tr className="align-bottom">
            <th
              scope="col"
              className="w-24 py-2 pr-2 sm:w-44 sm:pr-3 text-left text-xs font-medium text-ink-faint"
            >
              {t("criterion")}
            </th>
            {compared.candidates.map((candidate) => (
              <th
                key={candidate.applicationId}
                scope="col"
                className="border-l border-line px-2 py-2 text-left font-medium sm:px-3"
              >
                <Link href={`/applications/${candidate.applicationId}`} className="hover:underline">
                  {candidate.name}
                </Link>
                <span className="mt-1 block font-normal">
                  <ScoreBar score={candidate.overall} low={candidate.low} high={candidate.high} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.filter(differs).map((row) => (
            <Line key={row.criterion} row={row} />
          ))}
        </tbody>
        {alike.length > 0 && (
          <tbody>
            <tr className="border-t border-line">
              <th
                scope="rowgroup"
                colSpan={compared.candidates.length + 1}
                className="py-2 text-left font-normal text-ink-muted"
              >
                {t("alike", { criteria: alike.map(({ criterion }) => criterion) })}
              </th>
            </tr>
          </tbody>
        )}
      </table>
    </TableFrame>
  );
}

function Line({ row }: { row: Row }) {
  const t = useWords("comparison", en);
  const { dimension, share } = row;
  return (
    <tr className="border-t border-line align-top break-inside-avoid">
      <th
        scope="row"
        className="py-2 pr-2 text-left font-medium break-words hyphens-auto max-sm:text-xs sm:pr-3"
      >
        {row.criterion}
        <span className="mt-0.5 flex flex-wrap gap-1 text-xs font-normal text-ink-faint">
          {t(isBeside(dimension) ? `share.${dimension}` : "share.score", { share })}
          {row.importance === "must" && <Badge tone="outline">{t("must")}</Badge>}
        </span>
      </th>
      {row.candidates.map((cell, at) => (
        <td key={at} className="border-l border-line px-2 py-2 sm:px-3">
          <Judged cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Judged({ cell: { verdict, adds, quote, reason } }: { cell: Cell }) {
  const t = useWords("comparison", en);
  if (verdict === null) return <span className="text-ink-faint">{t("notJudged")}</span>;
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2">
      <span className="text-right text-ink-muted tabular-nums">{t("adds", { points: adds ?? 0 })}</span>
      <div>
        <VerdictMark verdict={verdict} className="whitespace-normal" />
        {quote ? (
          <q className="mt-1 block text-xs break-words text-ink-muted">{quote}</q>
        ) : (
          <span className="mt-1 block text-xs break-words text-ink-faint">{reason}</span>
        )}
      </div>
    </div>
  );
}
