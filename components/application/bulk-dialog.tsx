"use client";

import { useRouter } from "next/navigation";
import { memo, useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type UIEvent } from "react";
import { useUndo } from "@/components/shell/undo";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import { judgedAgainOnRequest } from "@/lib/states/states";
import en from "@/messages/en/bulk.json";
import { type Letter, LetterFields, type PreparedLetters } from "./letter-fields";
import { ReasonField } from "./reason-field";
import type { Shortlisted } from "./shortlisted";

type Refused = { applicationId: string; message: string }[];
/** `stage`: of a move, where to; `reason`: of a rejection, one of the organization's; empty otherwise. */
type Decision = {
  applicationIds: string[];
  kind: "accept" | "reject" | "move";
  feedback: string;
  stage: string;
  reason: string;
};
type Foretold = {
  refused: Refused;
  told: { sentence: string; decisions: number }[];
  subjectRevision: string;
};
type Done = ActionState<{ done: string[]; refused: Refused }>;
export type BulkActs = {
  foretell: (decision: Decision & { letter: boolean }) => Promise<ActionState<Foretold>>;
  decide: (
    decision: Decision & { subjectRevision: string; letter: Letter | null; extraUndoSeconds: number },
  ) => Promise<Done>;
  prepare: (applicationIds: string[], kind: "accept" | "reject") => Promise<ActionState<PreparedLetters>>;
  evaluate: (applicationIds: string[]) => Promise<Done>;
  undo: (decisionIds: string[]) => Promise<Done>;
};
export type BulkKind = "accept" | "reject" | "move" | "evaluate";

/** Of some people so few at once that one sees it go on; of many as many as one call takes. */
const together = (people: number) => (people > 100 ? MOST : 10);
/** As many as one call does something with. */
const MOST = 50;
/** As many as one call looks ahead on. */
const MOST_FORESEEN = 500;
/** Time enough for one call that decides and one that undoes, on a service that is busy. */
const CALL_SECONDS = 6;
const nobody: Refused = [];

type Props = {
  candidates: Shortlisted[];
  /** Where they can be moved to. */
  stages: readonly string[];
  /** What the organization rejects for. */
  reasons: readonly string[];
  undoMs: number;
  acts: BulkActs;
  /** With whom it could not be done. */
  close: (left: string[] | null) => void;
};

/** One act on several people: who would be touched and who not, with the reason; how far it is; what was refused. */
export default function BulkDialog({ kind, ...props }: Props & { kind: BulkKind | null }) {
  return (
    <Dialog open={kind !== null} onOpenChange={(open) => open || props.close(null)}>
      {kind && <BulkAct {...props} kind={kind} />}
    </Dialog>
  );
}

