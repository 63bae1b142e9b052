"use client";

import Link from "next/link";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import type { listBatches } from "@/lib/evaluation/batch/list-batches";

type Batch = z.output<typeof listBatches.output>["batches"][number];

const standings: Record<Batch["status"], string> = {
  preparing: "being sent",
  waiting: "at the provider",
  done: "done",
  singly: "judged one by one",
  cancelled: "cancelled",
};
const rows: Record<Batch["others"][number]["status"], string> = {
  waiting: "waits",
  judged: "judged",
  singly: "judged by a call of its own",
  failed: "not judged",
  cancelled: "cancelled",
};

/** Rescorings that were asked for together, with each application that did not simply get its answer. */
export function BatchList(props: { batches: Batch[]; cancel: (batchId: string) => Promise<ActionState> }) {
  const { act, busy } = useAct();
  return (
    <ul className="flex flex-col gap-4">
      {props.batches.map((batch) => (
        <li key={batch.batchId} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{batch.jobTitle}</span>{" "}
              <span className="text-ink-muted">
                <When at={batch.createdAt} /> · {batch.applications} applications, {batch.judged} judged
                together · {standings[batch.status]}
              </span>
            </span>
            {(batch.status === "preparing" || batch.status === "waiting") && (
              <Button
                busy={busy}
                onClick={() =>
                  act(() => props.cancel(batch.batchId), { done: "Cancelled. Nothing was charged for it." })
                }
              >
                Cancel
              </Button>
            )}
          </div>
          {batch.note && <p className="text-sm text-ink-muted">{batch.note}</p>}
          {batch.others.length > 0 && (
            <details className="text-sm">
              <summary className="cursor-pointer text-ink-muted">
                {batch.others.length} went otherwise
              </summary>
              <ul className="mt-1 flex flex-col gap-0.5">
                {batch.others.map((row) => (
                  <li key={row.applicationId}>
                    <Link className="underline" href={`/applications/${row.applicationId}`}>
                      Application {row.number}
                    </Link>
                    : {rows[row.status]}
                    {row.note && <span className="text-ink-muted">. {row.note}</span>}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
