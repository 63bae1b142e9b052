import { Ban, History, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";

type Marked = {
  verification: "unverified" | "verified" | "flagged";
  knockedOut?: boolean;
  rediscovered: boolean;
  internal: boolean;
  /** Scored by another scorecard version than the one in force. */
  outdated?: boolean;
  scorecardVersion?: number | null;
  /** By an earlier version of the judge, or of the formula, than others would be scored by now. */
  earlierJudge?: boolean;
};

/** Beside a score that another version of the scorecard gave than the one in force. */
export const OutdatedMark = ({ version }: { version?: number | null }) => (
  <Badge
    tone="outline"
    title="Scored with a different version of the scorecard than the one in force: not comparable, so it has no rank"
  >
    {version ? `Version ${version}` : "Other version"}
  </Badge>
);

/** What a recruiter should know before reading a score. */
export function Marks(props: Marked) {
  const { verification, knockedOut, rediscovered, internal, outdated, scorecardVersion, earlierJudge } =
    props;
  return (
    <>
      {outdated && <OutdatedMark version={scorecardVersion} />}
      {earlierJudge && (
        <Badge tone="outline" title="The judge has changed since this score was given: it compares roughly">
          Earlier judge
        </Badge>
      )}
      {verification === "flagged" && (
        <span
          title="Flagged: look at the documents before trusting the score"
          className="shrink-0 text-partly"
        >
          <TriangleAlert aria-hidden className="size-3.5" />
          <span className="sr-only">Flagged</span>
        </span>
      )}
      {knockedOut && (
        <span
          title="A knock-out criterion is contradicted or not evidenced"
          className="shrink-0 text-ink-muted"
        >
          <Ban aria-hidden className="size-3.5" />
          <span className="sr-only">Knocked out</span>
        </span>
      )}
      {rediscovered && (
        <span title="Rediscovered in the talent pool" className="shrink-0 text-accent-ink">
          <History aria-hidden className="size-3.5" />
          <span className="sr-only">Rediscovered</span>
        </span>
      )}
      {internal && <Badge tone="outline">Internal</Badge>}
    </>
  );
}
