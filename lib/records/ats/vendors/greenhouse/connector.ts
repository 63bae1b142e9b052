import { say } from "@/lib/say";
import type { Connector, Page, ListPosition } from "../../connector";
import { AtsFailure } from "../../failure";
import { download } from "../../download";
import { everyEntry } from "../../every-entry";
import type { Transport } from "../../http";
import { emptyIfMissing } from "../../optional-lists";
import { onlyRow } from "../../read-rows";
import type { AtsAttachment, AtsRecords, Fetchable, Resource } from "../../records";
import { checkAccess } from "./access";
import { openApi } from "./api";
import { describeJobs } from "./describe-jobs";
import { Application, Attachment, Candidate, type WithReason, Job, Note, Reason, Stage } from "./models";
import { stageIdsForMove, withStages } from "./stages";
import type { Tokens } from "./token";
import { withWithdrawals } from "./withdrawals";

/** Lists filtered by updated_at may lag behind: one hour before the last reading is read again. */
const overlapMs = 3_600_000;

const lists = {
  jobs: { path: "/jobs", model: Job, size: 100, changes: true, filters: {} },
  stages: { path: "/job_interview_stages", model: Stage, size: 500, changes: false, filters: {} },
  rejection_reasons: {
    path: "/rejection_reasons",
    model: Reason,
    size: 500,
    changes: false,
    // Greenhouse's default reasons are listed on request only.
    filters: { include_defaults: "true" },
  },
  candidates: { path: "/candidates", model: Candidate, size: 500, changes: true, filters: {} },
  applications: { path: "/applications", model: Application, size: 500, changes: true, filters: {} },
  // Each is a file to download before the page is written.
  attachments: { path: "/attachments", model: Attachment, size: 50, changes: true, filters: {} },
} as const;

/** A connector to a company's Greenhouse account, through Harvest v3. */
export function greenhouse(
  transport: Transport,
  tokens: Tokens,
  address: string,
  pageSize?: number,
): Connector {
  const api = openApi(transport, tokens, address);

  /** Adds what other lists hold: descriptions of jobs, and stages and withdrawals of applications. */
  async function complete<R extends Resource>(resource: R, items: unknown[]): Promise<AtsRecords[R][]> {
    const present = items.filter((item) => item !== null);
    if (resource === "jobs") return (await describeJobs(api, present as Job[])) as AtsRecords[R][];
    if (resource === "applications")
      return (await withStages(api, await withWithdrawals(api, present as WithReason[]))) as AtsRecords[R][];
    return present as AtsRecords[R][];
  }

  async function list<R extends Resource>(resource: R, { since, next }: ListPosition): Promise<Page<R>> {
    const { path, model, size, changes, filters } = lists[resource];
    const page = await api.list(
      path,
      model,
      {
        ...filters,
        per_page: String(pageSize ?? size),
        ...(since && changes ? { updated_at: window(since) } : {}),
      },
      next,
    );
    return {
      records: await complete(resource, page.items),
      entries: page.entries,
      next: page.next,
    };
  }

  async function one<R extends Fetchable>(resource: R, externalId: string) {
    const { path, model } = lists[resource];
    const page = await api.list(path, model, { ids: externalId, per_page: "1" }, null);
    const row = onlyRow<unknown>(page);
    if (resource === "candidates" && row === null && page.items.length > 0)
      throw new AtsFailure("unreachable", say("Greenhouse is still creating this candidate."));
    const [record] = await complete(resource, [row]);
    return record?.externalId === externalId ? record : null;
  }

  return {
    check: () => checkAccess(api),
    list: emptyIfMissing(list),
    one,
    async stagesOf(jobExternalId) {
      const filters = { job_ids: jobExternalId, per_page: "500" };
      return (await api.list("/job_interview_stages", Stage, filters, null)).items;
    },
    async file(attachment, limit) {
      const fetchFrom = ({ source }: AtsAttachment) => download(transport, address, source, limit);
      try {
        return await fetchFrom(attachment);
      } catch (error) {
        if (!(error instanceof AtsFailure) || error.kind !== "refused") throw error;
        // An address expires after seven days; the list has a new one.
        const filters = { ids: attachment.externalId, per_page: "1" };
        const [again] = (await api.list("/attachments", Attachment, filters, null)).items;
        if (!again || again.source === attachment.source) throw error;
        return fetchFrom(again);
      }
    },
    async reject({ externalId }, reason) {
      if (!reason)
        throw new AtsFailure(
          "refused",
          say("Greenhouse requires a rejection reason: choose one in the sync settings."),
        );
      try {
        await api.write(`/applications/${externalId}/reject`, { rejection_reason_id: Number(reason) });
      } catch (error) {
        // A repeated rejection is answered 422 (post_v3-applications-id-reject): the application is rejected already.
        if (!(error instanceof AtsFailure) || error.kind !== "refused") throw error;
        const state = (await one("applications", externalId))?.state;
        if (state !== "rejected" && state !== "withdrawn") throw error;
      }
    },
    reopen: ({ externalId }) => api.write(`/applications/${externalId}/unreject`, {}),
    async move(application, stage) {
      const [from, to] = await stageIdsForMove(api, application, stage.externalId);
      await api.write(`/applications/${application.externalId}/move`, {
        from_stage_id: Number(from),
        to_stage_id: Number(to),
      });
    },
    async note({ candidateExternalId }, text) {
      await api.write("/notes", {
        candidate_id: Number(candidateExternalId),
        user_id: Number(await tokens.userId()),
        body: text,
        visibility: "private",
        note_type: "NOTE",
      });
    },
    async hasNote({ candidateExternalId }, marker) {
      const filters = { candidate_ids: candidateExternalId, per_page: "500" };
      for await (const { body } of everyEntry((cursor) => api.list("/notes", Note, filters, cursor)))
        if (body?.includes(marker)) return true;
      return false;
    },
  };
}

const window = (since: string) =>
  `gte|${new Date(Date.parse(since) - overlapMs).toISOString()}|lte|${new Date(Date.now() + overlapMs).toISOString()}`;
