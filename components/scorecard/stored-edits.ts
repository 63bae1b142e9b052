import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

/** Unpublished edits are kept in localStorage, so that they survive a reload. One key per job and base. */
const key = (jobId: string, base: string) => `shortlist:scorecard:${jobId}:${base}`;

export function storeEdits(jobId: string, base: string, content: ScorecardContent) {
  try {
    localStorage.setItem(key(jobId, base), JSON.stringify(content));
  } catch {
    // Full, or turned off: the edits last as long as the page.
  }
}

export const deleteEdits = (jobId: string, base: string) => localStorage.removeItem(key(jobId, base));

export function storedEdits(jobId: string, base: string): ScorecardContent | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key(jobId, base)) ?? "null") as ScorecardContent | null;
    return stored && Array.isArray(stored.criteria) ? stored : null;
  } catch {
    return null;
  }
}
