import type * as z from "zod";
import { allowed } from "../../access";
import { everyEntry } from "../../every-entry";
import type { AtsJob } from "../../records";
import type { Api } from "./api";
import { type Job, Named, Post } from "./models";

/**
 * Jobs with department, offices and description, which Harvest v3 has in separate lists. Without permission to read
 * one of these lists, its fields stay empty. Of several adverts the newest live external one is used.
 */
export async function describeJobs(api: Api, jobs: Job[]): Promise<AtsJob[]> {
  const ids = jobs.map(({ record }) => record.externalId);
  const posts = await listByIds(api, "/job_posts", Post, "job_ids", ids, { live: "true", internal: "false" });
  const departments = await namesOf(
    api,
    "/departments",
    jobs.flatMap(({ departmentId }) => departmentId ?? []),
  );
  const offices = await namesOf(
    api,
    "/offices",
    jobs.flatMap(({ officeIds }) => officeIds),
  );
  return jobs.map(({ record, departmentId, officeIds }) => ({
    ...record,
    department: departments.get(departmentId ?? "") ?? null,
    location: officeIds.flatMap((id) => offices.get(id) ?? []).join(", ") || null,
    description: newest(posts.filter(({ jobExternalId }) => jobExternalId === record.externalId)),
  }));
}

const newest = (posts: z.output<typeof Post>[]) =>
  posts.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]?.description ?? "";

async function namesOf(api: Api, path: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await listByIds(api, path, Named, "ids", ids);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

/** The maximum of ids per call (harvestdocs.greenhouse.io/docs/list-endpoints). */
const idsMax = 50;

/** Every row that belongs to one of these ids; none when the list is forbidden or missing. */
export async function listByIds<T extends z.ZodType>(
  api: Api,
  path: string,
  model: T,
  parameter: string,
  ids: string[],
  filters: Record<string, string> = {},
): Promise<z.output<T>[]> {
  const unique = [...new Set(ids)];
  const rows: z.output<T>[] = [];
  await allowed(async () => {
    for (let at = 0; at < unique.length; at += idsMax) {
      const joinedIds = unique.slice(at, at + idsMax).join(",");
      const query = { ...filters, [parameter]: joinedIds, per_page: "500" };
      for await (const row of everyEntry((cursor) => api.list(path, model, query, cursor))) rows.push(row);
    }
  });
  return rows;
}
