import { createHmac, randomUUID } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { type Order, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimApplication, SimChange, SimWorld } from "../ats/world.ts";

export const greenhouseCredentials = { clientId: "gh-client", clientSecret: "gh-secret", userId: "77" };

export const allScopes = [
  ...[
    "jobs",
    "job_posts",
    "job_interview_stages",
    "rejection_reasons",
    "candidates",
    "applications",
    "attachments",
  ].map((name) => `harvest:${name}:list`),
  ...[
    "harvest:notes:list",
    "harvest:notes:create",
    "harvest:applications:move",
    "harvest:applications:reject",
  ],
];

type Options = {
  scopes?: string[];
  /** Calls allowed in 30 seconds; no limit when absent. */
  limit?: number;
  /** The most records a page holds, whatever is asked for. */
  pageCap?: number;
  /** From the oldest to the newest when absent. */
  order?: Order;
  /** How long a token is good for. */
  tokenSeconds?: number;
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const problem = (status: number, message: string) => json({ message }, status);
const isoFilter = /^gte\|([^|]+)\|lte\|([^|]+)$/;

/**
 * Harvest v3 as documented: client credentials for a bearer token that ends the one before, a scope for each endpoint,
 * lists by cursor in the Link header where the cursor has to be the sole parameter, and 429 with Retry-After.
 */
export function greenhouseSimulator(world: SimWorld, options: Options = {}): Handler {
  const rank = (row: Record<string, unknown>) => rankOf(options.order ?? "rising", Number(row.id));
  let token = { value: "", until: 0 };
  const exceeded = callWindow(options, 30);

  const rows: Record<string, () => { updated: string; row: Record<string, unknown> }[]> = {
    jobs: () =>
      [...world.jobs.values()].map((job) => ({
        updated: job.updatedAt,
        row: {
          id: Number(job.id),
          name: job.title,
          status: job.status,
          department: job.department,
          location: job.location,
          created_at: job.createdAt,
          updated_at: job.updatedAt,
        },
      })),
    job_posts: () =>
      [...world.jobs.values()].map((job) => ({
        updated: job.updatedAt,
        row: { id: Number(job.id) + 500_000, job_id: Number(job.id), content: job.html },
      })),
    job_interview_stages: () =>
      [...world.stages.values()].map((stage) => ({
        updated: "",
        row: {
          id: Number(stage.id),
          name: stage.name,
          job_id: Number(stage.jobId),
          priority: stage.position,
          active: true,
        },
      })),
    rejection_reasons: () =>
      [...world.reasons.values()].map(({ id, name }) => ({ updated: "", row: { id: Number(id), name } })),
    candidates: () =>
      [...world.candidates.values()].map((person) => ({
        updated: person.updatedAt,
        row: {
          id: Number(person.id),
          first_name: person.firstName,
          last_name: person.lastName,
          title: person.title,
          email_addresses: [{ value: person.email, type: "personal" }],
          phone_numbers: [{ value: person.phone, type: "mobile" }],
          created_at: person.createdAt,
          updated_at: person.updatedAt,
        },
      })),
    applications: () =>
      [...world.applications.values()].map((each) => ({
        updated: each.updatedAt,
        row: applicationRow(each),
      })),
    attachments: () =>
      [...world.files.values()].map((file) => ({
        updated: file.updatedAt,
        row: {
          id: Number(file.id),
          candidate_id: Number(file.candidateId),
          application_id: null,
          filename: file.name,
          type: file.type,
          url: "",
          created_at: file.createdAt,
          updated_at: file.updatedAt,
        },
      })),
    notes: () =>
      world.notes.map((note) => ({
        updated: "",
        row: { id: Number(note.id), candidate_id: Number(note.candidateId), body: note.body },
      })),
  };

  function list(name: string, url: URL): Response {
    const given = url.searchParams;
    let filters = given;
    let from = -Infinity;
    const cursor = given.get("cursor");
    if (cursor !== null) {
      if ([...given.keys()].length > 1) return problem(422, "cursor must be the only parameter");
      try {
        const place = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as [
          string,
          number,
          string,
        ];
        if (place[0] !== name) return problem(422, "invalid cursor");
        from = place[1];
        filters = new URLSearchParams(place[2]);
      } catch {
        return problem(422, "invalid cursor");
      }
    }
    const perPage = Number(filters.get("per_page") ?? 100);
    if (!Number.isInteger(perPage) || perPage < 1 || perPage > 500)
      return problem(422, "per_page must be 1 to 500");
    const size = Math.min(perPage, options.pageCap ?? 500);
    if (filters.has("page")) return problem(422, "page is not supported");
    const updated = filters.get("updated_at");
    const range = updated === null ? null : isoFilter.exec(updated);
    if (updated !== null && !range) return problem(422, "updated_at is not a filter");
    const ids = filters.get("ids")?.split(",");
    const jobIds = filters.get("job_ids")?.split(",");
    const candidateIds = filters.get("candidate_ids")?.split(",");
    // By id, so that rows that come or go while one reads do not move the others across a page's edge.
    const chosen = (rows[name]?.() ?? [])
      .filter(({ row }) => !ids || ids.includes(String(row.id)))
      .filter(({ row }) => !jobIds || jobIds.includes(String(row.job_id)))
      .filter(({ row }) => !candidateIds || candidateIds.includes(String(row.candidate_id)))
      .filter((each) => !range || (each.updated >= range[1]! && each.updated <= range[2]!))
      .map(({ row }) => row)
      .sort((a, b) => rank(a) - rank(b));
    const page = chosen.filter((row) => rank(row) > from).slice(0, size);
    const last = page.at(-1);
    const more = last && chosen.at(-1) !== last;
    if (name === "attachments")
      for (const row of page)
        row.url = `${url.origin}${url.pathname.replace("/v3/attachments", `/files/${String(row.id)}`)}`;
    const next =
      more && Buffer.from(JSON.stringify([name, rank(last), String(filters)])).toString("base64url");
    return json(page, 200, next ? { link: `<${url.origin}${url.pathname}?cursor=${next}>; rel="next"` } : {});
  }

  async function write(path: string[], request: Request): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>;
    if (path[0] === "notes") {
      const candidateId = String(body.candidate_id);
      if (!world.candidates.has(candidateId) || !body.user_id)
        return problem(422, "candidate or user is missing");
      world.addNote(candidateId, String(body.body));
      world.writes.push({ kind: "note", applicationId: null, candidateId, detail: String(body.body) });
      return json({ id: 1, body: body.body }, 201);
    }
    const application = world.applications.get(path[1] ?? "");
    if (!application) return problem(404, "not found");
    const done = { applicationId: application.id, candidateId: application.candidateId };
    if (path[2] === "reject") {
      if (application.state === "hired") return problem(422, "hired applications cannot be rejected");
      const reason = body.rejection_reason_id === undefined ? null : String(body.rejection_reason_id);
      if (reason !== null && !world.reasons.has(reason)) return problem(422, "unknown rejection reason");
      // Taken even when it is rejected already: a second call would be a second decision.
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...done, detail: reason ?? "" });
      return json({ id: Number(application.id), status: "rejected" });
    }
    const stage = String(body.to_stage_id);
    if (application.state !== "active") return problem(422, "only active applications can be moved");
    if (world.stages.get(stage)?.jobId !== application.jobId)
      return problem(422, "the stage is of another job");
    if (body.from_stage_id !== undefined && String(body.from_stage_id) !== application.stageId)
      return problem(422, "the application is not in from_stage_id");
    world.moveTo(application.id, stage);
    world.writes.push({ kind: "move", ...done, detail: stage });
    return json({ id: Number(application.id) });
  }

  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/greenhouse/, "");
    if (path === "/token") {
      const expected = `Basic ${Buffer.from(`${greenhouseCredentials.clientId}:${greenhouseCredentials.clientSecret}`).toString("base64")}`;
      const form = new URLSearchParams(await request.text());
      if (request.headers.get("authorization") !== expected) return problem(401, "invalid_client");
      if (form.get("grant_type") !== "client_credentials") return problem(400, "unsupported_grant_type");
      const seconds = options.tokenSeconds ?? 3600;
      token = { value: randomUUID(), until: Date.now() + seconds * 1000 };
      const scope = (options.scopes ?? allScopes).join(" ");
      return json({ access_token: token.value, token_type: "Bearer", expires_in: seconds, scope });
    }
    if (path.startsWith("/files/")) {
      const file = world.files.get(path.slice("/files/".length));
      return file ? new Response(Buffer.from(file.bytes)) : problem(404, "not found");
    }
    if (
      !token.value ||
      request.headers.get("authorization") !== `Bearer ${token.value}` ||
      Date.now() > token.until
    )
      return problem(401, "invalid token");
    const wait = exceeded();
    if (wait !== null) return json({ message: "rate limited" }, 429, { "retry-after": String(wait) });
    const parts = path.replace(/^\/v3\//, "").split("/");
    const name = parts[0] ?? "";
    if (!rows[name]) return problem(404, "not found");
    const action = parts[2] ?? (request.method === "POST" ? "create" : "list");
    if (!(options.scopes ?? allScopes).includes(`harvest:${name}:${action}`))
      return problem(403, "scope is missing");
    return request.method === "POST" ? write(parts, request) : list(name, url);
  };

  function applicationRow(each: SimApplication): Record<string, unknown> {
    return {
      id: Number(each.id),
      candidate_id: Number(each.candidateId),
      job_id: Number(each.jobId),
      status: each.state === "active" ? "in_process" : each.state,
      job_interview_stage_id: Number(each.stageId),
      rejection_reason_id: each.reasonId === null ? null : Number(each.reasonId),
      applied_at: each.createdAt,
      created_at: each.createdAt,
      updated_at: each.updatedAt,
      answers: each.answers,
    };
  }
}

/** A webhook call as Greenhouse makes it: `Signature: sha256 <hex>` of the raw body, with an event id. */
export function greenhouseWebhook(change: SimChange, secret: string, eventId: string = randomUUID()) {
  const actions = {
    job: "job_updated",
    candidate: change.gone ? "delete_candidate" : "update_candidate",
    application: change.gone ? "delete_application" : "application_updated",
  };
  const subject = change.kind === "candidate" && change.gone ? "person" : change.kind;
  const payload = { [subject]: { id: Number(change.id) } };
  const body = JSON.stringify({ action: actions[change.kind], payload });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return {
    body,
    headers: {
      signature: `sha256 ${signature}`,
      "greenhouse-event-id": eventId,
      "content-type": "application/json",
    },
  };
}
