import { say } from "@/lib/say";
import type * as z from "zod";
import type { Connector, Page, ListPosition } from "../../connector";
import { download } from "../../download";
import { everyEntry } from "../../every-entry";
import { AtsFailure } from "../../failure";
import type { Transport } from "../../http";
import { emptyIfMissing } from "../../optional-lists";
import { type ReadOne, readAll } from "../../read-one";
import type { Rows } from "../../read-rows";
import type { AtsApplication, AtsAttachment, AtsRecords, AtsStage, Fetchable, Resource } from "../../records";
import { mapConcurrently } from "../../map-concurrently";
import { checkAccess } from "./access";
import { type Api, type Credentials, openApi } from "./api";
import { assumed } from "./assumptions";
import {
  applicationOf,
  candidateOf,
  Contact,
  Note,
  Opportunity,
  Posting,
  Reason,
  Resume,
  Stage,
  Upload,
} from "./models";

/** Lever's maximum page size. */
const pageSize = 100;
/** The files of each opportunity cost two calls. */
const smallPage = 25;
const overlapMs = 3_600_000;

/** A connector to a company's Lever: a posting is a job, a contact a candidate, an opportunity an application. */
export function lever(
  transport: Transport,
  credentials: Credentials,
  base: string,
  size = pageSize,
): Connector {
  const api = openApi(transport, credentials, base);

  async function list<R extends Resource>(
    resource: R,
    place: ListPosition,
    readOne = readAll,
  ): Promise<Page<R>> {
    if (resource === "stages") return singlePage<"stages">(await stagesOf(api)) as Page<R>;
    if (resource === "rejection_reasons")
      return singlePage<"rejection_reasons">(await reasonsOf(api, "non-hired")) as Page<R>;
    const limit = Math.min(size, resource === "attachments" ? smallPage : pageSize);
    const query = { ...queryOf(place), limit: String(limit) };
    if (resource === "jobs") return paged(await api.list("/postings", Posting, query)) as Page<R>;
    const page = await api.list("/opportunities", Opportunity, { ...query, expand: "applications" });
    const records: unknown[] =
      resource === "attachments"
        ? await filesOf(api, page.items, readOne)
        : await recordsOf(api, resource, page.items);
    return { ...paged(page), records: records as AtsRecords[R][] };
  }

  async function one<R extends Fetchable>(resource: R, externalId: string): Promise<AtsRecords[R] | null> {
    const id = encodeURIComponent(externalId);
    if (resource === "jobs") return (await api.one(`/postings/${id}`, Posting)) as AtsRecords[R] | null;
    if (resource === "candidates") return (await api.one(`/contacts/${id}`, Contact)) as AtsRecords[R] | null;
    const path = `/opportunities/${id}`;
    const opportunity = await api.one(path, Opportunity, { expand: "applications" });
    const [application] = opportunity ? await recordsOf(api, "applications", [opportunity]) : [];
    return (application ?? null) as AtsRecords[R] | null;
  }

  const pathOf = ({ externalId }: AtsApplication) => `/opportunities/${encodeURIComponent(externalId)}`;

  return {
    check: () => checkAccess(api),
    list: emptyIfMissing(list),
    one,
    stagesOf: () => stagesOf(api),
    file: ({ source }, limit) => download(transport, base, `${base}${source}`, limit, api.authorization),
    async reject(application, reason) {
      if (!reason)
        throw new AtsFailure("refused", say("Lever requires a reason: choose one in the sync settings."));
      await api.write("PUT", `${pathOf(application)}/archived`, { reason });
    },
    // A null reason takes the opportunity out of the archive.
    reopen: (application) => api.write("PUT", `${pathOf(application)}/archived`, { reason: null }),
    move: (application, { externalId }) =>
      api.write("PUT", `${pathOf(application)}/stage`, { stage: externalId }),
    note: (application, value) => api.write("POST", `${pathOf(application)}/notes`, { value }),
    async hasNote(application, marker) {
      for await (const { fields } of entriesOf(api, `${pathOf(application)}/notes`, Note))
        if (fields.some(({ value }) => typeof value === "string" && value.includes(marker))) return true;
      return false;
    },
  };
}

const queryOf = ({ since, next }: ListPosition): Record<string, string> => ({
  ...(since ? { updated_at_start: String(Date.parse(since) - overlapMs) } : {}),
  ...(next ? { offset: next } : {}),
});

const singlePage = <R extends Resource>(records: AtsRecords[R][]): Page<R> => ({
  records,
  entries: records.map(({ externalId }) => ({ externalId, problem: null })),
  next: null,
});

const paged = <T>({ items, entries, next }: Rows<T> & { next: string | null }) => ({
  records: items,
  entries,
  next,
});

async function recordsOf(
  api: Api,
  resource: "candidates" | "applications",
  opportunities: Opportunity[],
): Promise<(AtsRecords["candidates"] | AtsApplication)[]> {
  if (resource === "candidates") return opportunities.map(candidateOf);
  const archived = opportunities.some((each) => each.archived);
  const reasons = archived ? await reasonsOf(api, assumed.hireByReason.value) : [];
  const hired = new Set(reasons.map(({ externalId }) => externalId));
  return opportunities.flatMap((each) => applicationOf(each, hired) ?? []);
}

async function filesOf(api: Api, opportunities: Opportunity[], readOne: ReadOne): Promise<AtsAttachment[]> {
  const files = await mapConcurrently(opportunities, (opportunity) =>
    readOne(async () => {
      const path = `/opportunities/${encodeURIComponent(opportunity.id)}`;
      const own: AtsAttachment[] = [];
      for await (const read of entriesOf(api, `${path}/resumes`, Resume)) own.push(read(opportunity));
      for await (const read of entriesOf(api, `${path}/files`, Upload)) own.push(read(opportunity));
      return own;
    }),
  );
  return files.flatMap((own) => own ?? []);
}

async function stagesOf(api: Api): Promise<AtsStage[]> {
  const stages: AtsStage[] = [];
  for await (const stage of entriesOf(api, "/stages", Stage))
    stages.push({ ...stage, position: stages.length });
  return stages;
}

async function reasonsOf(api: Api, type: "hired" | "non-hired") {
  const reasons: z.output<typeof Reason>[] = [];
  for await (const reason of entriesOf(api, "/archive_reasons", Reason, { type })) reasons.push(reason);
  return reasons;
}

/** Every entry of a list, across its pages. */
const entriesOf = <T extends z.ZodType>(api: Api, path: string, model: T, query = {}) =>
  everyEntry((offset) =>
    api.list(path, model, { ...query, limit: String(pageSize), ...(offset ? { offset } : {}) }),
  );
