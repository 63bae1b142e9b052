import { createHmac } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimChange, SimWorld } from "../ats/world.ts";
import { underContract, webhookUnderContract } from "../contracts/under-contract.ts";
import { type Row, teamtailorRows } from "./rows.ts";

export const teamtailorKey = "tt-key";
/** A user of the company, as the author that notes need. */
export const teamtailorUser = "501";

type Options = {
  pageCap?: number;
  readable?: (path: string) => boolean;
  /** Calls allowed in 10 seconds; no limit when absent. */
  limit?: number;
  /** Lifetime of a file's URL; 30 seconds when absent. */
  fileSeconds?: number;
};

const api = { "content-type": "application/vnd.api+json" };
const problem = (status: number, title: string) =>
  Response.json({ errors: [{ status: String(status), title }] }, { status, headers: api });

/** Teamtailor's API, following contracts/teamtailor.json: JSON:API, token and version headers, at most 30 a page. */
export function teamtailorSimulator(world: SimWorld, options: Options = {}): Handler {
  let origin = "";
  const fileMs = (options.fileSeconds ?? 30) * 1000;
  const rows = teamtailorRows(
    world,
    ({ id, name }) =>
      `${origin}/teamtailor/files/${id}/${encodeURIComponent(name)}?expires=${Date.now() + fileMs}`,
  );
  const countCall = callWindow(options, 10);

  /** A record that can be listed, with its row made on demand. */
  type Listed = { id: string; createdAt?: string; updatedAt?: string; row: () => Row };

  function listed(path: string, include: string[]): Listed[] | null {
    const [collection, id, inner] = path.split("/");
    const as = <T extends Omit<Listed, "row">>(all: Iterable<T>, row: (one: T) => Row) =>
      [...all].map((one) => ({ ...one, row: () => row(one) }));
    if (collection === "jobs" && inner === "stages")
      return world.jobs.has(id!) ? as(world.stagesOf(id!), (stage) => rows.stage(stage, include)) : null;
    if (inner !== undefined) return null;
    const chosen = <T>(all: Map<string, T>): Iterable<T> => {
      const one = all.get(id ?? "");
      return one ? [one] : all.values();
    };
    switch (collection) {
      case "jobs":
        return as(chosen(world.jobs), (one) => rows.job(one.id, include));
      case "stages":
        return [
          ...as(chosen(world.stages), (one) => rows.stage(one, include)),
          { id: rows.hiredStage.id, row: () => rows.hiredStage },
        ];
      case "reject-reasons":
        return as(chosen(world.reasons), rows.rejectReason);
      case "candidates":
        return as(chosen(world.candidates), (one) => rows.candidate(one.id, include));
      case "job-applications":
        return as(chosen(world.applications), (one) => rows.application(one, include));
      case "notes":
        return as(world.notes, rows.note);
      default:
        return null;
    }
  }

  function read(path: string, url: URL): Response {
    const [, id, inner] = path.split("/");
    const include = url.searchParams.get("include")?.split(",") ?? [];
    const all = listed(path, include);
    if (!all) return problem(404, "Not found");
    if (id !== undefined && inner === undefined) {
      const row = all.find((each) => each.id === id)?.row();
      if (!row) return problem(404, "Record not found");
      return Response.json({ data: row, included: rows.related([row], include) }, { headers: api });
    }
    const size = Number(url.searchParams.get("page[size]") ?? 10);
    const number = Number(url.searchParams.get("page[number]") ?? 1);
    const since = url.searchParams.get("filter[updated-at][from]");
    const sort = url.searchParams.get("sort") ?? "id";
    const newest = (field: "createdAt" | "updatedAt") => (a: Listed, b: Listed) =>
      (b[field] ?? "").localeCompare(a[field] ?? "");
    const sorted = all
      .filter(({ updatedAt }) => since === null || Date.parse(updatedAt ?? "") >= Date.parse(since))
      .sort(
        sort === "id"
          ? (a, b) => Number(a.id) - Number(b.id)
          : newest(sort === "-created-at" ? "createdAt" : "updatedAt"),
      );
    const per = Math.min(size, options.pageCap ?? 30);
    const data = sorted.slice((number - 1) * per, number * per).map(({ row }) => row());
    const pages = Math.max(1, Math.ceil(sorted.length / per));
    const meta = { "record-count": sorted.length, "page-count": pages };
    const links = { first: url.href, next: number < pages ? url.href : null };
    return Response.json({ data, included: rows.related(data, include), meta, links }, { headers: api });
  }

  type Sent = {
    id?: string;
    attributes?: Record<string, unknown>;
    relationships?: Record<string, { data: { id: string } }>;
  };

  async function write(path: string, request: Request): Promise<Response> {
    const { data } = (await request.json()) as { data: Sent };
    const relatedId = (name: string) => data.relationships?.[name]?.data.id;
    if (path === "notes" && request.method === "POST") {
      const candidateId = relatedId("candidate") ?? "";
      if (!world.candidates.has(candidateId)) return problem(422, "candidate must exist");
      if (relatedId("user") !== teamtailorUser) return problem(422, "user must exist");
      const note = world.addNote(candidateId, String(data.attributes?.note));
      world.writes.push({ kind: "note", applicationId: null, candidateId, detail: note.body });
      return Response.json({ data: rows.note(note) }, { status: 201, headers: api });
    }
    const application = world.applications.get(path.replace("job-applications/", ""));
    if (!application || request.method !== "PATCH") return problem(404, "Record not found");
    if (data.id !== application.id) return problem(422, "id does not match");
    const done = { applicationId: application.id, candidateId: application.candidateId };
    const reason = relatedId("reject-reason") ?? null;
    if (reason !== null && !world.reasons.has(reason)) return problem(422, "reject-reason must exist");
    const stage = relatedId("stage");
    if (data.attributes?.["rejected-at"]) {
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...done, detail: reason ?? "" });
    } else if (stage !== undefined) {
      if (world.stages.get(stage)?.jobId !== application.jobId)
        return problem(422, "stage must be of the job");
      world.moveTo(application.id, stage);
      world.writes.push({ kind: "move", ...done, detail: stage });
    }
    return Response.json({ data: rows.application(application, []) }, { headers: api });
  }

  const pathOf = (url: URL) => url.pathname.replace(/^\/teamtailor\//, "");

  const handler: Handler = async (request) => {
    const url = new URL(request.url);
    origin = url.origin;
    const path = pathOf(url);
    if (path.startsWith("files/")) {
      const file = world.files.get(path.split("/")[1] ?? "");
      const good = Number(url.searchParams.get("expires")) > Date.now();
      return file && good ? new Response(Buffer.from(file.bytes)) : new Response("expired", { status: 403 });
    }
    if (request.headers.get("authorization") !== `Token token=${teamtailorKey}`)
      return problem(401, "Unauthorized");
    if (!/^\d{8}$/.test(request.headers.get("x-api-version") ?? ""))
      return problem(406, "X-Api-Version is missing");
    const { wait, limit, remaining, resetsAt } = countCall();
    const resource = path.replace(/^v1\//, "");
    const refused = options.readable && !options.readable(resource);
    const answer =
      wait !== null
        ? problem(429, "Too Many Requests")
        : refused
          ? problem(403, "Forbidden")
          : request.method === "GET"
            ? read(resource, url)
            : await write(resource, request);
    if (limit !== null) {
      answer.headers.set("x-rate-limit-limit", String(limit));
      answer.headers.set("x-rate-limit-remaining", String(remaining));
      answer.headers.set("x-rate-limit-reset", String(Math.ceil((resetsAt - Date.now()) / 1000)));
    }
    return answer;
  };
  return underContract("teamtailor", handler, (url) =>
    pathOf(url).startsWith("files/") ? null : `/${pathOf(url)}`,
  );
}

const events = { job: "job", candidate: "candidate", application: "job_application" };

/** A webhook call as Teamtailor sends it (partner.teamtailor.com/company_webhooks), signed for its time and body. */
export function teamtailorWebhook(
  change: SimChange,
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
) {
  const event = `${events[change.kind]}.${change.gone ? "destroy" : "update"}`;
  const data = { id: change.id, type: events[change.kind].replace("_", "-"), attributes: {} };
  const body = JSON.stringify({ payload: { event_name: event, data }, signature: "" });
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  const headers = {
    "tt-signature": Buffer.from(`t=${seconds},v2=${hex}`).toString("base64"),
    "content-type": "application/json",
  };
  return webhookUnderContract("teamtailor", { body, headers });
}
