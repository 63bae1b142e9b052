import { randomUUID } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { inOrder, type Order, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimWorld } from "../ats/world.ts";
import { underContract } from "../contracts/under-contract.ts";
import { greenhouseSignIns } from "./sign-ins.ts";
import { greenhouseLists, noteRow, type Row } from "./rows.ts";

export { greenhouseWebhook } from "./webhook.ts";
export const greenhouseCredentials = { clientId: "gh-client", clientSecret: "gh-secret", userId: "77" };
export const greenhouseKeys = { provider: "greenhouse" as const, ...greenhouseCredentials };
/** For the company's own scripts: each integration has its own client, so that neither revokes the other's token. */
export const companyCredentials = { clientId: "gh-company", clientSecret: "gh-company-secret" };

const basicOf = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
const clients = [basicOf(greenhouseCredentials), basicOf(companyCredentials)];

const lists = [
  "jobs",
  "job_posts",
  "departments",
  "offices",
  "job_interview_stages",
  "application_stages",
  "rejection_reasons",
  "rejection_details",
  "candidates",
  "applications",
  "attachments",
  "notes",
];
export const allScopes = [
  ...lists.map((name) => `harvest:${name}:list`),
  "harvest:notes:create",
  "harvest:applications:move",
  "harvest:applications:reject",
  "harvest:applications:unreject",
];

