"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import { useUndo } from "@/components/shell/undo";
import { Alert } from "@/components/ui/alert";
import { Bullets } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/bulk.json";
import {
  actOnAll,
  type BulkProps,
  type BulkActs,
  type BulkKind,
  type BulkPreview,
  MOST,
  MOST_PREVIEWED,
  prepareAll,
  previewAll,
  type Refused,
  undoAll,
} from "./bulk-acts";
import { NameList, ReadFirst, RefusedList } from "./bulk-people";
import type { Letter } from "@/components/mail/letter-draft";
import { LetterFields } from "./letter-fields";
import { useOpened } from "@/components/shell/looks";
import { ReasonField } from "./reason-field";
import type { Shortlisted } from "./shortlisted";

const noRefusals: Refused = [];

const undoneOf = {
  accept: "undone.decide",
  reject: "undone.decide",
  reopen: "undone.reopen",
  move: "undone.move",
  evaluate: "undone.decide",
} as const;

type Props = BulkProps & {
  candidates: readonly Shortlisted[];
  acts: Omit<BulkActs, "feedback" | "mail">;
  /** What else is done once this act is through, in the words of the dialog. */
  also?: { title: string; submit: string; effect: string };
  /** `remaining`: the applications to keep selected; null leaves the selection as it is. */
  close: (remaining: string[] | null) => void;
};

/** While the act runs, Esc and the close button stop it, as Stop does: the dialog then says what was done. */
type Progress = "none" | "running" | "stopped";

/** One act on several candidates: those it affects, those it does not and why, the progress and the refusals. */
export default function BulkDialog({ kind, ...props }: Props & { kind: BulkKind | null }) {
  const progress = useRef<Progress>("none");
  const dismiss = () => {
    if (progress.current === "none") props.close(null);
    else progress.current = "stopped";
  };
  return (
    <Dialog open={kind !== null} onOpenChange={(open) => open || dismiss()}>
      {kind && <BulkAct {...props} kind={kind} progressRef={progress} />}
    </Dialog>
  );
}

