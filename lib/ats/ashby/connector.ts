import * as z from "zod";
import type { Connector, Page, Place } from "../connector";
import { createdOf } from "../created";
import { AtsFailure } from "../failure";
import { download } from "../download";
import type { Transport } from "../http";
import type { AtsRecords, AtsStage, Fetchable, Resource } from "../records";
import { checkAccess } from "./access";
import { openApi, type Credentials } from "./api";
import { assumed } from "./assumptions";
import {
  Application,
  Applied,
  Candidate,
  FileInfo,
  Files,
  Job,
  Notes,
  PlannedJob,
  Reason,
  Stage,
  stageOf,
  stageOfKey,
} from "./models";

const pageSize = 100;

const lists = {
  jobs: { name: "job.list", model: Job.transform((one) => [one]) },
  rejection_reasons: { name: "archiveReason.list", model: Reason.transform((one) => [one]) },
  candidates: { name: "candidate.list", model: Candidate.transform((one) => [one]) },
  applications: { name: "application.list", model: Application.transform((one) => (one ? [one] : [])) },
  // Files hang on candidates: the same list, read for itself and with its own token.
  attachments: { name: "candidate.list", model: Files },
} as const;

const infos = {
  jobs: { name: "job.info", key: "id", model: Job },
  candidates: { name: "candidate.info", key: "id", model: Candidate },
  applications: { name: "application.info", key: "applicationId", model: Application },
} as const;

/** A company's Ashby. */
export function ashby(
  transport: Transport,
  credentials: Credentials,
  base: string,
  size = pageSize,
): Connector {
  const ask = openApi(transport, credentials, base);

  async function stagesOfPlan(interviewPlanId: string) {
    const answer = await ask("interviewStage.list", { interviewPlanId }, z.array(Stage));
    return answer?.results ?? [];
  }

  /** A page of jobs, told as the stages of their interview plans. */
  async function listStages(next: string | null): Promise<Page<"stages">> {
    const answer = await ask(
      "job.list",
      { limit: Math.min(size, 25), ...(next ? { cursor: next } : {}) },
      z.array(PlannedJob),
    );
    const records: AtsStage[] = [];
    const plans = new Map<string, z.output<typeof Stage>[]>();
    for (const { id, defaultInterviewPlanId: plan } of answer?.results ?? []) {
      if (!plan) continue;
      const stages = plans.get(plan) ?? (await stagesOfPlan(plan));
      plans.set(plan, stages);
      records.push(...stages.map((stage) => stageOf(id, stage)));
    }
    return {
      ...{ records, listed: answer?.results.length ?? 0, created: [], implies: {} },
      ...{ next: answer?.next ?? null, total: null, watermark: null },
    };
  }

  /** Rejecting is moving to the archive: the stage of that type in the job's plan. */
  async function archive(jobId: string): Promise<string> {
    const job = await ask("job.info", { id: jobId }, PlannedJob);
    const plan = job?.results.defaultInterviewPlanId;
    const stages = plan ? await stagesOfPlan(plan) : [];
    const found = stages.find((stage) => stage.type === assumed.archivedStageType);
    if (!found) throw new AtsFailure("refused", "The job has no stage for archived applications.");
    return found.id;
  }

  return {
    check: () => checkAccess(ask),
    async list<R extends Resource>(resource: R, { since, next }: Place): Promise<Page<R>> {
      if (resource === "stages") return (await listStages(next)) as Page<R>;
      const listed: Exclude<Resource, "stages"> = resource;
      const { name, model } = lists[listed];
      const answer = await ask(
        name,
        {
          limit: size,
          ...(next ? { cursor: next } : {}),
          ...(since ? { syncToken: since } : {}),
          ...(resource === "applications" ? { expand: ["applicationFormSubmissions"] } : {}),
        },
        z.array(model as unknown as z.ZodType<AtsRecords[R][]>),
      );
      if (!answer) throw new AtsFailure("malformed", "Ashby did not list.");
      const { results, raw, next: following, syncToken: watermark } = answer;
      return {
        ...{ records: results.flat(), listed: results.length, created: createdOf(raw, "createdAt") },
        ...{ implies: impliedBy(resource, results.length, raw) },
        ...{ next: following, total: null, watermark },
      };
    },
    async one<R extends Fetchable>(resource: R, externalId: string) {
      const { name, key, model } = infos[resource];
      const expand = resource === "applications" ? { expand: ["applicationFormSubmissions"] } : {};
      const answer = await ask(
        name,
        { [key]: externalId, ...expand },
        model as unknown as z.ZodType<AtsRecords[R]>,
      );
      return answer?.results ?? null;
    },
    async file({ source }, limit) {
      const answer = await ask(assumed.fileInfo, { fileHandle: source }, FileInfo);
      if (!answer) throw new AtsFailure("refused", "Ashby does not have the file.");
      return download(transport, base, answer.results.url, limit);
    },
    async reject({ externalId, jobExternalId }, reason) {
      if (!reason) throw new AtsFailure("refused", "Ashby wants a reason: choose one in the sync settings.");
      const body = {
        applicationId: externalId,
        interviewStageId: await archive(jobExternalId),
        archiveReasonId: reason,
      };
      accepted(await ask("application.changeStage", body, z.unknown(), true));
    },
    async move({ externalId }, stage) {
      const body = { applicationId: externalId, interviewStageId: stageOfKey(stage) };
      accepted(await ask("application.changeStage", body, z.unknown(), true));
    },
    async note({ candidateExternalId }, text) {
      const body = { candidateId: candidateExternalId, note: text, sendNotifications: false };
      accepted(await ask("candidate.createNote", body, z.unknown(), true));
    },
    async hasNote({ candidateExternalId }, marker) {
      let cursor: string | null = null;
      do {
        const answer: { results: z.output<typeof Notes>; next: string | null } | null = await ask(
          "candidate.listNotes",
          { candidateId: candidateExternalId, limit: pageSize, ...(cursor ? { cursor } : {}) },
          Notes,
        );
        if (answer?.results.some(({ content }) => content?.includes(marker))) return true;
        cursor = answer?.next ?? null;
      } while (cursor);
      return false;
    },
  };
}

/** Stages are listed by job and files by candidate; candidates name their applications. */
function impliedBy(resource: Resource, listed: number, raw: unknown): Page<Resource>["implies"] {
  if (resource === "jobs") return { stages: listed };
  if (resource !== "candidates") return {};
  const applied = z.array(Applied).safeParse(raw).data;
  return {
    attachments: listed,
    ...(applied ? { applications: applied.reduce((sum, count) => sum + count, 0) } : {}),
  };
}

function accepted(answer: unknown) {
  if (answer === null) throw new AtsFailure("refused", "Ashby does not have this record.");
}
