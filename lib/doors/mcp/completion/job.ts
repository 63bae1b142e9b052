import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { getJob } from "@/lib/records/jobs/get-job";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { suggestJobs } from "@/lib/records/jobs/suggest-jobs";
import type { Completer } from "./completes";

const matchingJobs = async (actor: Actor, typed: string) => {
  const options = { includeUnconfigured: true, limit: 50 };
  return (await listConfiguredJobs(actor, { ...options, query: typed.slice(0, 100) })).items;
};

/** Titles of open jobs that contain the typed text, newest first. */
export const jobTitles: Completer = async (actor, typed) => [
  ...new Set((await matchingJobs(actor, typed)).map((job) => job.title)),
];

/** Ids of open jobs whose id begins with, or whose title contains, the typed text. */
export const jobIds: Completer = async (actor, typed) =>
  (await suggestJobs(actor, { typed: typed.slice(0, 100) })).jobIds;

/** The job with this id; else the open jobs with exactly this title; else the open jobs whose title contains it. */
export async function findJobs(actor: Actor, wanted: string): Promise<{ jobId: string; title: string }[]> {
  const id = z.uuid().safeParse(wanted.trim());
  if (id.success) return [await getJob(actor, { jobId: id.data })];
  const jobs = await matchingJobs(actor, wanted.trim());
  const exact = jobs.filter(({ title }) => title.toLowerCase() === wanted.trim().toLowerCase());
  return exact.length > 0 ? exact : jobs;
}