type Options = {
  scopes?: string[];
  /** Calls allowed in 30 seconds; no limit when absent. */
  limit?: number;
  /** The most records a page holds, whatever is asked for. */
  pageCap?: number;
  /** Newest first when absent (harvestdocs.greenhouse.io/docs/pagination). */
  order?: Order;
  /** Lifetime of a token. */
  tokenSeconds?: number;
  /** Lifetime of a sign-in's refresh token. */
  refreshSeconds?: number;
  /** The user declines to authorize the partner. */
  signInDenied?: boolean;
  /** The sign-in has been revoked. */
  signInRevoked?: boolean;
  /** The acting user is no Site Admin: lists are refused whatever the scopes. */
  notSiteAdmin?: boolean;
  /** Applications lack the ids of stage and reason: two clients saw these fields, but the reference omits them. */
  withoutIds?: boolean;
  /** Candidates that Greenhouse is still creating. */
  pending?: (candidateId: number) => boolean;
  /** The version in files' URLs: URLs with an earlier one have expired. */
  filesMoved?: () => number;
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const problem = (status: number, error: string) =>
  json(
    { message: { 422: "Unprocessable Content", 401: "Unauthorized" }[status] ?? error, errors: [error] },
    status,
  );
const done = () => new Response(null, { status: 204 });
const isoFilter = /^gte\|([^|]+)\|lte\|([^|]+)$/;

/** A token as recorded: a JWT whose payload names the scopes; the response has no scope field. */
const newJwt = (scopes: string[]) =>
  ["header", JSON.stringify({ sub: "77", jti: randomUUID(), scope: scopes.join(" ") }), "signature"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");

/**
 * Harvest v3, following contracts/greenhouse-v3.json: client credentials for a bearer token that revokes the client's
 * previous one, a scope per endpoint and a Site Admin as acting user, lists paged by a cursor in the Link header that
 * has to be the only parameter, 204 for writes other than notes, and rate limit headers on every response.
 */
export function greenhouseSimulator(world: SimWorld, options: Options = {}): Handler {
  const order = options.order ?? "falling";
  const rank = (row: Row) => rankOf(order, row.id);
  const rows = greenhouseLists(world, !options.withoutIds);
  const tokens = new Map<string, { value: string; until: number }>();
  const signIns = greenhouseSignIns(options, () => newJwt(scopes()));
  const countCall = callWindow(options, 30);
  const scopes = () => options.scopes ?? allScopes;

  function list(name: string, url: URL): Response {
    const query = url.searchParams;
    let filters = query;
    let from = -Infinity;
    const cursor = query.get("cursor");
    if (cursor !== null) {
      if ([...query.keys()].length > 1) return problem(422, "cursor must be the only parameter");
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
    const size = Math.min(Number(filters.get("per_page") ?? 100), options.pageCap ?? 500);
    const updated = filters.get("updated_at");
    const range = updated === null ? null : isoFilter.exec(updated);
    if (updated !== null && !range) return problem(422, "updated_at is not a filter");
    const among = (parameter: string, field: string) => {
      const ids = filters.get(parameter)?.split(",");
      return ({ row }: { row: Row }) => !ids || ids.includes(String(row[field]));
    };
    const same = (parameter: string) => {
      const value = filters.get(parameter);
      return ({ row }: { row: Row }) => value === null || String(row[parameter]) === value;
    };
    // Paged by id, so that rows added or removed during a sync do not shift others between pages.
    const all = (rows[name]?.() ?? [])
      .filter(among("ids", "id"))
      .filter(among("job_ids", "job_id"))
      .filter(among("candidate_ids", "candidate_id"))
      .filter(among("application_ids", "application_id"))
      .filter(same("current"))
      .filter(same("live"))
      .filter(same("internal"))
      .filter((each) => !range || (each.updated >= range[1]! && each.updated <= range[2]!))
      .map(({ row }) => row);
    const chosen = inOrder(order, all);
    const page = chosen.filter((row) => rank(row) > from).slice(0, size);
    const last = page.at(-1);
    const more = last && chosen.at(-1) !== last;
    if (name === "attachments")
      for (const row of page)
        row.url = `${url.origin}${url.pathname.replace("/v3/attachments", `/files/${moved()}/${row.id}`)}`;
    const next =
      more && Buffer.from(JSON.stringify([name, rank(last), String(filters)])).toString("base64url");
    const answered = page.map((row) =>
      name === "candidates" && options.pending?.(row.id) ? { message: "Candidate is being created" } : row,
    );
    return json(
      answered,
      200,
      next ? { link: `<${url.origin}${url.pathname}?cursor=${next}>; rel="next"` } : {},
    );
  }

  async function write(path: string[], request: Request): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>;
    if (path[0] === "notes") {
      const candidateId = String(body.candidate_id);
      if (!world.candidates.has(candidateId)) return problem(422, "candidate is missing");
      const note = world.addNote(candidateId, String(body.body));
      world.writes.push({ kind: "note", applicationId: null, candidateId, detail: note.body });
      return json(noteRow(note), 201);
    }
    const application = world.applications.get(path[1] ?? "");
    if (!application) return json({ message: "Resource not found" }, 404);
    const target = { applicationId: application.id, candidateId: application.candidateId };
    if (path[2] === "reject") {
      if (application.state !== "active") return problem(422, `the application is ${application.state}`);
      if (body.rejection_reason_id === undefined) return problem(422, "rejection_reason_id is required");
      const reason = String(body.rejection_reason_id);
      if (!world.reasons.has(reason)) return problem(422, "rejection reason not found");
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...target, detail: reason });
      return done();
    }
    if (path[2] === "unreject") {
      if (application.state !== "rejected") return problem(422, `the application is ${application.state}`);
      world.reopen(application.id);
      world.writes.push({ kind: "reopen", ...target, detail: "" });
      return done();
    }
    const stage = String(body.to_stage_id);
    if (application.state !== "active") return problem(422, "only active applications can be moved");
    if (world.stages.get(stage)?.jobId !== application.jobId)
      return problem(422, "the stage is of another job");
    if (String(body.from_stage_id) !== application.stageId)
      return problem(422, "the application is not in from_stage_id");
    world.moveTo(application.id, stage);
    world.writes.push({ kind: "move", ...target, detail: stage });
    return done();
  }

  const moved = () => options.filesMoved?.() ?? 0;
  const pathOf = (url: URL) => url.pathname.replace(/^\/greenhouse/, "");

  async function issue(request: Request): Promise<Response> {
    const client = request.headers.get("authorization") ?? "";
    const form = new URLSearchParams(await request.text());
    if (form.get("grant_type") !== "client_credentials") return signIns.issue(request, form);
    if (!clients.includes(client)) return json({ error: "invalid_client" }, 401);
    const until = Date.now() + (options.tokenSeconds ?? 3600) * 1000;
    const value = newJwt(scopes());
    tokens.set(client, { value, until });
    const expires_at = new Date(until).toISOString();
    return json({ token_type: "Bearer", access_token: value, expires_at });
  }

  async function answer(request: Request, url: URL, path: string): Promise<Response> {
    const authorization = request.headers.get("authorization");
    const issued = [...tokens.values()].some(
      ({ value, until }) => authorization === `Bearer ${value}` && Date.now() <= until,
    );
    if (!issued && !signIns.allows(authorization)) return problem(401, "invalid token");
    const parts = path.replace(/^\/v3\//, "").split("/");
    const name = parts[0] ?? "";
    if (!rows[name]) return json({ message: "Resource not found" }, 404);
    const action = parts[2] ?? (request.method === "POST" ? "create" : "list");
    if (!scopes().includes(`harvest:${name}:${action}`)) return problem(403, "scope is missing");
    if (action === "list" && options.notSiteAdmin) return problem(403, "the user is no Site Admin");
    return request.method === "POST" ? write(parts, request) : list(name, url);
  }

  const handler: Handler = async (request) => {
    const url = new URL(request.url);
    const path = pathOf(url);
    if (path === "/token") return issue(request);
    if (path === "/authorize") return signIns.authorize(url);
    if (path.startsWith("/files/")) {
      const [, , when, id = ""] = path.split("/");
      const file = when === String(moved()) ? world.files.get(id) : undefined;
      return file ? new Response(Buffer.from(file.bytes)) : new Response("expired", { status: 403 });
    }
    const { wait, remaining, limit, resetsAt } = countCall();
    const answered = wait === null ? await answer(request, url, path) : problem(429, "rate limited");
    if (limit !== null) {
      answered.headers.set("x-ratelimit-limit", String(limit));
      answered.headers.set("x-ratelimit-remaining", String(remaining));
      answered.headers.set("x-ratelimit-reset", String(Math.ceil(resetsAt / 1000)));
    }
    if (wait !== null) answered.headers.set("retry-after", String(wait));
    return answered;
  };
  return underContract("greenhouse-v3", handler, (url) =>
    pathOf(url).startsWith("/files/") ? null : pathOf(url),
  );
}
