"use client";

import { type ComponentProps, useState } from "react";
import { seenOf } from "@/components/shell/looks";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useToast } from "@/components/ui/toast";
import { toggled } from "@/components/ui/toggled";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { SeenById } from "@/lib/hiring/applications/looks";
import en from "@/messages/en/approval.json";
import type { Answer } from "./answer-buttons";
import { ApprovalCard } from "./approval-card";

/** Answers each confirmation separately. @returns the reason for each that failed, by its id */
export type AnswerTogether = (
  confirmationIds: string[],
  answer: "approve" | "decline",
  seen: SeenById,
) => Promise<ActionState<{ refused: Record<string, string> }>>;

/** Pending confirmations, answered one by one or in bulk. Those that a bulk answer fails for stay, with a reason. */
export function ApprovalList(props: {
  approvals: ComponentProps<typeof ApprovalCard>["approval"][];
  answer: Answer;
  answerTogether: AnswerTogether;
}) {
  const t = useWords("approval", en);
  const { act, busy } = useAct();
  const toast = useToast();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const ids = props.approvals.map(({ confirmationId }) => confirmationId);
  const chosen = ids.filter((id) => marked.has(id));
  const answer = (kind: "approve" | "decline") => () => {
    if (chosen.length === 0) return toast(t("together.choose"));
    // The page lists the newest first; answer in the order they were requested.
    const about = props.approvals.filter(({ confirmationId }) => marked.has(confirmationId));
    const ids = about.flatMap(({ about }) => about.applications.map(({ applicationId }) => applicationId));
    act(() => props.answerTogether(chosen.toReversed(), kind, seenOf(ids)), {
      then({ refused }) {
        const count = chosen.length - Object.keys(refused).length;
        setRefused(refused);
        setMarked(new Set());
        if (count > 0) toast(t(kind === "approve" ? "together.approved" : "together.declined", { count }));
      },
    });
  };
  useShortcuts([
    {
      keys: "x",
      label: t("together.key.choose"),
      run() {
        const id = document.activeElement?.closest<HTMLElement>("[data-approval]")?.dataset.approval;
        if (id) setMarked(toggled(marked, id));
      },
    },
    { keys: "a", label: t("together.key.approve"), run: answer("approve") },
    { keys: "r", label: t("together.key.decline"), run: answer("decline") },
  ]);
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 pb-10 sm:px-6">
      <div className="sticky top-0 z-10 -mx-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 text-sm max-md:top-12 sm:-mx-6 sm:px-6">
        <label className="flex flex-1 items-center gap-3 tabular-nums">
          <Checkbox
            aria-label={t("together.all")}
            checked={chosen.length === ids.length ? true : chosen.length > 0 ? "indeterminate" : false}
            onCheckedChange={(on) => setMarked(new Set(on ? ids : []))}
          />
          {chosen.length > 0
            ? t("together.chosen", { chosen: chosen.length, total: ids.length })
            : t("together.all")}
        </label>
        {chosen.length > 0 && (
          <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:h-10 max-sm:[&>button]:flex-1">
            <Button busy={busy} onClick={answer("decline")}>
              {t("together.decline", { count: chosen.length })}
            </Button>
            <Button busy={busy} onClick={answer("approve")}>
              {t("together.approve", { count: chosen.length })}
            </Button>
          </div>
        )}
      </div>
      <ul data-rows="" className="flex flex-col gap-4">
        {props.approvals.map((approval) => {
          const { confirmationId: id } = approval;
          return (
            <li key={id} data-approval={id}>
              <ApprovalCard
                linked
                approval={approval}
                answer={props.answer}
                refusal={refused[id]}
                mark={
                  <Checkbox
                    aria-label={t("together.one", { about: approval.preview.headline })}
                    checked={marked.has(id)}
                    onCheckedChange={() => setMarked(toggled(marked, id))}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
