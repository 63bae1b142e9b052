import { createHmac, randomBytes } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { inOrder, type Order, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimChange, SimWorld } from "../ats/world.ts";
import { underContract, webhookUnderContract } from "../contracts/under-contract.ts";
import {
  contactRow,
  fileRow,
  filesOf,
  noteRow,
  opportunitiesOf,
  opportunityOf,
  type Opportunity,
  opportunityRow,
  postingRow,
  reasonRows,
  type Row,
  slug,
  stageRows,
  updatedAt,
} from "./rows.ts";

export const leverKey = "lever-key";

type Options = {
  pageCap?: number;
  order?: Order;
  readable?: (path: string) => boolean;
  /** Calls allowed in 10 seconds; no limit when absent. */
  limit?: number;
};

const problem = (status: number, code: string) => Response.json({ code, message: code }, { status });
const asIs = (row: Row) => row;
const rowOrMissing = (data: Row | undefined) =>
  data ? Response.json({ data }) : problem(404, "ResourceNotFound");

/** Lever's API, following contracts/lever.json: the key as Basic user, and lists paged by an opaque offset. */
export function leverSimulator(world: SimWorld, options: Options = {}): Handler {
  const order = options.order ?? "falling";
  const countCall = callWindow(options, 10);

  function page<T extends { id: string }>(
    all: T[],
    query: URLSearchParams,
    rowOf: (one: T) => object,
    ordered = true,
  ): Response {
    const sorted = ordered ? inOrder(order, all) : all;
    const offset = query.get("offset");
    const place = offset === null ? null : /^after:(.+)$/.exec(Buffer.from(offset, "base64url").toString());
    if (offset !== null && !place) return problem(400, "BadRequestError");
    const at = (one: T) => (ordered ? rankOf(order, one.id) : all.indexOf(one));
    const left = place ? sorted.filter((one) => at(one) > Number(place[1])) : sorted;
    const rows = left.slice(0, Math.min(Number(query.get("limit") ?? 100), options.pageCap ?? 100));
    const data = rows.map(rowOf);
    const last = rows.at(-1);
    if (!last || rows.length === left.length) return Response.json({ data, hasNext: false });
    const next = Buffer.from(`after:${at(last)}`).toString("base64url");
    return Response.json({ data, hasNext: true, next });
  }

  function read([collection, id = "", inner]: string[], url: URL): Response {
    const query = url.searchParams;
    const since = Number(query.get("updated_at_start") ?? 0);
    const expand = query.get("expand")?.split(",") ?? [];
    if (collection === "postings") {
      const job = world.jobs.get(id);
      if (id) return rowOrMissing(job && postingRow(job));
      const changed = [...world.jobs.values()].filter((job) => Date.parse(job.updatedAt) >= since);
      return page(changed, query, postingRow);
    }
    if (collection === "stages") return page(stageRows(world), query, asIs, false);
    if (collection === "archive_reasons") {
      const type = query.get("type");
      return page(
        reasonRows(world).filter((row) => type === null || row.type === type),
        query,
        asIs,
        false,
      );
    }
    if (collection === "contacts") {
      const person = world.candidates.get(id);
      return rowOrMissing(person && contactRow(person));
    }
    if (collection !== "opportunities") return problem(404, "ResourceNotFound");
    if (!id) {
      const changed = opportunitiesOf(world).filter((each) => updatedAt(each) >= since);
      return page(changed, query, (each) => opportunityRow(world, each, expand));
    }
    const one = opportunityOf(world, id);
    if (!one) return problem(404, "ResourceNotFound");
    if (!inner) return rowOrMissing(opportunityRow(world, one, expand));
    if (inner === "notes")
      return page(
        world.notes.filter((note) => note.candidateId === one.person.id),
        query,
        noteRow,
      );
    const address = (fileId: string) => `${url.origin}${url.pathname}/${fileId}/download`;
    const files = filesOf(world, one, inner === "resumes" ? "resume" : "other");
    return page(files, query, (file) =>
      inner === "resumes"
        ? { id: file.id, createdAt: Date.parse(file.createdAt), file: fileRow(file, address(file.id)) }
        : { id: file.id, ...fileRow(file, address(file.id)) },
    );
  }

  async function write([, id, inner]: string[], request: Request): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>;
    const one = opportunityOf(world, id ?? "");
    if (!one) return problem(404, "ResourceNotFound");
    const target = { applicationId: one.application?.id ?? null, candidateId: one.person.id };
    if (inner === "notes") {
      const note = world.addNote(one.person.id, String(body.value));
      world.writes.push({ kind: "note", ...target, detail: note.body });
      return Response.json({ data: noteRow(note) }, { status: 201 });
    }
    if (!one.application) return problem(400, "BadRequestError");
    if (inner === "archived" && body.reason === null) {
      world.reopen(one.application.id);
      world.writes.push({ kind: "reopen", ...target, detail: "" });
    } else if (inner === "archived") {
      if (!world.reasons.has(String(body.reason))) return problem(400, "BadRequestError");
      world.reject(one.application.id, String(body.reason));
      world.writes.push({ kind: "reject", ...target, detail: String(body.reason) });
    } else {
      const stage = world.stagesOf(one.application.jobId).find(({ name }) => slug(name) === body.stage);
      if (!stage) return problem(400, "BadRequestError");
      world.moveTo(one.application.id, stage.id);
      world.writes.push({ kind: "move", ...target, detail: stage.id });
    }
    return Response.json({ data: opportunityRow(world, one, []) });
  }

  const pathOf = (url: URL) => url.pathname.replace(/^\/lever/, "");
  const isFile = (path: string) => path.endsWith("/download");

  const handler: Handler = async (request) => {
    const url = new URL(request.url);
    const path = pathOf(url);
    const key = `Basic ${Buffer.from(`${leverKey}:`).toString("base64")}`;
    if (request.headers.get("authorization") !== key) return problem(401, "Unauthorized");
    const parts = path.replace("/v1/", "").split("/");
    if (isFile(path)) {
      const file = world.files.get(parts[3] ?? "");
      return file ? new Response(Buffer.from(file.bytes)) : problem(404, "ResourceNotFound");
    }
    if (countCall().wait !== null) return problem(429, "TooManyRequests");
    if (options.readable && !options.readable(parts[0]!)) return problem(403, "Forbidden");
    return request.method === "GET" ? read(parts, url) : write(parts, request);
  };
  return underContract("lever", handler, (url) => (isFile(pathOf(url)) ? null : pathOf(url)));
}

/** A webhook call as Lever sends it, its token and time signed in the body; null for a change of a posting. */
export function leverWebhook(change: SimChange, secret: string, world: SimWorld, triggeredAt = Date.now()) {
  if (change.kind === "job") return null;
  const event = eventOf(change, world);
  const token = randomBytes(20).toString("hex");
  const signature = createHmac("sha256", secret).update(`${token}${triggeredAt}`).digest("hex");
  const body = JSON.stringify({ id: token.slice(0, 24), ...event, triggeredAt, token, signature });
  return webhookUnderContract("lever", { body, headers: { "content-type": "application/json" } });
}

function eventOf({ kind, id, gone }: SimChange, world: SimWorld): { event: string; data: object } {
  const of = (one: Opportunity) => ({ opportunityId: one.id, contactId: one.person.id });
  if (kind === "application" && gone) return { event: "candidateDeleted", data: { opportunityId: id } };
  const opportunity = opportunityOf(world, id);
  if (kind === "application" && opportunity) return { event: "candidateStageChange", data: of(opportunity) };
  return { event: "contactUpdated", data: { contactId: id } };
}
