import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { getJob } from "@/lib/jobs/get-job";
import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import type { Completer } from "./completes";

const matchingJobs = async (actor: Actor, typed: string) => {
  const options = { includeUnconfigured: true, limit: 50 };
  return (await listConfiguredJobs(actor, { ...options, query: typed.slice(0, 100) })).items;
};

/** Titles of open jobs that hold what was typed, newest first: what a person would type. */
export const jobTitles: Completer = async (actor, typed) => [
  ...new Set((await matchingJobs(actor, typed)).map((job) => job.title)),
];

/** Ids of open jobs that begin with, or whose title holds, what was typed. */
export const jobIds: Completer = async (actor, typed) => {
  const jobs = await matchingJobs(actor, isIdPart(typed) ? "" : typed);
  const fits = isIdPart(typed) ? jobs.filter(({ jobId }) => jobId.startsWith(typed.toLowerCase())) : jobs;
  return fits.map((job) => job.jobId);
};

const isIdPart = (typed: string) => /^[0-9a-f]{4}[0-9a-f-]*$/i.test(typed);

/** The open jobs a person may mean by an id or a title; the one of exactly that title before those that hold it. */
export async function jobsMeant(actor: Actor, named: string): Promise<{ jobId: string; title: string }[]> {
  const id = z.uuid().safeParse(named.trim());
  if (id.success) {
    const { jobId, title } = await getJob(actor, { jobId: id.data });
    return [{ jobId, title }];
  }
  const jobs = await matchingJobs(actor, named.trim());
  const exact = jobs.filter(({ title }) => title.toLowerCase() === named.trim().toLowerCase());
  return (exact.length > 0 ? exact : jobs).map(({ jobId, title }) => ({ jobId, title }));
}
