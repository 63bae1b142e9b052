import { say } from "@/lib/say";
import * as z from "zod";
import type { Connector, Page, ListPosition } from "../../connector";
import { AtsFailure } from "../../failure";
import { download } from "../../download";
import type { Transport } from "../../http";
import { emptyIfMissing } from "../../optional-lists";
import type { AtsApplication, AtsRecords, Fetchable, Resource } from "../../records";
import { mapConcurrently } from "../../map-concurrently";
import { onlyRow, readRows, type Rows } from "../../read-rows";
import { checkAccess } from "./access";
import { openApi, type Credentials } from "./api";
import { assumed } from "./assumptions";
import { filesOf, freshAddress } from "./files";
import { answersIn, namesIn, nameStages, withdrawalsIn } from "./included";
import { Application, Candidate, Files, Job, Note, Reason, Stage } from "./models";

/** Teamtailor's maximum page size. */
const pageSize = 30;
/** Pages that are read as one, once the page count is known: writing a page has a fixed cost. */
const pagesAtOnce = 6;
const overlapMs = 3_600_000;

type Kind = {
  path: string;
  query: Record<string, string>;
  sorted: boolean;
  /** How the list reports changes: by a filter, by its order, or not at all. */
  changes: "filter" | "order" | "none";
};

const lists: Record<Resource, Kind> = {
  jobs: {
    path: "/jobs",
    query: { "filter[status]": "all", include: "department,location" },
    sorted: true,
    changes: "order",
  },
  stages: { path: "/stages", query: { include: "job" }, sorted: true, changes: "none" },
  rejection_reasons: { path: "/reject-reasons", query: {}, sorted: false, changes: "none" },
  candidates: { path: "/candidates", query: {}, sorted: true, changes: "filter" },
  applications: {
    path: "/job-applications",
    query: { include: "candidate,job,stage,reject-reason" },
    sorted: true,
    changes: "filter",
  },
  attachments: { path: "/candidates", query: { include: "uploads" }, sorted: true, changes: "filter" },
};

type Reader<R extends Resource> = (rows: unknown[], included: unknown[]) => Rows<AtsRecords[R]>;

/** A reader that makes records of the rows that can be understood, with their included resources. */
const reader =
  <T, R extends Resource>(
    model: z.ZodType<T>,
    recordsOf: (rows: T[], included: unknown[]) => AtsRecords[R][],
  ): Reader<R> =>
  (rows, included) => {
    const { items, entries } = readRows(model, rows);
    return { items: recordsOf(items, included), entries };
  };

const readers: { [R in Resource]: Reader<R> } = {
  jobs: reader(Job, (rows, included) => {
    const departments = namesIn("departments", included);
    const locations = namesIn("locations", included);
    return rows.map(({ record, departmentId, locationId }) => ({
      ...record,
      department: departments.get(departmentId ?? "") ?? null,
      location: locations.get(locationId ?? "") ?? null,
    }));
  }),
  stages: reader(Stage, (rows) => rows),
  rejection_reasons: reader(Reason, (rows) => rows.filter((one) => one !== null)),
  candidates: reader(Candidate, (rows) => rows),
  applications: reader(Application, (rows, included) => {
    const withdrew = withdrawalsIn(included);
    const applications = rows.map(({ record, rejectReasonId }) =>
      record.state === "rejected" && withdrew.has(rejectReasonId ?? "")
        ? { ...record, state: "withdrawn" as const }
        : record,
    );
    nameStages(applications, included);
    return applications;
  }),
  attachments: reader(Files, filesOf),
};

