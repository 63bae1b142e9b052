import { say } from "@/lib/say";
import * as z from "zod";
import type { Connector, Page, ListPosition } from "../../connector";
import { everyEntry } from "../../every-entry";
import { AtsFailure } from "../../failure";
import { download } from "../../download";
import type { Transport } from "../../http";
import { emptyIfMissing } from "../../optional-lists";
import type { AtsJob, AtsRecords, Fetchable, Resource } from "../../records";
import { mapConcurrently } from "../../map-concurrently";
import { checkAccess } from "./access";
import { type Api, listRows, openApi, type Credentials } from "./api";
import {
  Application,
  Candidate,
  FileInfo,
  Files,
  isArchive,
  Job,
  ListedApplication,
  Note,
  Reason,
  stageOf,
  stageOfKey,
} from "./models";
import { planOfApplication, plansOfJob, plansOfJobs, stagesOfPlans } from "./plans";
import { describe, findPostings } from "./postings";

const pageSize = 100;

/** Each record of these lists costs another call, for its text or its stages. */
const smallPage = 25;

const lists = {
  jobs: { name: "job.list", model: Job.transform((one) => [one]), most: smallPage },
  candidates: { name: "candidate.list", model: Candidate.transform((one) => [one]), most: pageSize },
  applications: {
    name: "application.list",
    model: ListedApplication.transform((one) => (one ? [one] : [])),
    most: pageSize,
  },
  // Files belong to candidates: the same list, read separately and with its own token.
  attachments: { name: "candidate.list", model: Files, most: pageSize },
} as const;

const infos = {
  jobs: { name: "job.info", key: "id", expand: ["location"], model: Job },
  candidates: { name: "candidate.info", key: "id", expand: null, model: Candidate },
  applications: {
    name: "application.info",
    key: "applicationId",
    expand: ["applicationFormSubmissions"],
    model: Application,
  },
} as const;

/** A connector to a company's Ashby account. */
export function ashby(
  transport: Transport,
  credentials: Credentials,
  base: string,
  size = pageSize,
): Connector {
  const ask = openApi(transport, credentials, base);

  async function changeStage(body: {
    applicationId: string;
    interviewStageId: string;
    archiveReasonId?: string;
  }) {
    requireRecord(await ask("application.changeStage", body, z.unknown(), true));
  }

  async function one<R extends Fetchable>(resource: R, externalId: string) {
    const { name, key, expand, model } = infos[resource];
    const answer = await ask(
      name,
      { [key]: externalId, ...(expand ? { expand } : {}) },
      model as unknown as z.ZodType<AtsRecords[R]>,
    );
    const record = answer?.results ?? null;
    if (record && resource === "jobs") await describeAll(ask, [record as AtsJob]);
    return record;
  }

  return {
    check: () => checkAccess(ask),
    list: emptyIfMissing(
      async <R extends Resource>(resource: R, { since, next }: ListPosition): Promise<Page<R>> => {
        if (resource === "stages") return (await listStages(ask, next, size)) as Page<R>;
        if (resource === "rejection_reasons") return (await listReasons(ask)) as Page<R>;
        const listed: Exclude<Resource, "stages" | "rejection_reasons"> = resource;
        const { name, model, most } = lists[listed];
        const page = await listRows(
          ask,
          name,
          {
            limit: Math.min(size, most),
            ...(next ? { cursor: next } : {}),
            ...(since ? { syncToken: since } : {}),
            ...(resource === "jobs" ? { expand: ["location"] } : {}),
          },
          model as unknown as z.ZodType<AtsRecords[R][]>,
        );
        if (!page) throw new AtsFailure("missing", say("Ashby did not give the list."));
        const { items, entries, next: nextCursor, syncToken: watermark } = page;
        const records = items.flat();
        if (resource === "jobs") await describeAll(ask, records as AtsJob[]);
        return {
          records,
          entries,
          next: nextCursor,
          watermark,
        };
      },
    ),
    one,
    answersOf: async ({ externalId }) => (await one("applications", externalId))?.answers ?? null,
    async stagesOf(jobExternalId) {
      const plans = await plansOfJob(ask, jobExternalId);
      return (await stagesOfPlans(ask, plans)).map((stage) => stageOf(jobExternalId, stage));
    },
    async file({ source }, limit) {
      const answer = await ask("file.info", { fileHandle: source }, FileInfo);
      if (!answer) throw new AtsFailure("refused", say("Ashby does not have the file."));
      return download(transport, base, answer.results.url, limit);
    },
    /** Rejects by moving to the archive stage of the application's own plan. */
    async reject({ externalId }, reason) {
      if (!reason)
        throw new AtsFailure("refused", say("Ashby requires a reason: choose one in the sync settings."));
      const stages = await stagesOfPlans(ask, [await planOfApplication(ask, externalId)]);
      const archive = stages.find(isArchive);
      if (!archive)
        throw new AtsFailure(
          "refused",
          say("The application's interview plan has no stage for archived applications."),
        );
      await changeStage({ applicationId: externalId, interviewStageId: archive.id, archiveReasonId: reason });
    },
    /** A job may have several plans with stages of the same name: uses the one in the application's own plan. */
    async move({ externalId }, stage) {
      const stages = await stagesOfPlans(ask, [await planOfApplication(ask, externalId)]);
      const own =
        stages.find(({ id }) => id === stageOfKey(stage.externalId)) ??
        stages.find(({ title }) => title === stage.name);
      if (!own)
        throw new AtsFailure(
          "refused",
          say("The application's interview plan has no stage “{stage}”.", { stage: stage.name }),
        );
      await changeStage({ applicationId: externalId, interviewStageId: own.id });
    },
    async note({ candidateExternalId }, text) {
      const body = { candidateId: candidateExternalId, note: text, sendNotifications: false };
      requireRecord(await ask("candidate.createNote", body, z.unknown(), true));
    },
    async hasNote({ candidateExternalId }, marker) {
      const notes = everyEntry(async (cursor) => {
        const query = { candidateId: candidateExternalId, limit: pageSize, ...(cursor ? { cursor } : {}) };
        const page = await listRows(ask, "candidate.listNotes", query, Note);
        return { items: page?.items ?? [], next: page?.next ?? null };
      });
      for await (const { content } of notes) if (content?.includes(marker)) return true;
      return false;
    },
  };
}

async function describeAll(ask: Api, jobs: AtsJob[]) {
  if (jobs.length === 0) return;
  const postings = await findPostings(ask);
  await mapConcurrently(jobs, (job) => describe(ask, job, postings));
}

/** One page of jobs, as the stages of all their interview plans. */
async function listStages(ask: Api, next: string | null, size: number): Promise<Page<"stages">> {
  const page = await plansOfJobs(ask, Math.min(size, smallPage), next);
  const records = await mapConcurrently(page.jobs, async ({ jobId, plans }) =>
    (await stagesOfPlans(ask, plans)).map((stage) => stageOf(jobId, stage)),
  );
  return { records: records.flat(), entries: page.entries, next: page.next };
}

/** One page holds them all; archiveReason.list takes no cursor, no limit and no token. */
async function listReasons(ask: Api): Promise<Page<"rejection_reasons">> {
  const { items = [], entries = [] } = (await listRows(ask, "archiveReason.list", {}, Reason)) ?? {};
  return { records: items.filter((each) => each !== null), entries, next: null, total: entries.length };
}

function requireRecord(answer: unknown) {
  if (answer === null) throw new AtsFailure("refused", say("Ashby does not have this record."));
}
