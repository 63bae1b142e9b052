import { createHmac } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimApplication, SimChange, SimStage, SimWorld } from "../ats/world.ts";

export const teamtailorKey = "tt-key";

type Options = {
  pageCap?: number;
  readable?: (path: string) => boolean;
  /** Calls allowed in 10 seconds; no limit when absent. */
  limit?: number;
  /** Which `include` parameters are known; all when absent. */
  includes?: (include: string) => boolean;
};

const api = { "content-type": "application/vnd.api+json" };
const problem = (status: number, title: string) =>
  Response.json({ errors: [{ status: String(status), title }] }, { status, headers: api });
const ref = (type: string, id: string) => ({ data: { type, id } });

type Row = {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, unknown>;
};

/** Teamtailor's API as documented: JSON:API, a token and a version in headers, pages by number of at most 30. */
export function teamtailorSimulator(world: SimWorld, options: Options = {}): Handler {
  const stageRow = (stage: SimStage): Row => ({
    ...{ id: stage.id, type: "stages" },
    attributes: { name: stage.name, "row-order": stage.position, "stage-type": "in_process" },
    relationships: { job: ref("jobs", stage.jobId) },
  });
  const hiredStage: Row = {
    ...{ id: "99999", type: "stages" },
    attributes: { name: "Hired", "row-order": 99, "stage-type": "hired" },
  };

  function rowsOf(path: string, origin: string): Row[] | null {
    const [collection, id, inner] = path.split("/");
    if (collection === "candidates" && inner === "notes")
      return world.notes
        .filter((note) => note.candidateId === id)
        .map((note) => ({ id: note.id, type: "notes", attributes: { note: note.body } }));
    switch (collection) {
      case "jobs":
        return [...world.jobs.values()].map((job) => ({
          ...{ id: job.id, type: "jobs" },
          attributes: {
            ...{ title: job.title, body: job.html, status: job.status === "closed" ? "archived" : "open" },
            "updated-at": job.updatedAt,
          },
        }));
      case "stages":
        return [...[...world.stages.values()].map(stageRow), hiredStage];
      case "reject-reasons":
        return [...world.reasons.values()].map((each) => ({
          ...{ id: each.id, type: "reject-reasons", attributes: { reason: each.name } },
        }));
      case "candidates":
        return [...world.candidates.values()].map((person) => {
          const file = [...world.files.values()].find((each) => each.candidateId === person.id);
          return {
            ...{ id: person.id, type: "candidates" },
            attributes: {
              "first-name": person.firstName,
              "last-name": person.lastName,
              ...{ email: person.email, phone: person.phone, pitch: person.title },
              "original-resume": file ? `${origin}/teamtailor/files/${file.id}` : null,
              "resume-file-name": file?.name ?? null,
              "updated-at": person.updatedAt,
            },
          };
        });
      case "job-applications":
        return [...world.applications.values()].map(applicationRow);
      default:
        return null;
    }
  }

  function applicationRow(each: SimApplication): Row {
    const stage = each.state === "hired" ? hiredStage.id : each.stageId;
    return {
      ...{ id: each.id, type: "job-applications" },
      attributes: {
        "created-at": each.createdAt,
        "updated-at": each.updatedAt,
        "rejected-at": each.state === "rejected" ? each.updatedAt : null,
      },
      relationships: {
        job: ref("jobs", each.jobId),
        candidate: ref("candidates", each.candidateId),
        stage: ref("stages", stage),
      },
    };
  }

  /** What `include` asks to come along with applications. */
  function includedWith(applications: Row[], url: URL): Row[] {
    const asked = url.searchParams.get("include")?.split(",") ?? [];
    const stages = asked.includes("stage") ? [...[...world.stages.values()].map(stageRow), hiredStage] : [];
    if (!asked.includes("candidate.answers.question")) return stages;
    const wanted = new Set(applications.map((row) => row.id));
    const people = [...world.applications.values()].filter((each) => wanted.has(each.id));
    const rows = new Map<string, Row>();
    for (const { candidateId } of people) {
      // Answers are the candidate's: one for a question, for whichever job it was given.
      const given = [...world.applications.values()].filter((each) => each.candidateId === candidateId);
      const answers = new Map(given.flatMap(({ answers }) => answers.map((each) => [each.question, each])));
      const refs = [...answers.values()].map(({ question, answer }, i) => {
        const [answerId, questionId] = [`${candidateId}0${i}`, `q${question}`];
        const kind = { "question-type": "Question::Text" };
        rows.set(questionId, {
          ...{ id: questionId, type: "questions", attributes: { title: question, ...kind } },
        });
        rows.set(answerId, {
          ...{ id: answerId, type: "answers", attributes: { answer, text: answer, ...kind } },
          relationships: { question: ref("questions", questionId) },
        });
        return { type: "answers", id: answerId };
      });
      rows.set(candidateId, {
        ...{ id: candidateId, type: "candidates", attributes: {} },
        relationships: { answers: { data: refs } },
      });
    }
    return [...stages, ...rows.values()];
  }

  function read(path: string, url: URL): Response {
    const [collection, id, inner] = path.split("/");
    const include = url.searchParams.get("include");
    if (options.includes && include && !options.includes(include)) return problem(400, "Invalid include");
    const rows = rowsOf(path, url.origin);
    if (!rows) return problem(404, "Not found");
    if (id !== undefined && inner === undefined) {
      const row = rows.find((each) => each.id === id);
      if (!row) return problem(404, "Record not found");
      return Response.json({ data: row, included: includedWith([row], url) }, { headers: api });
    }
    const size = Number(url.searchParams.get("page[size]") ?? 10);
    const number = Number(url.searchParams.get("page[number]") ?? 1);
    if (!(size >= 1 && size <= 30)) return problem(400, "page[size] must be 1 to 30");
    const at = (row: Row) => String(row.attributes["updated-at"]);
    const sorted = [...rows].sort((a, b) =>
      url.searchParams.get("sort") === "-updated-at"
        ? at(b).localeCompare(at(a))
        : Number(a.id) - Number(b.id),
    );
    const per = Math.min(size, options.pageCap ?? 30);
    const data = sorted.slice((number - 1) * per, number * per);
    const included = collection === "job-applications" ? includedWith(data, url) : [];
    const meta = { "record-count": rows.length, "page-count": Math.max(1, Math.ceil(rows.length / per)) };
    return Response.json({ data, included, meta }, { headers: api });
  }

  async function write(path: string, request: Request): Promise<Response> {
    const { data } = (await request.json()) as {
      data: {
        id?: string;
        attributes?: Record<string, unknown>;
        relationships?: Record<string, { data: { id: string } }>;
      };
    };
    if (path === "notes" && request.method === "POST") {
      const candidateId = data.relationships?.candidate?.data.id ?? "";
      if (!world.candidates.has(candidateId)) return problem(422, "candidate must exist");
      const body = String(data.attributes?.note);
      world.addNote(candidateId, body);
      world.writes.push({ kind: "note", applicationId: null, candidateId, detail: body });
      return Response.json({ data: { id: world.id(), type: "notes" } }, { status: 201, headers: api });
    }
    const application = world.applications.get(path.replace("job-applications/", ""));
    if (!application || request.method !== "PATCH") return problem(404, "Record not found");
    if (data.id !== application.id) return problem(409, "id does not match");
    const done = { applicationId: application.id, candidateId: application.candidateId };
    const reason = data.relationships?.["reject-reason"]?.data.id ?? null;
    if (reason !== null && !world.reasons.has(reason)) return problem(422, "reject-reason must exist");
    const stage = data.relationships?.stage?.data.id;
    if (data.attributes?.["rejected-at"]) {
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...done, detail: reason ?? "" });
    } else if (stage !== undefined) {
      if (world.stages.get(stage)?.jobId !== application.jobId)
        return problem(422, "stage must be of the job");
      world.moveTo(application.id, stage);
      world.writes.push({ kind: "move", ...done, detail: stage });
    }
    return Response.json({ data: applicationRow(application) }, { headers: api });
  }

  const exceeded = callWindow(options, 10);

  return (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/teamtailor\//, "");
    if (path.startsWith("files/")) {
      const file = world.files.get(path.slice("files/".length));
      return file ? new Response(Buffer.from(file.bytes)) : problem(404, "gone");
    }
    if (request.headers.get("authorization") !== `Token token=${teamtailorKey}`)
      return problem(401, "Unauthorized");
    if (!/^\d{8}$/.test(request.headers.get("x-api-version") ?? ""))
      return problem(406, "X-Api-Version is missing");
    const wait = exceeded();
    if (wait !== null)
      return new Response("Too Many Requests", {
        status: 429,
        headers: { "x-rate-limit-remaining": "0", "x-rate-limit-reset": String(wait) },
      });
    const resource = path.replace(/^v1\//, "");
    if (options.readable && !options.readable(resource)) return problem(403, "Forbidden");
    return request.method === "GET" ? read(resource, url) : write(resource, request);
  };
}

const events = { job: "job", candidate: "candidate", application: "job_application" };

/** A webhook call as Teamtailor makes it (partner.teamtailor.com/company_webhooks), signed for its time and body. */
export function teamtailorWebhook(
  change: SimChange,
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
) {
  const event = `${events[change.kind]}.${change.gone ? "destroy" : "update"}`;
  const data = { id: change.id, type: `${events[change.kind].replace("_", "-")}s`, attributes: {} };
  const body = JSON.stringify({ payload: { event_name: event, data }, signature: "" });
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return {
    body,
    headers: {
      "tt-signature": Buffer.from(`t=${seconds},v2=${hex}`).toString("base64"),
      "content-type": "application/json",
    },
  };
}
