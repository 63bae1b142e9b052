import { say } from "@/lib/say";
import { allowed } from "../../access";
import type { Connector, Page, ListPosition } from "../../connector";
import { download } from "../../download";
import { everyEntry } from "../../every-entry";
import { AtsFailure } from "../../failure";
import type { Transport } from "../../http";
import { emptyIfMissing } from "../../optional-lists";
import { type ReadOne, readAll } from "../../read-one";
import type { Rows } from "../../read-rows";
import type { AtsRecords, Fetchable, Resource } from "../../records";
import { mapConcurrently } from "../../map-concurrently";
import { checkAccess } from "./access";
import { type Api, type Credentials, openApi } from "./api";
import { assumed } from "./assumptions";
import {
  Activity,
  applicationOf,
  Candidate,
  Details,
  Job,
  Person,
  PersonDetails,
  personOf,
  Reason,
  resumeOf,
  slugOf,
  Stage,
  stageOf,
} from "./models";
import { subscribe, unsubscribe } from "./subscriptions";

/** Workable's maximum page size. */
const pageSize = 100;
/** Each record costs another call, for its stages, answers or résumé, and each file one more. */
const smallPages: Partial<Record<Resource, number>> = { stages: 50, applications: 50, attachments: 25 };
const overlapMs = 3_600_000;

/** Everybody who may move candidates sees comments on them; limited reviewers and external recruiters do not. */
const commentPolicy = ["simple", "hiring_manager", "recruiting_admin", "admin"];

/** A connector to a company's Workable account: a candidate is both a person and their application to one job. */
export function workable(
  transport: Transport,
  { token, memberId: member_id }: Pick<Credentials, "token" | "memberId">,
  base: string,
  size = pageSize,
): Connector {
  const api = openApi(transport, { token }, base);
  const pathOf = (externalId: string) => `/candidates/${encodeURIComponent(externalId)}`;
  const detailsOf = (externalId: string) => api.one(pathOf(externalId), PersonDetails);

  async function list<R extends Resource>(
    resource: R,
    place: ListPosition,
    readOne = readAll,
  ): Promise<Page<R>> {
    if (resource === "rejection_reasons") return (await listReasons(api)) as Page<R>;
    const limit = String(Math.min(size, smallPages[resource] ?? pageSize));
    // A job's stages may change without the job.
    const query = { limit, ...(resource === "stages" ? {} : changedSince(place.since)) };
    if (resource === "jobs" || resource === "stages") {
      const jobQuery = { ...query, ...(resource === "jobs" ? { include_fields: "full_description" } : {}) };
      const page = await api.list("/jobs", "jobs", Job, jobQuery, place.next);
      const records =
        resource === "jobs"
          ? page.items
          : (await mapConcurrently(page.items, ({ externalId }) => listStages(api, externalId))).flat();
      return paged(page, records as AtsRecords[R][]);
    }
    const model = resource === "applications" ? Candidate : Person;
    const page = await api.list("/candidates", "candidates", model, query, place.next);
    return paged(page, (await recordsOf(resource, page.items, readOne)) as AtsRecords[R][]);
  }

  async function recordsOf(resource: Resource, candidates: Person[], readOne: ReadOne): Promise<unknown[]> {
    if (resource === "candidates") return candidates.map(personOf);
    if (resource === "applications") {
      const stages = (await allowed(() => api.list("/stages", "stages", Stage, {})))?.items ?? [];
      return (candidates as Candidate[]).flatMap((one) => applicationOf(one, stages, null) ?? []);
    }
    const details = await mapConcurrently(candidates, ({ id }) => readOne(() => detailsOf(id)));
    return details.flatMap((one) => (one && resumeOf(one)) ?? []);
  }

  async function one<R extends Fetchable>(resource: R, externalId: string): Promise<AtsRecords[R] | null> {
    if (resource === "jobs")
      return (await api.one(`/jobs/${encodeURIComponent(externalId)}`, Job)) as AtsRecords[R] | null;
    if (resource === "candidates") {
      const person = await detailsOf(externalId);
      return person && (personOf(person) as AtsRecords[R]);
    }
    const details = await api.one(pathOf(externalId), Details);
    if (!details) return null;
    const stages = details.job ? await rawStages(api, details.job.shortcode) : [];
    return applicationOf(details, stages, answersIn(details)) as AtsRecords[R] | null;
  }

  return {
    check: () => checkAccess(api, member_id),
    list: emptyIfMissing(list),
    one,
    async answersOf({ externalId }) {
      const details = await detailsOf(externalId);
      return details && answersIn(details);
    },
    stagesOf: (jobExternalId) => listStages(api, jobExternalId),
    subscribe: (address) => subscribe(api, address),
    unsubscribe: (address) => unsubscribe(api, address),
    async file(attachment, limit) {
      const details = await detailsOf(attachment.candidateExternalId);
      const fresh = details && resumeOf(details);
      if (fresh?.externalId !== attachment.externalId)
        throw new AtsFailure("refused", say("Workable no longer has this file."));
      return download(transport, base, fresh.source, limit);
    },
    reject: ({ externalId }, reason) =>
      api.write(`${pathOf(externalId)}/disqualify`, {
        member_id,
        withdrew: false,
        ...(reason ? { disqualify_reason_id: reason } : {}),
      }),
    reopen: ({ externalId }) => api.write(`${pathOf(externalId)}/revert`, { member_id }),
    move: ({ externalId }, stage) =>
      api.write(`${pathOf(externalId)}/move`, { member_id, target_stage: slugOf(stage.externalId) }),
    note: ({ candidateExternalId }, body) =>
      api.write(`${pathOf(candidateExternalId)}/comments`, {
        member_id,
        comment: { body, policy: commentPolicy },
      }),
    async hasNote({ candidateExternalId }, marker) {
      const path = `${pathOf(candidateExternalId)}/activities`;
      const query = { actions: "comment", limit: String(pageSize) };
      const listed = everyEntry((next) => api.list(path, "activities", Activity, query, next));
      for await (const { body } of listed) if (body?.includes(marker)) return true;
      return false;
    },
  };
}

const answersIn = ({ answers }: Person) => answers.flat();

type Listed<T> = Rows<T> & { next: string | null };

const changedSince = (since: string | null): Record<string, string> =>
  since ? { updated_after: new Date(Date.parse(since) - overlapMs).toISOString() } : {};

const paged = <T>({ entries, next }: Listed<unknown>, records: T[]) => ({
  records,
  next,
  entries,
});

const rawStages = async (api: Api, shortcode: string) =>
  (await api.list(`/jobs/${encodeURIComponent(shortcode)}/stages`, "stages", Stage, {})).items;

const listStages = async (api: Api, shortcode: string) =>
  (await rawStages(api, shortcode)).map((stage) => stageOf(shortcode, stage));

/** One answer has all reasons. */
async function listReasons(api: Api): Promise<Page<"rejection_reasons">> {
  const page = await api.list("/disqualification_reasons", assumed.reasonsKey.value, Reason, {});
  const records = page.items.filter((each) => each !== null);
  return { ...paged(page, records), total: page.items.length };
}