function BulkAct(props: Props & { kind: BulkKind; progressRef: RefObject<Progress> }) {
  const t = useWords("bulk", en);
  const { kind, candidates, rules, close, progressRef, also } = props;
  const { undoMs } = rules;
  // The page passes new functions on every refresh; keeping the first ones avoids running the effects again.
  const [acts] = useState(props.acts);
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [checked, setChecked] = useState(0);
  const [feedback, setFeedback] = useState("");
  const [letter, setLetter] = useState<Letter | null>(null);
  const [stage, setStage] = useState("");
  const [reason, setReason] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const router = useRouter();
  const offerUndo = useUndo();
  const say = useToast();

  const applicationIds = useMemo(() => candidates.map(({ applicationId }) => applicationId), [candidates]);
  const opened = useOpened(applicationIds);
  const unread = preview?.toRead.filter((id) => !opened.has(id)) ?? [];
  const hasFeedback = feedback.trim() !== "";
  const hasLetter = letter !== null;
  const lacksStage = kind === "move" && stage === "";
  // No new preview while deciding: it would list the candidates decided on so far as refused.
  const lacksReason = kind === "reject" && rules.asked === "required" && reason === "";
  const canPreview = !lacksStage && !lacksReason && done === null;
  useEffect(() => {
    if (!canPreview) return;
    const controller = new AbortController();
    const details = { kind, stage, reason, feedback: hasFeedback ? "given" : "", letter: hasLetter };
    void previewAll(t, details, candidates, acts, setChecked, controller.signal).then((state) => {
      if (typeof state === "string") setFailure(state);
      else if (state) setPreview(state);
    });
    return () => controller.abort();
    // Opening somebody, in another tab, may make possible what was refused.
  }, [t, kind, stage, reason, canPreview, candidates, hasFeedback, hasLetter, acts, opened.size]);
  const prepare = useCallback(
    () => prepareAll(t, candidates, kind === "accept" ? "accept" : "reject", acts),
    [t, candidates, kind, acts],
  );

  const impossible = preview?.refused ?? noRefusals;
  const possible = useMemo(() => {
    const refusedIds = new Set(impossible.map(({ applicationId }) => applicationId));
    return candidates.filter(({ applicationId }) => !refusedIds.has(applicationId));
  }, [candidates, impossible]);
  const names = useMemo(
    () => new Map(candidates.map(({ applicationId, name }) => [applicationId, name])),
    [candidates],
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!preview || done !== null) return;
    setDone(0);
    progressRef.current = "running";
    const { ids, failed, left } = await actOnAll(
      t,
      acts,
      {
        kind,
        chunks: preview.chunks,
        toRead: preview.toRead,
        stage,
        reason,
        feedback: feedback.trim(),
        letter,
      },
      (more) => setDone((count) => (count ?? 0) + more),
      () => progressRef.current === "stopped",
    );
    progressRef.current = "none";
    router.refresh();
    const text = t(`${kind}.done`, { count: ids.length });
    if (kind === "evaluate" && ids.length > 0) say(text);
    else if (ids.length > 0)
      offerUndo({
        text,
        ms: undoMs,
        undo: async () => {
          let hide = () => {};
          const report = (done: number) => {
            const text = t("undone.progress", { done, total: ids.length });
            if (ids.length > MOST) hide = say(text, { key: `undo ${ids[0]}`, ms: Infinity });
          };
          const state = await undoAll(t, ids.toReversed(), acts, report);
          hide();
          router.refresh();
          return state;
        },
        undone: t(undoneOf[kind], { count: ids.length }),
      });
    if (failed.length === 0) return close(left);
    setRefused(failed);
  };

  const progress = t("progress", { done: done ?? 0, total: possible.length });
  if (refused)
    return (
      <DialogContent title={t(`${kind}.notDone`, { count: refused.length })}>
        <DialogBody>
          <RefusedList refused={refused} names={names} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => close(refused.map(({ applicationId }) => applicationId))}>
            {t("close")}
          </Button>
        </DialogFooter>
      </DialogContent>
    );
  return (
    <DialogContent title={also?.title ?? t(`${kind}.title`, { count: possible.length })} wide>
      <form onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {kind === "move" && (
            <Field label={t("moveTo")}>
              <Select
                autoFocus
                required
                value={stage}
                onChange={(event) => {
                  setStage(event.target.value);
                  setPreview(null);
                  setChecked(0);
                }}
              >
                <option value="">{t("moveTo.choose")}</option>
                {props.stages.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          )}
          <section aria-labelledby="touched">
            <h3 id="touched" className="text-sm font-medium">
              {t(possible.length > 0 ? "for" : "for.nobody")}
            </h3>
            <NameList candidates={possible} />
          </section>
          {impossible.length > 0 && (
            <section aria-labelledby="untouched">
              <h3 id="untouched" className="text-sm font-medium">
                {t("notFor", { count: impossible.length })}
              </h3>
              <RefusedList refused={impossible} names={names} />
            </section>
          )}
          {preview && preview.toRead.length > 0 && (
            <ReadFirst ids={preview.toRead} names={names} opened={opened} />
          )}
          {kind === "reject" && rules.asked !== "never" && (
            <ReasonField rules={rules} reason={reason} onChange={setReason} />
          )}
          {kind !== "evaluate" && (
            <Field label={t("feedback")} optional>
              <Textarea
                autoFocus={kind !== "move"}
                maxLength={4000}
                value={feedback}
                onChange={(event) => setFeedback(event.target.value)}
                className="max-h-[20dvh]"
              />
            </Field>
          )}
          {(kind === "accept" || kind === "reject") && (
            <LetterFields prepare={prepare} letter={letter} onChange={setLetter} />
          )}
          <Effects
            kind={kind}
            also={also?.effect}
            preview={preview}
            checked={checked}
            lacks={lacksStage ? "moveTo.first" : lacksReason ? "reason.first" : null}
            undoMs={undoMs}
            people={candidates.length}
            possible={possible.length}
          />
          {done !== null && (
            <div className="flex flex-col gap-1">
              <p className="text-sm text-ink-muted tabular-nums">{progress}</p>
              <ProgressBar done={done} of={possible.length} label={progress} />
            </div>
          )}
          {failure && <Alert tone="error">{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          {done === null ? (
            <DialogCancel />
          ) : (
            <Button
              onClick={() => {
                progressRef.current = "stopped";
              }}
            >
              {t("stop")}
            </Button>
          )}
          <Button
            type="submit"
            intent={kind === "reject" ? "danger" : "primary"}
            busy={done !== null}
            disabled={preview === null || possible.length === 0 || unread.length > 0}
          >
            {also?.submit ?? t(`${kind}.submit`, { count: possible.length })}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}

/** The effects of the act, or how far their preview has come. */
function Effects(props: {
  kind: BulkKind;
  also: string | undefined;
  preview: BulkPreview | null;
  people: number;
  checked: number;
  possible: number;
  /** What is to be chosen before there are effects. */
  lacks: "moveTo.first" | "reason.first" | null;
  undoMs: number;
}) {
  const t = useWords("bulk", en);
  const { kind, preview, people, undoMs } = props;
  return (
    <section aria-labelledby="effects" aria-live="polite">
      <h3 id="effects" className="text-sm font-medium">
        {t("effects")}
      </h3>
      {props.lacks ? (
        <p className="mt-1 text-sm text-ink-muted">{t(props.lacks)}</p>
      ) : preview === null && people > MOST_PREVIEWED ? (
        <p className="mt-1 text-sm text-ink-muted tabular-nums">
          {t("checking", { done: props.checked, total: people })}
        </p>
      ) : preview === null ? (
        <Skeleton className="mt-2 h-4 w-4/5" />
      ) : (
        <Bullets className="mt-1">
          {kind === "evaluate" && <li>{t("effects.evaluate")}</li>}
          {[...preview.told].map(([sentence, count]) => (
            <li key={sentence}>{t("effects.told", { count, total: props.possible, sentence })}</li>
          ))}
          {kind !== "evaluate" && undoMs > 0 && (
            <li>{t("effects.undo", { seconds: Math.round(undoMs / 1000) })}</li>
          )}
          {props.also && <li>{props.also}</li>}
        </Bullets>
      )}
    </section>
  );
}
