import type { ScorecardContent } from "@/lib/scorecards/scorecard";

/** Edits live in the browser until they are published; they outlast a reload. One place per job and base. */
const key = (jobId: string, base: string) => `shortlist:scorecard:${jobId}:${base}`;

export function keepEdits(jobId: string, base: string, content: ScorecardContent) {
  localStorage.setItem(key(jobId, base), JSON.stringify(content));
}

export const forgetEdits = (jobId: string, base: string) => localStorage.removeItem(key(jobId, base));

export function keptEdits(jobId: string, base: string): ScorecardContent | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key(jobId, base)) ?? "null") as ScorecardContent | null;
    return stored && Array.isArray(stored.criteria) ? stored : null;
  } catch {
    return null;
  }
}
