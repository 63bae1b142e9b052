import { Ban, History, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";

/** The last two are unknown in the list over all jobs. */
type Marked = Pick<
  Shortlisted,
  "verification" | "rediscovered" | "internal" | "outdated" | "scorecardVersion"
> &
  Partial<Pick<Shortlisted, "knockedOut" | "earlierJudge">>;

const signs = [
  { mark: "flagged", icon: TriangleAlert, ink: "text-partly" },
  { mark: "knockedOut", icon: Ban, ink: "text-ink-muted" },
  { mark: "rediscovered", icon: History, ink: "text-accent-ink" },
] as const;

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
  const { knockedOut, rediscovered, internal, outdated, scorecardVersion, earlierJudge } = props;
  const applies = { flagged: props.verification === "flagged", knockedOut, rediscovered };
  const t = useWords("application-list", en);
  return (
    <>
      {outdated && <OutdatedMark version={scorecardVersion} />}
      {earlierJudge && (
        <Badge tone="outline" title={t("mark.earlierJudge.hint")}>
          {t("mark.earlierJudge")}
        </Badge>
      )}
      {signs.map(
        ({ mark, icon: Icon, ink }) =>
          applies[mark] && (
            <span key={mark} title={t(`mark.${mark}.hint`)} className={`shrink-0 ${ink}`}>
              <Icon aria-hidden className="size-3.5" />
              <span className="sr-only">{t(`mark.${mark}`)}</span>
            </span>
          ),
      )}
      {internal && <Badge tone="outline">{t("mark.internal")}</Badge>}
    </>
  );
}
