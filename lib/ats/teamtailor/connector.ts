import * as z from "zod";
import type { Connector, Page, Place } from "../connector";
import { AtsFailure } from "../failure";
import { download } from "../download";
import type { Transport } from "../http";
import type { AtsApplication, AtsRecords, Fetchable, Resource } from "../records";
import { checkAccess } from "./access";
import { openApi, type Credentials } from "./api";
import { assumed } from "./assumptions";
import { completeApplications } from "./included";
import { Application, Candidate, Files, Job, Note, Reason, Stage } from "./models";

/** The most that Teamtailor gives. */
const pageSize = 30;

const lists = {
  jobs: {
    path: "/jobs",
    model: Job.transform((one) => [one]),
    query: { "filter[status]": "all" },
    changes: true,
  },
  stages: {
    path: "/stages",
    model: Stage.transform((one) => [one]),
    query: { include: "job" },
    changes: false,
  },
  rejection_reasons: {
    path: "/reject-reasons",
    model: Reason.transform((one) => [one]),
    query: {},
    changes: false,
  },
  candidates: { path: "/candidates", model: Candidate.transform((one) => [one]), query: {}, changes: true },
  applications: {
    path: "/job-applications",
    model: Application.transform((one) => (one ? [one] : [])),
    query: {},
    changes: true,
  },
  attachments: { path: "/candidates", model: Files, query: {}, changes: true },
} as const;

const paths = { jobs: "/jobs", candidates: "/candidates", applications: "/job-applications" } as const;
const overlapMs = 3_600_000;

/** A company's Teamtailor. */
export function teamtailor(
  transport: Transport,
  { apiKey }: Pick<Credentials, "apiKey">,
  base: string,
  size = pageSize,
): Connector {
  const api = openApi(transport, { apiKey }, base);
  let include: string = assumed.applicationWithAnswers;

  /** Asks for what comes along with applications; without the answers where Teamtailor does not know them. */
  async function along<T>(
    resource: Resource,
    ask: (query: Record<string, string>) => Promise<T>,
  ): Promise<T> {
    if (resource !== "applications") return ask({});
    try {
      return await ask({ include });
    } catch (error) {
      if (!(error instanceof AtsFailure) || error.kind !== "refused" || include === assumed.application)
        throw error;
      include = assumed.application;
      return ask({ include });
    }
  }

  return {
    check: () => checkAccess(api),
    async list<R extends Resource>(resource: R, { since, next }: Place): Promise<Page<R>> {
      const { path, model, query, changes } = lists[resource];
      const number = Number(next ?? "1");
      const page = await along(resource, (more) =>
        api.list(path, z.looseObject({ id: z.unknown() }), {
          ...query,
          ...more,
          "page[number]": String(number),
          "page[size]": String(size),
          // Oldest first for a whole reading: what arrives meanwhile comes at the end and moves nothing.
          sort: changes && since ? assumed.sortByChange : "id",
        }),
      );
      const items = page.data.map((row) => z.array(model).safeParse([row]).data?.[0]);
      if (items.some((item) => item === undefined))
        throw new AtsFailure("malformed", "Teamtailor answered in a shape that is not documented.");
      const records = items.flat() as unknown as AtsRecords[R][];
      if (resource === "applications") completeApplications(records as AtsApplication[], page.included);
      const before = since && changes ? Date.parse(since) - overlapMs : null;
      const reached = before !== null && page.data.some((row) => changedAt(row) < before);
      const more = number < page.pages && !reached;
      return {
        ...{ records, listed: page.data.length, created: [] },
        // Files are listed by candidate.
        implies: resource === "candidates" ? { attachments: page.data.length } : {},
        next: more ? String(number + 1) : null,
        total: before ? null : page.total,
        watermark: null,
      };
    },
    async one<R extends Fetchable>(resource: R, externalId: string) {
      const { model } = lists[resource];
      const found = await along(resource, (more) =>
        api.one(`${paths[resource]}/${encodeURIComponent(externalId)}`, model, more),
      );
      const record = (found?.data[0] ?? null) as AtsRecords[R] | null;
      if (record && resource === "applications")
        completeApplications([record as AtsApplication], found?.included ?? []);
      return record;
    },
    file: ({ source }, limit) => download(transport, base, source, limit),
    reject: ({ externalId }, reason) =>
      api.write("PATCH", `/job-applications/${encodeURIComponent(externalId)}`, {
        id: externalId,
        type: "job-applications",
        attributes: { "rejected-at": new Date().toISOString() },
        ...(reason
          ? { relationships: { "reject-reason": { data: { id: reason, type: "reject-reasons" } } } }
          : {}),
      }),
    move: ({ externalId }, stage) =>
      api.write("PATCH", `/job-applications/${encodeURIComponent(externalId)}`, {
        id: externalId,
        type: "job-applications",
        relationships: { stage: { data: { id: stage, type: "stages" } } },
      }),
    note: ({ candidateExternalId }, text) =>
      api.write("POST", "/notes", {
        type: "notes",
        attributes: { note: text },
        relationships: { candidate: { data: { id: candidateExternalId, type: "candidates" } } },
      }),
    async hasNote({ candidateExternalId }, marker) {
      for (let number = 1; ; number++) {
        const { data, pages } = await api.list(
          `/candidates/${encodeURIComponent(candidateExternalId)}/notes`,
          Note,
          { "page[number]": String(number), "page[size]": String(pageSize) },
        );
        if (data.some(({ attributes }) => attributes.note?.includes(marker))) return true;
        if (number >= pages) return false;
      }
    },
  };
}

function changedAt(row: Record<string, unknown>): number {
  const at = z.object({ attributes: z.object({ "updated-at": z.string() }) }).safeParse(row);
  return at.success ? Date.parse(at.data.attributes["updated-at"]) : Infinity;
}
