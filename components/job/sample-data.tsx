"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** Opens a job with made-up people, for a first look, and goes there. */
export function AddSampleData({ add }: { add: () => Promise<ActionState<{ jobId: string }>> }) {
  const router = useRouter();
  const { act, busy } = useAct();
  return (
    <Button busy={busy} onClick={() => act(add, { then: ({ jobId }) => router.push(`/jobs/${jobId}`) })}>
      Look around with sample data
    </Button>
  );
}

/** While sample data is there: which it is, and the one click that removes it. */
export function SampleDataNotice(props: {
  jobId: string;
  /** Absent for who may not. */
  remove: (() => Promise<ActionState>) | null;
  className?: string;
}) {
  const { act, busy } = useAct();
  const { jobId, remove } = props;
  return (
    <Alert
      className={props.className}
      title="Sample data is here"
      action={
        remove && (
          <Button size="sm" busy={busy} onClick={() => act(remove, { done: "Sample data removed" })}>
            Remove sample data
          </Button>
        )
      }
    >
      <Link className="underline" href={`/jobs/${jobId}`}>
        One job
      </Link>{" "}
      and its five candidates are made up. Removing them deletes them and what was decided about them.
    </Alert>
  );
}
