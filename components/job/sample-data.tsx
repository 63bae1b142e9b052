"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job.json";

/** Button that creates a sample job with made-up candidates, and opens it. */
export function AddSampleData({ add }: { add: () => Promise<ActionState<{ jobId: string }>> }) {
  const t = useWords("job", en);
  const router = useRouter();
  const { act, busy } = useAct();
  return (
    <Button busy={busy} onClick={() => act(add, { then: ({ jobId }) => router.push(`/jobs/${jobId}`) })}>
      {t("sample.add")}
    </Button>
  );
}

/** Shown while there is sample data: names the sample job, with a button that removes it. */
export function SampleDataNotice(props: {
  jobId: string;
  /** Null for members who may not remove it. */
  remove: (() => Promise<ActionState>) | null;
  className?: string;
}) {
  const { act, busy } = useAct();
  const { jobId, remove } = props;
  const t = useWords("job", en);
  return (
    <Alert
      className={props.className}
      title={t("sample.title")}
      action={
        remove && (
          <Button size="sm" busy={busy} onClick={() => act(remove, { done: t("sample.removed") })}>
            {t("sample.remove")}
          </Button>
        )
      }
    >
      {t.rich("sample.text", {
        job: (text) => (
          <Link className="underline" href={`/jobs/${jobId}`}>
            {text}
          </Link>
        ),
      })}
    </Alert>
  );
}
