import type * as z from "zod";
import type { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { type Search, oneOf, single } from "../../address";

/** The filters of a job's page. */
export const views = {
  undecided: { disposition: "active", snoozed: false },
  accepted: { disposition: "accepted" },
  rejected: { rejected: true },
  rediscovered: { rediscovered: true },
  snoozed: { disposition: "active", snoozed: true },
  all: {},
  /** Whoever is undecided, snoozed or not: whom closing the job asks about. No tab of its own. */
  open: { disposition: "active" },
  /** What an agent exports: the accepted and those recommended. No tab of its own. */
  shortlist: { shortlist: true },
} as const;
const viewNames = Object.keys(views) as (keyof typeof views)[];
export const tabNames = viewNames.filter((name) => name !== "shortlist" && name !== "open");
export const sorts = ["score", "recent", "name"] as const;

type Filter = Omit<z.input<typeof listJobCandidates.input>, "jobId" | "sort" | "limit" | "cursor">;

/** Parses the filters of a job's list from the address; `chosen` are the raw values, `isNarrowed` whether any is set. */
export function narrowing(search: Search) {
  const view = oneOf(search.view, viewNames) ?? "undecided";
  const chosen = {
    q: single(search.q)?.slice(0, 400) ?? null,
    score: single(search.score) ?? null,
    criterion: single(search.criterion) ?? null,
    stage: single(search.stage)?.slice(0, 200) ?? null,
    location: single(search.location)?.slice(0, 200) ?? null,
    source: oneOf(search.source, ["applied", "rediscovered", "employee"]) ?? null,
    tag: single(search.tag)?.slice(0, 40) ?? null,
    field: single(search.field)?.slice(0, 300) ?? null,
    signal: oneOf(search.signal, ["yes"]) ?? null,
    flagged: oneOf(search.flagged, ["yes"]) ?? null,
  };
  const filter: Filter = {
    ...views[view],
    query: chosen.q ?? undefined,
    stage: chosen.stage ?? undefined,
    location: chosen.location ?? undefined,
    source: chosen.source ?? undefined,
    tag: chosen.tag ?? undefined,
    field: chosen.field ?? undefined,
    signal: chosen.signal ? true : undefined,
    verification: chosen.flagged ? "flagged" : undefined,
    ...scoreRange(chosen.score),
    ...criterion(chosen.criterion),
  };
  const isNarrowed = Object.values(chosen).some((value) => value !== null);
  return { view, sort: oneOf(search.sort, sorts) ?? "score", filter, chosen, isNarrowed };
}

/** "60-79": scores have one decimal, so the range includes 79.9; or those who asked for people alone. */
function scoreRange(text: string | null): Filter {
  if (text === "human_review") return { scoreStatus: "human_review" };
  const [, from, to] = /^(\d{1,2})-(\d{1,3})$/.exec(text ?? "") ?? [];
  return from === undefined ? {} : { minScore: Number(from), maxScore: Math.min(100, Number(to) + 0.9) };
}

/** "met.<id>" or "open.<id>". */
function criterion(text: string | null): Filter {
  const [, kind, id] = /^(met|open)\.([0-9a-f-]{36})$/.exec(text ?? "") ?? [];
  return kind === undefined ? {} : { [kind === "met" ? "metCriterion" : "openCriterion"]: id };
}
