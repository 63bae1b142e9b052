import { AlarmClock, Ban, History, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";

/** The last two are unknown in the list over all jobs. */
type Marked = Pick<
  Shortlisted,
  "verification" | "rediscovered" | "internal" | "outdated" | "scorecardVersion"
> &
  Partial<Pick<Shortlisted, "knockedOut" | "earlierJudge" | "tags" | "snooze">>;

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
  const { tags = [], snooze } = props;
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
      {snooze && (
        <Badge
          tone={snooze.over ? "accent" : "outline"}
          title={t(snooze.over ? "mark.woken.hint" : "mark.snoozed.hint")}
        >
          <AlarmClock aria-hidden />
          <span className="max-sm:sr-only">
            {snooze.over ? t("mark.woken") : snooze.until ? <When at={snooze.until} /> : t("mark.snoozed")}
          </span>
        </Badge>
      )}
      {tags.length > 0 && (
        <span title={tags.join(", ")} className="flex min-w-0 shrink-99 gap-1 overflow-hidden max-sm:hidden">
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
          {tags.length > 3 && <Badge>{`+${tags.length - 3}`}</Badge>}
        </span>
      )}
    </>
  );
}
