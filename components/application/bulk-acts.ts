import type { Words } from "@/components/words/translate";
import type { ActionState } from "@/lib/access/action-state";
import { judgedAgainOnRequest } from "@/lib/states/states";
import type en from "@/messages/en/bulk.json";
import type { Letter, PreparedLetters } from "./letter-fields";
import type { Shortlisted } from "./shortlisted";

export type Refused = { applicationId: string; message: string }[];
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
export const MOST = 50;
/** As many as one call looks ahead on. */
export const MOST_FORESEEN = 500;
/** Time enough for one call that decides and one that undoes, on a service that is busy. */
const CALL_SECONDS = 6;

type T = Words<typeof en>;

const silent = (t: T) => ({ ok: false as const, message: t("noAnswer") });

/** What was foretold of all of them, and those with whom it can be done, in parts that one call takes each. */
export type Foreseen = {
  refused: Refused;
  /** What leaves Shortlist, with the number of people it holds for. */
  told: Map<string, number>;
  chunks: { possible: string[]; subjectRevision: string }[];
};

/** Says of all of them what would happen; why not, where it cannot be said; null once it is overtaken. */
export async function foretell(
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

/**
 * Does it, part by part, until it is stopped.
 *
 * @returns with whom it was done (the decision's id, or the application's), with whom not, and whom it did not come to
 */
export async function actOnAll(
  t: T,
  acts: BulkActs,
  {
    kind,
    chunks,
    ...words
  }: Pick<Decision, "feedback" | "stage" | "reason"> &
    Pick<Foreseen, "chunks"> & { kind: BulkKind; letter: Letter | null },
  report: (more: number) => void,
  isStopped: () => boolean,
) {
  const ids: string[] = [];
  const failed: Refused = [];
  const left = [...chunks];
  for (let chunk = left.shift(); chunk && !isStopped(); chunk = left.shift()) {
    const { possible: applicationIds, subjectRevision } = chunk;
    // The first can be undone for as long as the last, which is undone first.
    const calls = chunks.length > 1 ? left.length + 1 : 0;
    const extraUndoSeconds = Math.min(calls * CALL_SECONDS, 1800);
    const state = await (
      kind === "evaluate"
        ? acts.evaluate(applicationIds)
        : acts.decide({ applicationIds, ...words, subjectRevision, kind, extraUndoSeconds })
    ).catch(() => silent(t));
    if (state.ok) {
      ids.push(...state.done);
      failed.push(...state.refused);
    } else failed.push(...applicationIds.map((id) => ({ applicationId: id, message: state.message })));
    report(applicationIds.length);
  }
  return { ids, failed, left: left.flatMap(({ possible }) => possible) };
}

/** What letters to them need, asked for in parts as large as one call takes. */
export async function prepareAll(
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

export async function undoAll(
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
