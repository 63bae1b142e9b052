import { Ban, History, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";

type Marked = {
  verification: "unverified" | "verified" | "flagged";
  knockedOut?: boolean;
  rediscovered: boolean;
  internal: boolean;
  /** Scored with a scorecard version other than the current one. */
  outdated?: boolean;
  scorecardVersion?: number | null;
  /** Scored by an earlier version of the judge or of the formula than the current one. */
  earlierJudge?: boolean;
};

/** Marks a score from a scorecard version other than the current one. */
export function OutdatedMark({ version }: { version?: number | null }) {
  const t = useWords("application-list", en);
  return (
    <Badge tone="outline" title={t("mark.outdated")}>
      {version ? t("mark.version", { version }) : t("mark.otherVersion")}
    </Badge>
  );
}

/** What a recruiter should know before reading a score. */
export function Marks(props: Marked) {
  const { verification, knockedOut, rediscovered, internal, outdated, scorecardVersion, earlierJudge } =
    props;
  const t = useWords("application-list", en);
  return (
    <>
      {outdated && <OutdatedMark version={scorecardVersion} />}
      {earlierJudge && (
        <Badge tone="outline" title={t("mark.earlierJudge.hint")}>
          {t("mark.earlierJudge")}
        </Badge>
      )}
      {verification === "flagged" && (
        <span title={t("mark.flagged.hint")} className="shrink-0 text-partly">
          <TriangleAlert aria-hidden className="size-3.5" />
          <span className="sr-only">{t("mark.flagged")}</span>
        </span>
      )}
      {knockedOut && (
        <span title={t("mark.knockedOut.hint")} className="shrink-0 text-ink-muted">
          <Ban aria-hidden className="size-3.5" />
          <span className="sr-only">{t("mark.knockedOut")}</span>
        </span>
      )}
      {rediscovered && (
        <span title={t("mark.rediscovered.hint")} className="shrink-0 text-accent-ink">
          <History aria-hidden className="size-3.5" />
          <span className="sr-only">{t("mark.rediscovered")}</span>
        </span>
      )}
      {internal && <Badge tone="outline">{t("mark.internal")}</Badge>}
    </>
  );
}
