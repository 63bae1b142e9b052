"use client";

import { useState } from "react";
import BulkDialog from "@/components/application/bulk-dialog";
import type { BulkActs } from "@/components/application/bulk-acts";
import { RowStore } from "@/components/application/row-store";
import type { Shortlisted } from "@/components/application/shortlisted";
import type { DecisionRules } from "@/components/application/use-decide-at-once";
import { useMay } from "@/components/shell/permitted";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Option } from "@/components/ui/option";
import { useToast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";
import type { SaveJob } from "./edit-job";

/** Closing, or archiving, which closes the job, too; and how many candidates are undecided. */
export type Closing = { by: { status: "closed" } | { archived: true }; undecided: number };

export type Deciding = { rules: DecisionRules; acts: Omit<BulkActs, "feedback"> };

/**
 * Closes a job after asking what becomes of its undecided candidates: they stay undecided, or are rejected together,
 * with a reason and a letter that are previewed first.
 */
export default function CloseJob(props: {
  jobId: string;
  /** Null while the dialog is closed. */
  closing: Closing | null;
  deciding: Deciding;
  save: SaveJob;
  close: () => void;
}) {
  const { jobId, closing, deciding, save, close } = props;
  const t = useWords("job", en);
  const { act } = useAct();
  const say = useToast();
  const mayDecide = useMay("application:decide");
  const [rejects, setRejects] = useState(false);
  const [people, setPeople] = useState<readonly Shortlisted[] | null>(null);
  const archives = closing !== null && "archived" in closing.by;
  const done = t(archives ? "archived" : "moved.closed");
  const end = () => {
    setPeople(null);
    setRejects(false);
    close();
  };
  return (
    <>
      <Dialog open={closing !== null && people === null} onOpenChange={end}>
        <DialogContent
          title={t(archives ? "archive" : "move.closed")}
          description={t("close.undecided", { undecided: closing?.undecided ?? 0 })}
        >
          <DialogForm
            submit={t(rejects ? "close.next" : archives ? "archive" : "move.closed")}
            send={async () => {
              if (rejects) return { ok: true, people: await everyoneUndecided(jobId) };
              const state = await save({ jobId, ...closing?.by });
              return state.ok ? { ok: true, people: null } : state;
            }}
            {...(!rejects && { done })}
            then={({ people }) => (people ? setPeople(people) : end())}
          >
            <fieldset className="flex flex-col gap-3 text-sm empty:hidden">
              <legend className="sr-only">{t("close.what")}</legend>
              <Option
                name="undecided"
                checked={!rejects}
                onChange={() => setRejects(false)}
                label={t("close.stay")}
                text={t("close.stay.text")}
              />
              {mayDecide && (
                <Option
                  name="undecided"
                  checked={rejects}
                  onChange={() => setRejects(true)}
                  label={t("close.reject")}
                  text={t("close.reject.text")}
                />
              )}
            </fieldset>
          </DialogForm>
        </DialogContent>
      </Dialog>
      <BulkDialog
        kind={people && "reject"}
        candidates={people ?? noPeople}
        stages={[]}
        rules={deciding.rules}
        acts={deciding.acts}
        also={{ title: t("close.reject.title"), submit: t("close.reject.submit"), effect: t("close.effect") }}
        close={(left) => {
          if (left?.length === 0) act(() => save({ jobId, ...closing?.by }), { done });
          else if (left) say(t("close.open", { left: left.length }));
          end();
        }}
      />
    </>
  );
}

const noPeople: readonly Shortlisted[] = [];

/** All undecided candidates of a job. Throws if they cannot be fetched. */
const everyoneUndecided = (jobId: string) =>
  new RowStore(jobId, "?view=open", { rows: [], next: null, total: 0, capped: false }).fetchAll(() => {});
