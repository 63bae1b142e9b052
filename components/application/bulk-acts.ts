import type { AskActs } from "@/components/feedback/ask-dialog";
import type { MailActs } from "@/components/mail/acts";
import { noAnswer } from "@/components/ui/use-answer";
import type { Words } from "@/components/words/translate";
import type { ActionState } from "@/lib/platform/access/action-state";
import { judgedAgainOnRequest } from "@/lib/judging/states/states";
import type { DecisionKind } from "@/lib/platform/db/generated/enums";
import type { LetterKind } from "@/lib/judging/states/status";
import type en from "@/messages/en/bulk.json";
import type { Letter, PreparedLetters } from "@/components/mail/letter-draft";
import { seenOf } from "@/components/shell/looks";
import type { SeenById } from "@/lib/hiring/applications/looks";
import type { DecisionRules } from "./use-decide-at-once";
import type { Shortlisted } from "./shortlisted";

export type Refused = { applicationId: string; message: string }[];
/** `stage`: the target of a move; `reason`: one of the organization's rejection reasons; empty otherwise. */
export type Decision = {
  applicationIds: string[];
  kind: DecisionKind;
  feedback: string;
  stage: string;
  reason: string;
  /** What the person has opened. */
  seen: SeenById;
};
type Previewed = {
  refused: Refused;
  told: { sentence: string; decisions: number }[];
  subjectRevision: string;
  toRead: string[];
};
type Done = ActionState<{ done: string[]; refused: Refused }>;
export type BulkActs = {
  preview: (decision: Decision & { letter: boolean }) => Promise<ActionState<Previewed>>;
  decide: (
    decision: Decision & { subjectRevision: string; letter: Letter | null; extraUndoSeconds: number },
  ) => Promise<Done>;
  prepare: (applicationIds: string[], kind: LetterKind) => Promise<ActionState<PreparedLetters>>;
  evaluate: (applicationIds: string[]) => Promise<Done>;
  undo: (decisionIds: string[]) => Promise<Done>;
  feedback: AskActs;
  mail: Pick<MailActs, "prepare" | "write" | "takeBack">;
};
export type BulkProps = {
  /** Stages a candidate can be moved to. */
  stages: readonly string[];
  rules: DecisionRules;
};
export type BulkKind = DecisionKind | "evaluate";

/** Few applications per call for a small selection, so that progress is visible; the maximum for a large one. */
const chunkSize = (people: number) => (people > 100 ? MOST : 10);
/** Maximum number of applications that one call decides on, evaluates or undoes. */
export const MOST = 50;
/** Maximum number of applications per call that previews decisions or prepares letters. */
export const MOST_PREVIEWED = 500;
/** Enough time for one call that decides and one that undoes, under load. */
const CALL_SECONDS = 6;

type T = Words<typeof en>;

/** The preview of a bulk act: refusals, effects, and the possible applications in chunks of one call each. */
export type BulkPreview = {
  refused: Refused;
  /** Effects outside Shortlist, each with the number of decisions it applies to. */
  told: Map<string, number>;
  chunks: { possible: string[]; subjectRevision: string }[];
  /** Drawn at random: to be opened before anybody is rejected. */
  toRead: string[];
};

/** Previews the act on all candidates. Returns an error message if that fails, and null once aborted. */
export async function previewAll(
  t: T,
  {
    kind,
    ...details
  }: Omit<Decision, "applicationIds" | "kind" | "seen"> & { kind: BulkKind; letter: boolean },
  candidates: readonly Shortlisted[],
  acts: Pick<BulkActs, "preview">,
  report: (checked: number) => void,
  signal: AbortSignal,
): Promise<BulkPreview | string | null> {
  const preview: BulkPreview = { refused: [], told: new Map(), chunks: [], toRead: [] };
  const size = chunkSize(candidates.length);
  for (const [start, batch] of batches(candidates, MOST_PREVIEWED)) {
    const applicationIds = batch.map(({ applicationId }) => applicationId);
    const seen = seenOf(applicationIds);
    const state =
      kind === "evaluate"
        ? {
            ok: true as const,
            refused: batch.flatMap(notEvaluable(t)),
            told: [],
            subjectRevision: "",
            toRead: [],
          }
        : await acts.preview({ applicationIds, kind, seen, ...details }).catch(() => noAnswer(t));
    if (signal.aborted) return null;
    if (!state.ok) return state.message;
    report(start + batch.length);
    const { refused, told, subjectRevision } = state;
    const isRefused = new Set(refused.map(({ applicationId }) => applicationId));
    preview.refused.push(...refused);
    preview.toRead.push(...state.toRead);
    for (const { sentence, decisions } of told)
      preview.told.set(sentence, (preview.told.get(sentence) ?? 0) + decisions);
    const remaining = applicationIds.filter((id) => !isRefused.has(id));
    for (const [, possible] of batches(remaining, size)) preview.chunks.push({ possible, subjectRevision });
  }
  return preview;
}