/** A connector to a company's Teamtailor account. */
export function teamtailor(
  transport: Transport,
  credentials: Pick<Credentials, "apiKey" | "userId">,
  base: string,
  size = pageSize,
): Connector {
  const api = openApi(transport, credentials, base);
  const pathOf = ({ externalId }: AtsApplication) => `/job-applications/${encodeURIComponent(externalId)}`;

  async function answersOf({ candidateExternalId }: AtsApplication) {
    const path = `/candidates/${encodeURIComponent(candidateExternalId)}`;
    const answer = await api.one(path, z.unknown(), { include: "answers,questions" });
    return answersIn(answer?.included ?? []);
  }

  return {
    check: () => checkAccess(api, credentials),
    list: emptyIfMissing(
      async <R extends Resource>(resource: R, { since, next }: ListPosition): Promise<Page<R>> => {
        const { path, query, sorted, changes } = lists[resource];
        // Files and answers cost a call each, and file addresses are valid for seconds only.
        const numbers = numbersIn(next ?? "1", resource === "candidates" ? pagesAtOnce : 1);
        const from = since && changes !== "none" ? Date.parse(since) - overlapMs : null;
        const byOrder = from !== null && changes === "order";
        const pages = await mapConcurrently(numbers, (each) =>
          api.list(path, {
            ...query,
            "page[number]": String(each),
            "page[size]": String(size),
            // Otherwise sorted by id: new records are appended and do not shift the pages.
            ...(sorted ? { sort: byOrder ? assumed.jobsByChange.value : "id" } : {}),
            ...(from !== null && changes === "filter"
              ? { "filter[updated-at][from]": new Date(from).toISOString() }
              : {}),
          }),
        );
        const data = pages.flatMap((page) => page.data);
        const { total, pages: count } = pages[0]!;
        const reached = byOrder && data.some((row) => changedAt(row) < from);
        const following = numbers.at(-1)! + 1;
        const read = pages.map((page) => readers[resource](page.data, page.included));
        return {
          records: read.flatMap(({ items }) => items),
          entries: read.flatMap(({ entries }) => entries),
          next: following <= count && !reached ? `${following} ${count}` : null,
          total: from !== null ? null : total,
        };
      },
    ),
    async one<R extends Fetchable>(resource: R, externalId: string) {
      const { path, query } = lists[resource];
      const include: Record<string, string> = query.include ? { include: query.include } : {};
      const answer = await api.one(`${path}/${encodeURIComponent(externalId)}`, z.unknown(), include);
      const record = answer && onlyRow<AtsRecords[R]>(readers[resource]([answer.data], answer.included));
      if (record && resource === "applications") {
        const application = record as AtsApplication;
        application.answers = await answersOf(application);
      }
      return record;
    },
    answersOf,
    async stagesOf(jobExternalId) {
      const path = `/jobs/${encodeURIComponent(jobExternalId)}/stages`;
      const { data } = await api.list(path, { "page[size]": String(pageSize) });
      return readers.stages(data, []).items.map((stage) => ({ ...stage, jobExternalId }));
    },
    file: async (attachment, limit) => download(transport, base, await freshAddress(api, attachment), limit),
    reject: (application, reason) =>
      api.write("PATCH", pathOf(application), {
        id: application.externalId,
        type: "job-applications",
        attributes: { [assumed.rejectByDate.value]: new Date().toISOString() },
        ...(reason
          ? { relationships: { "reject-reason": { data: { id: reason, type: "reject-reasons" } } } }
          : {}),
      }),
    move: (application, stage) =>
      api.write("PATCH", pathOf(application), {
        id: application.externalId,
        type: "job-applications",
        relationships: { stage: { data: { id: stage.externalId, type: "stages" } } },
      }),
    async note({ candidateExternalId }, text) {
      if (!credentials.userId)
        throw new AtsFailure("refused", say("A note needs an author: give the number of a Teamtailor user."));
      await api.write("POST", "/notes", {
        type: "notes",
        attributes: { note: text },
        relationships: {
          candidate: { data: { id: candidateExternalId, type: "candidates" } },
          user: { data: { id: credentials.userId, type: "users" } },
        },
      });
    },
    /** Notes are listed for the whole company: reads them newest first, back to the time of the wanted note. */
    async hasNote(_application, marker, since) {
      for (let number = 1; ; number++) {
        const { data, pages } = await api.list("/notes", {
          "page[number]": String(number),
          "page[size]": String(pageSize),
          sort: assumed.notesNewestFirst.value,
        });
        const { items } = readRows(Note, data);
        if (items.some(({ attributes }) => attributes.note?.includes(marker))) return true;
        const dates = items.map(({ attributes }) => Date.parse(attributes["created-at"] ?? ""));
        const falling = dates.every((date, i) => i === 0 || date <= dates[i - 1]!);
        const past = falling && dates.length > 0 && dates.at(-1)! < since.getTime() - overlapMs;
        if (past || number >= pages) return false;
      }
    },
  };
}

/** The page numbers to read now, from "<page> <page count>"; only the first while the count is unknown. */
function numbersIn(place: string, atOnce: number): number[] {
  const [first = 1, count = first] = place.split(" ").map(Number);
  return Array.from({ length: atOnce }, (_, i) => first + i).filter(
    (each) => each <= count || each === first,
  );
}

function changedAt(row: unknown): number {
  const at = z.object({ attributes: z.object({ "updated-at": z.string() }) }).safeParse(row);
  return at.success ? Date.parse(at.data.attributes["updated-at"]) : Infinity;
}
