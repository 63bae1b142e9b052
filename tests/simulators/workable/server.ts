import { createHmac } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { inOrder, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimCandidate, SimChange, SimWorld } from "../ats/world.ts";
import { underContract, webhookUnderContract } from "../contracts/under-contract.ts";
import {
  activityRow,
  candidateRow,
  detailsRow,
  jobRow,
  type Row,
  slug,
  stageRows,
  updatedAt,
} from "./rows.ts";

export const workableCredentials = { subdomain: "acme", token: "workable-token", memberId: "13e0eb0e" };

type Options = {
  pageCap?: number;
  readable?: (path: string) => boolean;
  /** Calls allowed in 10 seconds; no limit when absent. */
  limit?: number;
  limitSeconds?: number;
  /** The account's webhook subscriptions. */
  subscriptions?: { id: number; target: string; event: string }[];
  /** Lifetime of a résumé's URL; 60 seconds when absent. */
  fileSeconds?: number;
};

const problem = (status: number, error: string) => Response.json({ error }, { status });
const missing = () => problem(404, "Not found");

/**
 * Workable's API, following contracts/workable.json, for a world where a candidate is an application (candidateIsApplication): a
 * bearer token, lists oldest first with the URL of the next page, and writes on behalf of a member.
 */
export function workableSimulator(world: SimWorld, options: Options = {}): Handler {
  const countCall = callWindow(options, 10);
  const after = (url: URL) => Date.parse(url.searchParams.get("updated_after") ?? "1970-01-01T00:00:00Z");

  function page<T extends { id: string }>(key: string, all: T[], url: URL, row: (one: T) => Row): Response {
    const since = url.searchParams.get("since_id");
    const from = since === null ? -Infinity : rankOf("rising", since);
    const rows = inOrder(
      "rising",
      all.filter(({ id }) => rankOf("rising", id) >= from),
    );
    const size = Math.min(Number(url.searchParams.get("limit") ?? 50), options.pageCap ?? 100);
    const following = rows[size];
    const next = new URL(url);
    if (following) next.searchParams.set("since_id", following.id);
    return Response.json({
      [key]: rows.slice(0, size).map(row),
      ...(following ? { paging: { next: next.href } } : {}),
    });
  }

  const subscriptions = (options.subscriptions ??= []);

  async function subscribe([, id]: string[], request: Request): Promise<Response> {
    if (request.method === "GET") return Response.json({ subscriptions });
    if (request.method === "DELETE") {
      const at = subscriptions.findIndex((one) => String(one.id) === id);
      if (at < 0) return Response.json({}, { status: 404 });
      subscriptions.splice(at, 1);
      return Response.json({});
    }
    const { target, event } = (await request.json()) as { target: string; event: string };
    if (subscriptions.some((one) => one.target === target)) return problem(409, "Conflict");
    subscriptions.push({ id: Date.now() + subscriptions.length, target, event });
    return Response.json({}, { status: 201 });
  }

  function resumeOf({ id }: SimCandidate, url: URL): string | null {
    const file = world.files.of(id).find(({ type }) => type === "resume");
    const until = Date.now() + (options.fileSeconds ?? 60) * 1000;
    const name = encodeURIComponent(file?.name ?? "");
    return file ? `${url.origin}/workable/files/${file.id}/${name}?until=${until}` : null;
  }

  function read([collection, id, inner]: string[], url: URL): Response {
    if (collection === "stages")
      return Response.json({ stages: stageRows(world, [...world.jobs.keys()][0] ?? "") });
    if (collection === "disqualification_reasons")
      return Response.json({
        disqualification_reasons: [...world.reasons.values()].map((one, position) => ({
          id: one.id,
          description: one.name,
          candidate_withdrew: one.byCandidate,
          position,
        })),
      });
    if (collection === "members") {
      const member = { id: workableCredentials.memberId, name: "Robin", headline: null, role: "admin" };
      return Response.json({ members: [{ ...member, active: true }] });
    }
    const full = { full_description: url.searchParams.has("include_fields") || id !== undefined };
    const jobOf = (job: Parameters<typeof jobRow>[0]) => ({
      ...jobRow(job),
      ...(full.full_description ? { full_description: job.html } : {}),
    });
    if (collection === "jobs") {
      if (id === undefined) {
        const changed = [...world.jobs.values()].filter((job) => Date.parse(job.updatedAt) >= after(url));
        return page("jobs", changed, url, jobOf);
      }
      const job = world.jobs.get(id);
      if (!job) return missing();
      return Response.json(inner === "stages" ? { stages: stageRows(world, id) } : jobOf(job));
    }
    if (collection !== "candidates") return missing();
    if (id === undefined) {
      const since = after(url);
      const changed = [...world.candidates.values()].filter(
        (one) => since === 0 || Date.parse(updatedAt(one, world.applications.get(one.id))) >= since,
      );
      return page("candidates", changed, url, (one) => candidateRow(world, one));
    }
    const person = world.candidates.get(id);
    if (!person) return missing();
    if (inner === "activities")
      return page(
        "activities",
        world.notes.filter((note) => note.candidateId === id),
        url,
        activityRow,
      );
    return Response.json({ candidate: detailsRow(world, person, resumeOf(person, url)) });
  }

  type Sent = {
    member_id?: string;
    target_stage?: string;
    disqualify_reason_id?: string;
    comment?: { body: string };
  };

  async function write([, id = "", act]: string[], request: Request): Promise<Response> {
    const sent = (await request.json()) as Sent;
    const application = world.applications.get(id);
    if (!world.candidates.has(id)) return missing();
    if (sent.member_id !== workableCredentials.memberId) return problem(422, "member is missing");
    const target = { applicationId: application?.id ?? null, candidateId: id };
    if (act === "comments") {
      const note = world.addNote(id, sent.comment?.body ?? "");
      world.writes.push({ kind: "note", ...target, detail: note.body });
      return new Response(null, { status: 201 });
    }
    if (!application) return problem(422, "candidate is not in a job");
    if (act === "disqualify") {
      const reason = sent.disqualify_reason_id ?? null;
      if (reason !== null && !world.reasons.has(reason)) return problem(422, "reason is unknown");
      world.reject(id, reason);
      world.writes.push({ kind: "reject", ...target, detail: reason ?? "" });
    } else if (act === "revert") {
      world.reopen(id);
      world.writes.push({ kind: "reopen", ...target, detail: "" });
    } else {
      const stage = world.stagesOf(application.jobId).find(({ name }) => slug(name) === sent.target_stage);
      if (!stage) return problem(422, "stage is unknown");
      world.moveTo(id, stage.id);
      world.writes.push({ kind: "move", ...target, detail: stage.id });
    }
    return new Response(null, { status: 200 });
  }

  const pathOf = (url: URL) => url.pathname.replace(/^\/workable/, "");

  const handler: Handler = async (request) => {
    const url = new URL(request.url);
    const path = pathOf(url);
    if (path.startsWith("/files/")) {
      const file = world.files.get(path.split("/")[2] ?? "");
      const good = Number(url.searchParams.get("until")) > Date.now();
      return file && good ? new Response(Buffer.from(file.bytes)) : new Response("expired", { status: 403 });
    }
    if (request.headers.get("authorization") !== `Bearer ${workableCredentials.token}`)
      return problem(401, "Not authorized");
    const { wait, limit, remaining, resetsAt } = countCall();
    const parts = path.replace("/spi/v3/", "").split("/");
    const refused = options.readable && !options.readable(parts[0]!);
    const answer =
      wait !== null
        ? problem(429, "Too many requests")
        : refused
          ? problem(403, "Forbidden")
          : parts[0] === "subscriptions"
            ? await subscribe(parts, request)
            : request.method === "GET"
              ? read(parts, url)
              : await write(parts, request);
    if (limit !== null) {
      answer.headers.set("x-rate-limit-limit", String(limit));
      answer.headers.set("x-rate-limit-remaining", String(remaining));
      answer.headers.set("x-rate-limit-reset", String(Math.ceil(resetsAt / 1000)));
    }
    return answer;
  };
  return underContract("workable", handler, (url) =>
    pathOf(url).startsWith("/files/") ? null : pathOf(url),
  );
}

/** A webhook call as Workable sends it; null for changes it sends none for: of jobs and people, and deletions. */
export function workableWebhook({ kind, id, gone }: SimChange, secret: string, world: SimWorld) {
  const person = world.candidates.get(id);
  if (kind !== "application" || gone || !person) return null;
  const fired_at = new Date().toISOString();
  const about = { event_type: "candidate_moved", resource_type: "candidate", fired_at };
  const body = JSON.stringify({
    id: `${id}-${fired_at}`,
    ...about,
    data: detailsRow(world, person, null),
  });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "x-workable-signature": signature, "content-type": "application/json" };
  return webhookUnderContract("workable", { body, headers });
}