function BulkAct(props: Props & { kind: BulkKind }) {
  const t = useWords("bulk", en);
  const { kind, candidates, undoMs, close } = props;
  // The page's are new whenever it is refreshed, and do the same.
  const [acts] = useState(props.acts);
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const [checked, setChecked] = useState(0);
  const [feedback, setFeedback] = useState("");
  const [letter, setLetter] = useState<Letter | null>(null);
  const [stage, setStage] = useState("");
  const [reason, setReason] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isStopped = useRef(false);
  const router = useRouter();
  const offerUndo = useUndo();
  const say = useToast();

  const hasFeedback = feedback.trim() !== "";
  const writes = letter !== null;
  const isUnclear = kind === "move" && stage === "";
  // Whoever was decided on meanwhile would be foretold as refused.
  const isForeseeable = !isUnclear && done === null;
  useEffect(() => {
    if (!isForeseeable) return;
    const overtaken = new AbortController();
    const details = { kind, stage, reason, feedback: hasFeedback ? "given" : "", letter: writes };
    void foretell(t, details, candidates, acts, setChecked, overtaken.signal).then((state) => {
      if (typeof state === "string") setFailure(state);
      else if (state) setForeseen(state);
    });
    return () => overtaken.abort();
  }, [t, kind, stage, reason, isForeseeable, candidates, hasFeedback, writes, acts]);
  const prepare = useCallback(
    () => prepareAll(t, candidates, kind === "accept" ? "accept" : "reject", acts),
    [t, candidates, kind, acts],
  );

  const before = foreseen?.refused ?? nobody;
  const possible = useMemo(() => {
    const refusedIds = new Set(before.map(({ applicationId }) => applicationId));
    return candidates.filter(({ applicationId }) => !refusedIds.has(applicationId));
  }, [candidates, before]);
  const names = useMemo(
    () => new Map(candidates.map(({ applicationId, name }) => [applicationId, name])),
    [candidates],
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!foreseen || done !== null) return;
    const ids: string[] = [];
    const failed: Refused = [];
    const left = [...foreseen.chunks];
    setDone(0);
    for (let chunk = left.shift(); chunk && !isStopped.current; chunk = left.shift()) {
      const { possible: applicationIds, subjectRevision } = chunk;
      const words = { stage, reason, feedback: feedback.trim(), letter };
      const decision = { applicationIds, ...words, subjectRevision };
      // The first can be undone for as long as the last, which is undone first.
      const calls = foreseen.chunks.length > 1 ? left.length + 1 : 0;
      const extraUndoSeconds = Math.min(calls * CALL_SECONDS, 1800);
      const state = await (
        kind === "evaluate"
          ? acts.evaluate(applicationIds)
          : acts.decide({ ...decision, kind, extraUndoSeconds })
      ).catch(() => silent(t));
      if (state.ok) {
        ids.push(...state.done);
        failed.push(...state.refused);
      } else failed.push(...applicationIds.map((id) => ({ applicationId: id, message: state.message })));
      setDone((count) => (count ?? 0) + applicationIds.length);
    }
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
        undone: t(kind === "move" ? "undone.move" : "undone.decide", { count: ids.length }),
      });
    if (failed.length === 0) return close(left.flatMap((chunk) => chunk.possible));
    setRefused(failed);
  };

  const progress = t("progress", { done: done ?? 0, total: possible.length });
  if (refused)
    return (
      <DialogContent title={t(`${kind}.notDone`, { count: refused.length })}>
        <DialogBody>
          <RefusedList {...{ refused, names }} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => close(refused.map(({ applicationId }) => applicationId))}>
            {t("close")}
          </Button>
        </DialogFooter>
      </DialogContent>
    );
  return (
    <DialogContent title={t(`${kind}.title`, { count: possible.length })} wide>
      <form
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
        }}
      >
        <DialogBody>
          {kind === "move" && (
            <Field label={t("moveTo")}>
              {(wiring) => (
                <Select
                  {...wiring}
                  autoFocus
                  required
                  value={stage}
                  onChange={(event) => {
                    setStage(event.target.value);
                    setForeseen(null);
                    setChecked(0);
                  }}
                >
                  <option value="">{t("moveTo.choose")}</option>
                  {props.stages.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <section aria-labelledby="touched">
            <h3 id="touched" className="text-sm font-medium">
              {t(possible.length > 0 ? "for" : "for.nobody")}
            </h3>
            <NameList candidates={possible} />
          </section>
          {before.length > 0 && (
            <section aria-labelledby="untouched">
              <h3 id="untouched" className="text-sm font-medium">
                {t("notFor", { count: before.length })}
              </h3>
              <RefusedList refused={before} names={names} />
            </section>
          )}
          {kind === "reject" && props.reasons.length > 0 && (
            <ReasonField reasons={props.reasons} reason={reason} onChange={setReason} />
          )}
          {kind !== "evaluate" && (
            <Field label={t("feedback")} optional>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  autoFocus={kind !== "move"}
                  maxLength={4000}
                  value={feedback}
                  onChange={(event) => setFeedback(event.target.value)}
                  className="max-h-[20dvh]"
                />
              )}
            </Field>
          )}
          {(kind === "accept" || kind === "reject") && (
            <LetterFields {...{ prepare, letter }} onChange={setLetter} />
          )}
          <section aria-labelledby="effects" aria-live="polite">
            <h3 id="effects" className="text-sm font-medium">
              {t("effects")}
            </h3>
            {isUnclear ? (
              <p className="mt-1 text-sm text-ink-muted">{t("moveTo.first")}</p>
            ) : foreseen === null && candidates.length > MOST_FORESEEN ? (
              <p className="mt-1 text-sm text-ink-muted tabular-nums">
                {t("checking", { done: checked, total: candidates.length })}
              </p>
            ) : foreseen === null ? (
              <Skeleton className="mt-2 h-4 w-4/5" />
            ) : (
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 text-sm text-ink-muted marker:text-ink-faint">
                {kind === "evaluate" && <li>{t("effects.evaluate")}</li>}
                {[...foreseen.told].map(([sentence, count]) => (
                  <li key={sentence}>{t("effects.told", { count, total: possible.length, sentence })}</li>
                ))}
                {kind !== "evaluate" && undoMs > 0 && (
                  <li>{t("effects.undo", { seconds: Math.round(undoMs / 1000) })}</li>
                )}
              </ul>
            )}
          </section>
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
                isStopped.current = true;
              }}
            >
              {t("stop")}
            </Button>
          )}
          <Button
            type="submit"
            intent={kind === "reject" ? "danger" : "primary"}
            busy={done !== null}
            disabled={foreseen === null || possible.length === 0}
          >
            {t(`${kind}.submit`, { count: possible.length })}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}

type T = Words<typeof en>;

const silent = (t: T) => ({ ok: false as const, message: t("noAnswer") });

/** What was foretold of all of them, and those with whom it can be done, in parts that one call takes each. */
type Foreseen = {
  refused: Refused;
  /** What leaves Shortlist, with the number of people it holds for. */
  told: Map<string, number>;
  chunks: { possible: string[]; subjectRevision: string }[];
};

