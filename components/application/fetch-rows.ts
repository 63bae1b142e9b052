import type { Shortlisted } from "./shortlisted";

/** Number of rows on a page of a job's list. */
export const PAGE = 50;

/** A page of a job's list, and the cursor of the next one. */
export type PageOfRows = { rows: Shortlisted[]; next: string | null };
/** The cursors of the pages after the first, and the total number of candidates. */
export type PageStarts = { total: number; starts: string[] };

/** Fetches a page of the list; `search` holds tab, filters and order. */
export const fetchRows = (jobId: string, search: string, start: string | null) =>
  fetchJson<PageOfRows>(`/jobs/${jobId}/rows`, search, start);

/** Fetches the cursors of that list's pages. */
export const fetchStarts = (jobId: string, search: string) =>
  fetchJson<PageStarts>(`/jobs/${jobId}/rows/starts`, search, null);

async function fetchJson<Answer>(path: string, search: string, start: string | null): Promise<Answer> {
  const params = new URLSearchParams(search);
  if (start !== null) params.set("cursor", start);
  const response = await fetch(`${path}?${params}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
