"use client";

import Link from "next/link";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { listBatches } from "@/lib/judging/evaluation/batch/list-batches";
import en from "@/messages/en/model.json";

type Batch = z.output<typeof listBatches.output>["batches"][number];

/** Batches of rescored applications, each with the applications that were not scored normally. */
export function BatchList(props: { batches: Batch[]; cancel: (batchId: string) => Promise<ActionState> }) {
  const t = useWords("model", en);
  const { act, busy } = useAct();
  return (
    <ul className="flex flex-col gap-4">
      {props.batches.map((batch) => (
        <li key={batch.batchId} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{batch.jobTitle}</span>{" "}
              <span className="text-ink-muted">
                {t.rich("batches.facts", {
                  at: () => <When at={batch.createdAt} />,
                  applications: batch.applications,
                  judged: batch.judged,
                  status: batch.status,
                })}
              </span>
            </span>
            {(batch.status === "preparing" || batch.status === "waiting") && (
              <Button
                busy={busy}
                onClick={() => act(() => props.cancel(batch.batchId), { done: t("batches.cancel.done") })}
              >
                {t("batches.cancel")}
              </Button>
            )}
          </div>
          {batch.note && <p className="text-sm text-ink-muted">{batch.note}</p>}
          {batch.others.length > 0 && (
            <details className="text-sm">
              <summary className="cursor-pointer text-ink-muted">
                {t("batches.others", { count: batch.others.length })}
              </summary>
              <ul className="mt-1 flex flex-col gap-0.5">
                {batch.others.map((row) => (
                  <li key={row.applicationId}>
                    {t.rich("batches.row", {
                      number: row.number,
                      status: row.status,
                      link: (chunks) => (
                        <Link className="underline" href={`/applications/${row.applicationId}`}>
                          {chunks}
                        </Link>
                      ),
                    })}
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
