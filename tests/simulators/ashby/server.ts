import type { Handler } from "../ats/faults.ts";
import { inOrder, type Order, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimWorld } from "../ats/world.ts";
import { underContract } from "../contracts/under-contract.ts";
import { archiveOf, ashbyRows, planOf, postingOf, type Row } from "./rows.ts";

export { uuids as ashbyIds } from "../ats/uuids.ts";
export { ashbyWebhook } from "./webhook.ts";
export const ashbyKey = "ashby-key";

/** The permissions a key may have (contracts/ashby.json). */
const allPermissions = [
  "jobsRead",
  "candidatesRead",
  "candidatesWrite",
  "interviewsRead",
  "hiringProcessMetadataRead",
  "apiKeysRead",
];

type Options = {
  permissions?: string[];
  pageCap?: number;
  /** Oldest first when absent. */
  order?: Order;
  /** Sync tokens issued before this time have expired. */
  tokensExpiredBefore?: number;
  /** Calls allowed in a minute; no limit when absent. */
  limit?: number;
  /** Applications that go through their job's second plan. */
  onSecondPlan?: (applicationId: string) => boolean;
};

const good = (results: unknown, more: object = {}) => Response.json({ success: true, results, ...more });
/** Ashby answers 200 to most refusals; wrong keys, missing permissions and limits have a status of their own. */
const bad = (code: string, status = 200) =>
  Response.json({ success: false, errors: [code], errorInfo: { code, message: code } }, { status });

/**
 * Ashby's API, following its specification (contracts/ashby.json): POST only, the key as Basic user, 403 for a wrong
 * key or a missing permission, `success: false` with a code in HTTP 200, cursors with moreDataAvailable, and a
 * syncToken on the last page that later lists only what changed.
 */
