import Link from "next/link";
import type { FileActs } from "@/components/file/acts";
import { UnreadableCv } from "@/components/file/unreadable-cv";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import type { ShownApplication } from "./shown";
import type { EvaluateAgain } from "./use-evaluate-again";

/** Why there is no score yet, what was kept, and what to do about it. */
export function Unscored(props: {
  application: ShownApplication;
  /** Null when it cannot be evaluated again. */
  again: EvaluateAgain | null;
  fileActs: FileActs;
}) {
  const { unreadableCv, candidateId, documents, blind } = props.application;
  const { scoreStatus, scoreReason, disposition, jobId } = props.application;
  const { again } = props;
  const t = useWords("application", en);
  if (unreadableCv)
    return (
      <UnreadableCv
        candidateId={candidateId}
        cv={unreadableCv}
        problem={
          documents.find(({ attachmentId }) => attachmentId === unreadableCv.attachmentId)?.problem ?? null
        }
        blind={blind}
        acts={props.fileActs}
      />
    );
  switch (scoreStatus) {
    case "failed":
      return (
        <Alert
          tone="error"
          title={t("unscored.failed")}
          action={
            again && (
              <Button size="sm" busy={again.busy} onClick={again.run}>
                {t("unscored.again")}
              </Button>
            )
          }
        >
          <p>{scoreReason ?? t("unscored.failed.unread")}</p>
          <p className="mt-1">{t("unscored.failed.kept")}</p>
        </Alert>
      );
    case "awaiting_credits":
      return (
        <Alert tone="caution" title={t("unscored.credits")}>
          {t("unscored.credits.detail")}
        </Alert>
      );
    case "human_review":
      return <Alert title={t("unscored.people")}>{scoreReason}</Alert>;
    case "not_scored":
      // A decided application is not going to be scored.
      return scoreReason && disposition !== "active" ? (
        <Alert title={t("unscored.never")}>{scoreReason}</Alert>
      ) : (
        <Alert
          title={t("unscored.notYet")}
          action={
            <Button asChild size="sm">
              <Link href={`/jobs/${jobId}/scorecard`}>{t("unscored.openScorecard")}</Link>
            </Button>
          }
        >
          {scoreReason ?? t("unscored.noScorecard")}
        </Alert>
      );
    default:
      return (
        <Alert
          tone={scoreReason ? "caution" : undefined}
          title={t(
            scoreReason
              ? "unscored.waits"
              : scoreStatus === "queued"
                ? "unscored.queued"
                : "unscored.processing",
          )}
        >
          {scoreReason ?? t("unscored.processing.detail")}
        </Alert>
      );
  }
}
