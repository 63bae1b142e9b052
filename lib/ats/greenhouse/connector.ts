import type { Connector, Page, Place } from "../connector";
import { AtsFailure } from "../failure";
import { download } from "../download";
import type { Transport } from "../http";
import type { AtsRecords, Fetchable, Resource } from "../records";
import { checkAccess } from "./access";
import { type Addresses, type Api, openApi } from "./api";
import { Application, Attachment, Candidate, Job, Note, Post, Reason, Stage } from "./models";
import type { Credentials } from "./token";

/** Listings by updated_at may lag behind; an hour of the last reading is read again. */
const overlapMs = 3_600_000;

const lists = {
  jobs: { path: "/jobs", model: Job, size: 100, incremental: true },
  stages: { path: "/job_interview_stages", model: Stage, size: 500, incremental: false },
  rejection_reasons: { path: "/rejection_reasons", model: Reason, size: 500, incremental: false },
  candidates: { path: "/candidates", model: Candidate, size: 500, incremental: true },
  applications: { path: "/applications", model: Application, size: 500, incremental: true },
  // Each is a file to fetch at once: its address lives for minutes.
  attachments: { path: "/attachments", model: Attachment, size: 50, incremental: true },
} as const;

/** A company's Greenhouse, through Harvest v3. */
export function greenhouse(
  transport: Transport,
  credentials: Credentials,
  addresses: Addresses,
  pageSize?: number,
): Connector {
  const api = openApi(transport, credentials, addresses);

  async function list<R extends Resource>(resource: R, { since, next }: Place): Promise<Page<R>> {
    const { path, model, size, incremental } = lists[resource];
    const filters = {
      per_page: String(pageSize ?? size),
      ...(since && incremental ? { updated_at: window(since) } : {}),
    };
    const page = await api.list(path, model, filters, next);
    const records = page.items.filter((item) => item !== null) as AtsRecords[R][];
    if (resource === "jobs") await describe(api, records as AtsRecords["jobs"][]);
    const { next: following, created } = page;
    return {
      ...{ records, listed: page.items.length, created, implies: {} },
      ...{ next: following, total: null, watermark: null },
    };
  }

  return {
    check: () => checkAccess(api, credentials),
    list,
    async one<R extends Fetchable>(resource: R, externalId: string) {
      const { path, model } = lists[resource];
      const { items } = await api.list(path, model, { ids: externalId, per_page: "1" }, null);
      const record = items.find((item) => item?.externalId === externalId) ?? null;
      if (record && resource === "jobs") await describe(api, [record as AtsRecords["jobs"]]);
      return record as AtsRecords[R] | null;
    },
    file: ({ source }, limit) => download(transport, addresses.api, source, limit),
    reject: ({ externalId }, reason) =>
      api.write(`/applications/${externalId}/reject`, reason ? { rejection_reason_id: Number(reason) } : {}),
    move: ({ externalId, stageExternalId }, stage) =>
      api.write(`/applications/${externalId}/move`, {
        to_stage_id: Number(stage),
        ...(stageExternalId ? { from_stage_id: Number(stageExternalId) } : {}),
      }),
    async note({ candidateExternalId }, text) {
      if (!credentials.userId)
        throw new AtsFailure("refused", "A note needs an author: give the number of a Greenhouse user.");
      await api.write("/notes", {
        candidate_id: Number(candidateExternalId),
        user_id: Number(credentials.userId),
        body: text,
        visibility: "private",
        note_type: "NOTE",
      });
    },
    async hasNote({ candidateExternalId }, marker) {
      let cursor: string | null = null;
      do {
        const filters = { candidate_ids: candidateExternalId, per_page: "500" };
        const page: Awaited<ReturnType<typeof api.list<typeof Note>>> = await api.list(
          "/notes",
          Note,
          filters,
          cursor,
        );
        if (page.items.some(({ body }) => body?.includes(marker))) return true;
        cursor = page.next;
      } while (cursor);
      return false;
    },
  };
}

const window = (since: string) =>
  `gte|${new Date(Date.parse(since) - overlapMs).toISOString()}|lte|${new Date(Date.now() + overlapMs).toISOString()}`;

/** Jobs carry no text in v3; their adverts do. Without the permission to read adverts the text stays empty. */
async function describe(api: Api, jobs: AtsRecords["jobs"][]) {
  if (jobs.length === 0) return;
  try {
    const ids = jobs.map((job) => job.externalId).join(",");
    const { items } = await api.list("/job_posts", Post, { job_ids: ids, per_page: "500" }, null);
    for (const job of jobs)
      job.description = items.find((post) => post.jobExternalId === job.externalId)?.description ?? "";
  } catch (error) {
    if (!(error instanceof AtsFailure) || error.kind !== "forbidden") throw error;
  }
}