export function ashbySimulator(world: SimWorld, options: Options = {}): Handler {
  const rows = ashbyRows(world, options.onSecondPlan);
  const order = options.order ?? "rising";
  const rank = ({ id }: { id: string }) => rankOf(order, id);
  const jobs = () => [...world.jobs.values()];
  type Listed = { updated: string; row: () => Row; id: string };
  const entries = <T extends { id: string; updatedAt: string }>(all: Iterable<T>, row: (one: T) => Row) =>
    [...all].map((one): Listed => ({ id: one.id, updated: one.updatedAt, row: () => row(one) }));
  const lists: Record<string, { permission: string; all: (expand: string[]) => Listed[] }> = {
    "job.list": {
      permission: "jobsRead",
      all: (expand) =>
        entries(
          // Drafts are listed only when `status` asks for them.
          jobs().filter((job) => rows.job(job).status !== "Draft"),
          (job) => rows.job(job, expand),
        ),
    },
    "interviewPlan.list": {
      permission: "interviewsRead",
      all: () =>
        jobs().map((job) => ({
          id: planOf(job.id),
          updated: job.updatedAt,
          row: () => rows.interviewPlan(planOf(job.id), job),
        })),
    },
    "candidate.list": {
      permission: "candidatesRead",
      all: () => entries(world.candidates.values(), rows.candidate),
    },
    "application.list": {
      permission: "candidatesRead",
      all: () => entries(world.applications.values(), rows.application),
    },
  };

  function list(all: Listed[], body: Row): Response {
    const limit = Number(body.limit ?? 100);
    let since = "";
    if (typeof body.syncToken === "string") {
      since = Buffer.from(body.syncToken, "base64url").toString("utf8");
      if (!Date.parse(since) || Date.parse(since) < (options.tokensExpiredBefore ?? 0))
        return bad("sync_token_expired");
    }
    // The cursor carries the time the listing began, which becomes the sync token of its last page.
    let after = "-Infinity";
    let begun = world.now();
    if (typeof body.cursor === "string") {
      const place = Buffer.from(body.cursor, "base64url").toString("utf8").split(" ");
      if (place.length !== 2) return bad("next_cursor_expired");
      [after, begun] = place as [string, string];
    }
    const chosen = inOrder(
      order,
      all.filter((each) => (!since || each.updated >= since) && rank(each) > Number(after)),
    );
    const page = chosen.slice(0, Math.min(limit, options.pageCap ?? 100));
    const more = chosen.length > page.length;
    const last = page.at(-1);
    const cursor = more && last && Buffer.from(`${rank(last)} ${begun}`).toString("base64url");
    return good(
      page.map((each) => each.row()),
      more
        ? { moreDataAvailable: true, nextCursor: cursor }
        : { moreDataAvailable: false, syncToken: Buffer.from(begun).toString("base64url") },
    );
  }

  function changeStage(body: Row): Response {
    const application = world.applications.get(String(body.applicationId));
    if (!application) return bad("application_not_found");
    const done = { applicationId: application.id, candidateId: application.candidateId };
    const stageId = String(body.interviewStageId);
    if (!rows.stages(rows.plan(application))?.some(({ id }) => id === stageId))
      return bad("interview_stage_not_found");
    if (stageId === archiveOf(rows.plan(application))) {
      if (body.archiveReasonId === undefined) return bad("invalid_input");
      const reason = String(body.archiveReasonId);
      if (!world.reasons.has(reason)) return bad("archive_reason_not_found");
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...done, detail: reason });
    } else {
      const stage = rows.stageFor(stageId)!;
      world.moveTo(application.id, stage.id);
      world.writes.push({ kind: "move", ...done, detail: stage.id });
    }
    return good(rows.application(application));
  }

  type Operation = { permission: string; answer: (body: Row, url: URL) => Response };
  const operations: Record<string, Operation> = {
    "apiKey.info": {
      permission: "apiKeysRead",
      answer: () =>
        good({
          title: "Simulated",
          scopes: permissions().includes("candidatesWrite") ? ["candidates:write"] : ["candidates:read"],
        }),
    },
    "archiveReason.list": {
      permission: "hiringProcessMetadataRead",
      answer: () => good([...world.reasons.values()].map(rows.reason)),
    },
    "interviewStage.list": {
      permission: "interviewsRead",
      answer: ({ interviewPlanId }) => {
        const stages = rows.stages(String(interviewPlanId));
        return stages ? good(stages, { moreDataAvailable: false }) : bad("interview_plan_not_found");
      },
    },
    "job.info": {
      permission: "jobsRead",
      answer: ({ id, expand }) => {
        const job = world.jobs.get(String(id));
        return job ? good(rows.job(job, expand as string[])) : bad("job_not_found");
      },
    },
    "jobPosting.list": { permission: "jobsRead", answer: () => good(jobs().map(rows.postingBrief)) },
    "jobPosting.info": {
      permission: "jobsRead",
      answer: ({ jobPostingId }) => {
        const job = jobs().find(({ id }) => postingOf(id) === jobPostingId);
        return job ? good(rows.posting(job)) : bad("job_posting_not_found");
      },
    },
    "candidate.info": {
      permission: "candidatesRead",
      answer: ({ id }) => {
        const person = world.candidates.get(String(id));
        return person ? good(rows.candidate(person)) : bad("candidate_not_found");
      },
    },
    "application.info": {
      permission: "candidatesRead",
      answer: ({ applicationId, expand }) => {
        const one = world.applications.get(String(applicationId));
        if (!one) return bad("application_not_found");
        const forms = (expand as string[] | undefined)?.includes("applicationFormSubmissions");
        return good(forms ? rows.withForm(one) : rows.application(one));
      },
    },
    "file.info": {
      permission: "candidatesRead",
      answer: ({ fileHandle }, url) =>
        good({ url: `${url.origin}${url.pathname.replace("file.info", "files/")}${String(fileHandle)}` }),
    },
    "application.changeStage": { permission: "candidatesWrite", answer: changeStage },
    "candidate.createNote": {
      permission: "candidatesWrite",
      answer: (body) => {
        const candidateId = String(body.candidateId);
        if (!world.candidates.has(candidateId)) return bad("candidate_not_found");
        const note = world.addNote(candidateId, String(body.note));
        world.writes.push({ kind: "note", applicationId: null, candidateId, detail: note.body });
        return good(rows.note(note));
      },
    },
    "candidate.listNotes": {
      permission: "candidatesRead",
      answer: ({ candidateId }) =>
        good(world.notes.filter((note) => note.candidateId === candidateId).map(rows.note), {
          moreDataAvailable: false,
        }),
    },
  };

  const countCall = callWindow(options, 60);
  const permissions = () => options.permissions ?? allPermissions;
  const nameOf = (url: URL) => url.pathname.replace(/^\/(ashby\/)?/, "");

  const handler: Handler = async (request) => {
    const url = new URL(request.url);
    const name = nameOf(url);
    if (name.startsWith("files/")) {
      const file = world.files.get(name.slice("files/".length));
      return file ? new Response(Buffer.from(file.bytes)) : new Response("gone", { status: 404 });
    }
    const authorization = request.headers.get("authorization");
    if (!authorization) return bad("unauthorized", 401);
    if (authorization !== `Basic ${Buffer.from(`${ashbyKey}:`).toString("base64")}`)
      return bad("invalid_api_key", 403);
    if (countCall().wait !== null) return bad("rate_limited", 429);
    const body = (await request.json()) as Row;
    const listed = lists[name];
    const operation = operations[name];
    const permission = (listed ?? operation)?.permission;
    if (permission && !permissions().includes(permission)) return bad("missing_endpoint_permission", 403);
    if (listed) return list(listed.all((body.expand as string[] | undefined) ?? []), body);
    return operation?.answer(body, url) ?? new Response("Not Found", { status: 404 });
  };
  return underContract("ashby", handler, (url) =>
    nameOf(url).startsWith("files/") ? null : `/${nameOf(url)}`,
  );
}

export { allPermissions as ashbyPermissions };
