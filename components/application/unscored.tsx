import Link from "next/link";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import type { FileActs } from "@/components/file/acts";
import { UnreadableCv } from "@/components/file/unreadable-cv";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { ShownApplication } from "./shown";

/** Why there is no score yet, what was kept, and what to do about it. */
export function Unscored(props: {
  application: ShownApplication;
  evaluateAgain: (applicationId: string) => Promise<ActionState>;
  fileActs: FileActs;
}) {
  const { unreadableCv, candidateId, documents, blind } = props.application;
  const { applicationId, scoreStatus, scoreReason, disposition, jobId, document } = props.application;
  const { act, busy } = useAct();
  const canRetry = useMay("candidate:write") && scoreStatus === "failed" && document !== null;
  const again = () => act(() => props.evaluateAgain(applicationId));
  useShortcuts(canRetry ? [{ keys: "e", label: "Evaluate again", run: again }] : []);
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
          title="This application could not be evaluated"
          action={
            canRetry && (
              <Button size="sm" busy={busy} onClick={again}>
                Evaluate again
              </Button>
            )
          }
        >
          <p>{scoreReason ?? "The document could not be read."}</p>
          <p className="mt-1">The application and its files are kept. Nothing was charged.</p>
        </Alert>
      );
    case "awaiting_credits":
      return (
        <Alert tone="caution" title="The evaluation waits for credits">
          It resumes by itself once credits are added. The application and its files are kept.
        </Alert>
      );
    case "not_scored":
      // Who has left the process is waiting for nothing.
      return scoreReason && disposition !== "active" ? (
        <Alert title="Not evaluated">{scoreReason}</Alert>
      ) : (
        <Alert
          title="Not evaluated yet"
          action={
            <Button asChild size="sm">
              <Link href={`/jobs/${jobId}/scorecard`}>Open the scorecard</Link>
            </Button>
          }
        >
          {scoreReason ??
            "The job has no published scorecard. Once there is one, this application is evaluated by itself."}
        </Alert>
      );
    default:
      return (
        <Alert
          tone={scoreReason ? "caution" : undefined}
          title={
            scoreReason
              ? "The evaluation waits"
              : scoreStatus === "queued"
                ? "Waiting its turn"
                : "Being evaluated"
          }
        >
          {scoreReason ??
            "The documents are read and every criterion of the scorecard is looked for. This takes seconds."}
        </Alert>
      );
  }
}