/** Yields batches of at most `size` items, each with the index of its first item. */
function* batches<Item>(items: readonly Item[], size: number): Generator<[number, Item[]]> {
  for (let start = 0; start < items.length; start += size) yield [start, items.slice(start, start + size)];
}

/**
 * Performs the act chunk by chunk until it is stopped.
 *
 * @returns ids of the decisions made (or applications evaluated), the failures, and the application ids not reached
 */
export async function actOnAll(
  t: T,
  acts: Pick<BulkActs, "decide" | "evaluate">,
  {
    kind,
    chunks,
    toRead,
    ...details
  }: Pick<Decision, "feedback" | "stage" | "reason"> &
    Pick<BulkPreview, "chunks" | "toRead"> & { kind: BulkKind; letter: Letter | null },
  report: (more: number) => void,
  isStopped: () => boolean,
) {
  const ids: string[] = [];
  const failed: Refused = [];
  const queue = [...chunks];
  for (let chunk = queue.shift(); chunk && !isStopped(); chunk = queue.shift()) {
    const { possible: applicationIds, subjectRevision } = chunk;
    // Earlier chunks get a longer undo window: later ones are still to be decided on, and are undone first.
    const calls = chunks.length > 1 ? queue.length + 1 : 0;
    const extraUndoSeconds = Math.min(calls * CALL_SECONDS, 1800);
    const seen = seenOf([...applicationIds, ...toRead]);
    const state = await (
      kind === "evaluate"
        ? acts.evaluate(applicationIds)
        : acts.decide({ applicationIds, ...details, seen, subjectRevision, kind, extraUndoSeconds })
    ).catch(() => noAnswer(t));
    if (state.ok) {
      ids.push(...state.done);
      failed.push(...state.refused);
    } else failed.push(...applicationIds.map((id) => ({ applicationId: id, message: state.message })));
    report(applicationIds.length);
  }
  return { ids, failed, left: queue.flatMap(({ possible }) => possible) };
}

/** Loads the letter templates and the recipients of all candidates, in batches of one call each. */
export async function prepareAll(
  t: T,
  candidates: readonly Shortlisted[],
  kind: LetterKind,
  acts: Pick<BulkActs, "prepare">,
): Promise<ActionState<PreparedLetters>> {
  let prepared: PreparedLetters = { templates: [], ownPageLine: null, repliesTo: null, people: [] };
  for (const [, batch] of batches(candidates, MOST_PREVIEWED)) {
    const ids = batch.map(({ applicationId }) => applicationId);
    const state = await acts.prepare(ids, kind).catch(() => noAnswer(t));
    if (!state.ok) return state;
    prepared = { ...state, people: [...prepared.people, ...state.people] };
  }
  return { ok: true, ...prepared };
}

export async function undoAll(
  t: T,
  decisionIds: string[],
  acts: Pick<BulkActs, "undo">,
  report: (tried: number) => void,
): Promise<ActionState> {
  let undone = 0;
  const refused: Refused = [];
  for (const [start, batch] of batches(decisionIds, MOST)) {
    report(start);
    const state = await acts.undo(batch).catch(() => noAnswer(t));
    if (state.ok) {
      undone += state.done.length;
      refused.push(...state.refused);
    } else refused.push(...batch.map((id) => ({ applicationId: id, message: state.message })));
  }
  const [first] = refused;
  if (!first) return { ok: true };
  const counts = { done: undone, refused: refused.length };
  return { ok: false, message: t("undone.partly", { ...counts, reason: first.message }) };
}

const notEvaluable =
  (t: T) =>
  ({ applicationId, disposition, scoreStatus }: Shortlisted): Refused => {
    if (disposition !== "active") return [{ applicationId, message: t("evaluate.decided") }];
    if (judgedAgainOnRequest.includes(scoreStatus)) return [];
    const reason = scoreStatus === "not_scored" ? "evaluate.notYet" : "evaluate.waits";
    return [{ applicationId, message: t(reason) }];
  };