/** Says of all of them what would happen; why not, where it cannot be said; null once it is overtaken. */
async function foretell(
  t: T,
  { kind, ...details }: Omit<Decision, "applicationIds" | "kind"> & { kind: BulkKind; letter: boolean },
  candidates: Shortlisted[],
  acts: BulkActs,
  report: (checked: number) => void,
  overtaken: AbortSignal,
): Promise<Foreseen | string | null> {
  const foreseen: Foreseen = { refused: [], told: new Map(), chunks: [] };
  const size = together(candidates.length);
  for (const [at, some] of inParts(candidates, MOST_FORESEEN)) {
    const applicationIds = some.map(({ applicationId }) => applicationId);
    const state =
      kind === "evaluate"
        ? { ok: true as const, refused: some.flatMap(notEvaluable(t)), told: [], subjectRevision: "" }
        : await acts.foretell({ applicationIds, kind, ...details }).catch(() => silent(t));
    if (overtaken.aborted) return null;
    if (!state.ok) return state.message;
    report(at + some.length);
    const { refused, told, subjectRevision } = state;
    const isRefused = new Set(refused.map(({ applicationId }) => applicationId));
    foreseen.refused.push(...refused);
    for (const { sentence, decisions } of told)
      foreseen.told.set(sentence, (foreseen.told.get(sentence) ?? 0) + decisions);
    const left = applicationIds.filter((id) => !isRefused.has(id));
    for (const [, possible] of inParts(left, size)) foreseen.chunks.push({ possible, subjectRevision });
  }
  return foreseen;
}

/** Parts of at most so many, each with where it begins. */
function* inParts<Item>(items: readonly Item[], size: number): Generator<[number, Item[]]> {
  for (let at = 0; at < items.length; at += size) yield [at, items.slice(at, at + size)];
}

/** What letters to them need, asked for in parts as large as one call takes. */
async function prepareAll(
  t: T,
  candidates: Shortlisted[],
  kind: "accept" | "reject",
  acts: BulkActs,
): Promise<ActionState<PreparedLetters>> {
  const whole: PreparedLetters = { templates: [], people: [] };
  for (const [, some] of inParts(candidates, MOST_FORESEEN)) {
    const ids = some.map(({ applicationId }) => applicationId);
    const state = await acts.prepare(ids, kind).catch(() => silent(t));
    if (!state.ok) return state;
    whole.templates = state.templates;
    whole.people.push(...state.people);
  }
  return { ok: true, ...whole };
}

async function undoAll(
  t: T,
  decisionIds: string[],
  acts: BulkActs,
  report: (tried: number) => void,
): Promise<ActionState> {
  const undone: string[] = [];
  const refused: Refused = [];
  for (const [at, some] of inParts(decisionIds, MOST)) {
    report(at);
    const state = await acts.undo(some).catch(() => silent(t));
    undone.push(...(state.ok ? state.done : []));
    refused.push(
      ...(state.ok ? state.refused : some.map((id) => ({ applicationId: id, message: state.message }))),
    );
  }
  const [first] = refused;
  if (!first) return { ok: true };
  const counts = { done: undone.length, refused: refused.length };
  return { ok: false, message: t("undone.partly", { ...counts, reason: first.message }) };
}

const notEvaluable =
  (t: T) =>
  ({ applicationId, disposition, scoreStatus }: Shortlisted): Refused => {
    if (disposition !== "active") return [{ applicationId, message: t("evaluate.decided") }];
    if (judgedAgainOnRequest.includes(scoreStatus)) return [];
    const begins = scoreStatus === "not_scored" ? "evaluate.notYet" : "evaluate.waits";
    return [{ applicationId, message: t(begins) }];
  };

/** Thousands of names are not drawn again with each letter that is typed beside them. */
const NameList = memo(function NameList({ candidates }: { candidates: readonly Shortlisted[] }) {
  const [shown, reveal] = useRevealed(candidates);
  return (
    <ul
      aria-labelledby="touched"
      tabIndex={0}
      onScroll={reveal}
      className="mt-1 grid max-h-[22dvh] gap-x-4 overflow-y-auto text-sm text-ink-muted sm:grid-cols-2"
    >
      {shown.map(({ applicationId, name }) => (
        <li key={applicationId} className="truncate">
          {name}
        </li>
      ))}
    </ul>
  );
});

function RefusedList({ refused, names }: { refused: Refused; names: ReadonlyMap<string, string> }) {
  const [shown, reveal] = useRevealed(refused);
  return (
    <ul
      aria-labelledby="untouched"
      tabIndex={0}
      onScroll={reveal}
      className="mt-1 flex max-h-[22dvh] flex-col gap-1 overflow-y-auto text-sm"
    >
      {shown.map(({ applicationId, message }) => (
        <li key={applicationId}>
          {names.get(applicationId) ?? applicationId}: <span className="text-ink-muted">{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first hundred, and more whenever their list is scrolled to its end: thousands at once take seconds to lay out. */
function useRevealed<Item>(items: readonly Item[]) {
  const [most, setMost] = useState(100);
  const reveal = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) setMost((count) => count + 100);
  };
  return [items.slice(0, most), reveal] as const;
}
