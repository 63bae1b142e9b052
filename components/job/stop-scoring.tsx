"use client";

import { CircleStop } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job-head.json";

/** Button for candidates waiting to be evaluated: shows their number, and takes them out of the queue. */
export function StopScoring(props: {
  jobId: string;
  queued: number;
  stop: (jobId: string) => Promise<ActionState<{ stopped: number }>>;
}) {
  const { jobId, queued, stop } = props;
  const t = useWords("job-head", en);
  const { act, busy } = useAct();
  const say = useToast();
  return (
    <Button
      intent="quiet"
      size="sm"
      busy={busy}
      aria-label={t("stop", { count: queued })}
      title={t("stop.label", { count: queued })}
      onClick={() => act(() => stop(jobId), { then: ({ stopped }) => say(t("stopped", { count: stopped })) })}
    >
      {!busy && <CircleStop aria-hidden />}
      <span className="max-sm:hidden">{t("stop", { count: queued })}</span>
    </Button>
  );
}
