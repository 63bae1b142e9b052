import type { Shortlisted } from "./shortlisted";

/** As many as a page of a job's list has. */
export const PAGE = 50;

/** A page of a job's list, and where the next one begins. */
export type PageOfRows = { rows: Shortlisted[]; next: string | null };
/** Where the pages after the first begin, and how many people there are in all. */
export type PageStarts = { total: number; starts: string[] };

/** A page of the list that the search (tab, filters, order) asks for. */
export const fetchRows = (jobId: string, search: string, start: string | null) =>
  fetchJson<PageOfRows>(`/jobs/${jobId}/rows`, search, start);

/** Where that list's pages begin. */
export const fetchStarts = (jobId: string, search: string) =>
  fetchJson<PageStarts>(`/jobs/${jobId}/rows/starts`, search, null);

async function fetchJson<Answer>(path: string, search: string, start: string | null): Promise<Answer> {
  const params = new URLSearchParams(search);
  if (start !== null) params.set("cursor", start);
  const response = await fetch(`${path}?${params}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
