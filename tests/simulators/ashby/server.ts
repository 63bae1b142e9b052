import { createHmac } from "node:crypto";
import type { Handler } from "../ats/faults.ts";
import { type Order, rankOf } from "../ats/order.ts";
import { callWindow } from "../ats/rate.ts";
import type { SimApplication, SimCandidate, SimChange, SimJob, SimWorld } from "../ats/world.ts";

export const ashbyKey = "ashby-key";
/** Ids as Ashby makes them. */
export const ashbyIds = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

type Options = {
  /** Permissions of the key, in Ashby's endpoint groups. */
  permissions?: { read: boolean; hiringProcess: boolean; write: boolean };
  pageCap?: number;
  /** From the oldest to the newest when absent. */
  order?: Order;
  /** Sync tokens issued before this moment have expired. */
  tokensExpiredBefore?: number;
  /** Calls allowed in a minute; no limit when absent. */
  limit?: number;
};

const planOf = (jobId: string) => `plan-${jobId}`;
const archiveOf = (jobId: string) => `archive-${jobId}`;
const good = (results: unknown, more: object = {}) => Response.json({ success: true, results, ...more });
/** Ashby answers 200 to what it refuses. */
const bad = (code: string) =>
  Response.json({ success: false, errors: [code], errorInfo: { code, message: code } });

/**
 * Ashby's API as documented: POST only, the key as Basic user, `success: false` with a code in HTTP 200, cursors with
 * moreDataAvailable, and a syncToken on the last page that later lists only what changed.
 */
export function ashbySimulator(world: SimWorld, options: Options = {}): Handler {
  const rank = ({ id }: { id: string }) => rankOf(options.order ?? "rising", id);
  const lists: Record<string, () => { updated: string; row: unknown; id: string }[]> = {
    "job.list": () =>
      [...world.jobs.values()].map((job) => ({ id: job.id, updated: job.updatedAt, row: jobRow(job) })),
    "interviewPlan.list": () =>
      [...world.jobs.values()].map((job) => ({
        id: planOf(job.id),
        updated: "",
        row: { id: planOf(job.id) },
      })),
    "archiveReason.list": () =>
      [...world.reasons.values()].map(({ id, name }) => ({
        id,
        updated: "",
        row: { id, text: name, reasonType: "RejectedByOrg" },
      })),
    "candidate.list": () =>
      [...world.candidates.values()].map((person) => ({
        id: person.id,
        updated: person.updatedAt,
        row: candidateRow(person),
      })),
    "application.list": () =>
      [...world.applications.values()].map((each) => ({
        id: each.id,
        updated: each.updatedAt,
        row: applicationRow(each),
      })),
  };

  function list(name: string, body: Record<string, unknown>): Response {
    const limit = Number(body.limit ?? 100);
    if (limit < 1 || limit > 100) return bad("invalid_input");
    let since = "";
    if (typeof body.syncToken === "string") {
      since = Buffer.from(body.syncToken, "base64url").toString("utf8");
      if (!Date.parse(since) || Date.parse(since) < (options.tokensExpiredBefore ?? 0))
        return bad("sync_token_expired");
    }
    // A reading sees what is there when it begins; its cursor says when that was.
    let [after, begun] = ["-Infinity", world.now()];
    if (typeof body.cursor === "string") {
      const place = Buffer.from(body.cursor, "base64url").toString("utf8").split(" ");
      if (place.length !== 2) return bad("next_cursor_expired");
      [after, begun] = place as [string, string];
    }
    const rows = (lists[name]?.() ?? [])
      .filter((each) => !since || each.updated === "" || each.updated >= since)
      .sort((a, b) => rank(a) - rank(b))
      .filter((each) => rank(each) > Number(after));
    const page = rows.slice(0, Math.min(limit, options.pageCap ?? 100));
    const more = rows.length > page.length;
    const last = page.at(-1);
    const cursor = more && last && Buffer.from(`${rank(last)} ${begun}`).toString("base64url");
    return good(
      page.map((each) => each.row),
      more
        ? { moreDataAvailable: true, nextCursor: cursor }
        : { moreDataAvailable: false, syncToken: Buffer.from(begun).toString("base64url") },
    );
  }

  function changeStage(body: Record<string, unknown>): Response {
    const application = world.applications.get(String(body.applicationId));
    if (!application) return bad("application_not_found");
    const done = { applicationId: application.id, candidateId: application.candidateId };
    if (body.interviewStageId === archiveOf(application.jobId)) {
      const reason = String(body.archiveReasonId);
      if (!world.reasons.has(reason)) return bad("archive_reason_required");
      world.reject(application.id, reason);
      world.writes.push({ kind: "reject", ...done, detail: reason });
    } else {
      const stage = world.stages.get(String(body.interviewStageId));
      if (stage?.jobId !== application.jobId) return bad("interview_stage_not_in_plan");
      world.moveTo(application.id, stage.id);
      world.writes.push({ kind: "move", ...done, detail: stage.id });
    }
    return good(applicationRow(application));
  }

  const exceeded = callWindow(options, 60);

  return async (request) => {
    const url = new URL(request.url);
    const name = url.pathname.replace(/^\/(ashby\/)?/, "");
    if (name.startsWith("files/")) {
      const file = world.files.get(name.slice("files/".length));
      return file ? new Response(Buffer.from(file.bytes)) : new Response("gone", { status: 404 });
    }
    if (request.method !== "POST") return new Response("Method Not Allowed", { status: 405 });
    if (request.headers.get("authorization") !== `Basic ${Buffer.from(`${ashbyKey}:`).toString("base64")}`)
      return new Response("Unauthorized", { status: 401 });
    const wait = exceeded();
    if (wait !== null)
      return new Response("Too Many Requests", {
        status: 429,
        headers: { "retry-after": String(wait), "x-ratelimit-scope": "api_key" },
      });
    const permissions = options.permissions ?? { read: true, hiringProcess: true, write: true };
    const body = (await request.json()) as Record<string, unknown>;
    if (/Stage\.list|Plan\.list|Reason\.list/.test(name) ? !permissions.hiringProcess : !permissions.read)
      return bad("missing_endpoint_permission");
    if (/changeStage|createNote/.test(name) && !permissions.write) return bad("missing_endpoint_permission");
    if (lists[name]) return list(name, body);
    switch (name) {
      case "apiKey.info":
        return good({
          title: "Simulated",
          scopes: permissions.write ? ["candidates:write"] : ["candidates:read"],
        });
      case "interviewStage.list": {
        const job = [...world.jobs.keys()].find((id) => planOf(id) === body.interviewPlanId);
        if (!job) return bad("interview_plan_not_found");
        return good([
          ...world.stagesOf(job).map((stage) => ({
            ...{ id: stage.id, title: stage.name, type: "Active", orderInInterviewPlan: stage.position },
          })),
          { id: archiveOf(job), title: "Archived", type: "Archived", orderInInterviewPlan: 99 },
        ]);
      }
      case "job.info": {
        const job = world.jobs.get(String(body.id));
        return job ? good(jobRow(job)) : bad("job_not_found");
      }
      case "candidate.info": {
        const person = world.candidates.get(String(body.id));
        return person ? good(candidateRow(person)) : bad("candidate_not_found");
      }
      case "application.info": {
        const application = world.applications.get(String(body.applicationId));
        return application ? good(applicationRow(application)) : bad("application_not_found");
      }
      case "file.info":
        return good({
          url: `${url.origin}${url.pathname.replace("file.info", "files/")}${String(body.fileHandle)}`,
        });
      case "application.changeStage":
        return changeStage(body);
      case "candidate.createNote": {
        const candidateId = String(body.candidateId);
        if (!world.candidates.has(candidateId)) return bad("candidate_not_found");
        world.addNote(candidateId, String(body.note));
        world.writes.push({ kind: "note", applicationId: null, candidateId, detail: String(body.note) });
        return good({ id: world.id() });
      }
      case "candidate.listNotes":
        return good(
          world.notes
            .filter((note) => note.candidateId === body.candidateId)
            .map((note) => ({ id: note.id, content: note.body })),
          { moreDataAvailable: false },
        );
      default:
        return new Response("Not Found", { status: 404 });
    }
  };

  function jobRow(job: SimJob) {
    const status = { open: "Open", closed: "Closed" }[job.status] ?? "Draft";
    return {
      ...{ id: job.id, title: job.title, status, descriptionHtml: job.html },
      ...{ createdAt: job.createdAt, updatedAt: job.updatedAt },
      defaultInterviewPlanId: planOf(job.id),
      ...{ department: { name: job.department }, location: { name: job.location } },
    };
  }

  function candidateRow(person: SimCandidate) {
    const files = [...world.files.values()].filter((file) => file.candidateId === person.id);
    const handles = files.map((file) => ({ id: file.id, name: file.name, handle: file.id }));
    const applied = [...world.applications.values()].filter((each) => each.candidateId === person.id);
    return {
      ...{ id: person.id, name: `${person.firstName} ${person.lastName}`, position: person.title },
      ...{ primaryEmailAddress: { value: person.email }, primaryPhoneNumber: { value: person.phone } },
      ...{ resumeFileHandle: handles[0] ?? null, fileHandles: handles },
      ...{ applicationIds: applied.map((each) => each.id) },
      ...{ createdAt: person.createdAt, updatedAt: person.updatedAt },
    };
  }

  function applicationRow(each: SimApplication) {
    const stage = world.stages.get(each.stageId);
    return {
      id: each.id,
      status: { active: "Active", rejected: "Archived", hired: "Hired" }[each.state],
      job: { id: each.jobId, title: world.jobs.get(each.jobId)?.title },
      candidate: { id: each.candidateId },
      currentInterviewStage: stage ? { id: stage.id, title: stage.name } : null,
      archiveReason: each.state === "rejected" ? { reasonType: "RejectedByOrg" } : null,
      applicationFormSubmissions: [
        { fields: each.answers.map(({ question, answer }) => ({ title: question, value: answer })) },
      ],
      ...{ createdAt: each.createdAt, updatedAt: each.updatedAt },
    };
  }
}

/** A webhook call as Ashby makes it: `Ashby-Signature: sha256=<hex>` of the raw body. */
export function ashbyWebhook(change: SimChange, secret: string) {
  const action = { job: "jobUpdate", candidate: "candidateMerge", application: "applicationUpdate" }[
    change.kind
  ];
  const body = JSON.stringify({ action, data: { [change.kind]: { id: change.id } } });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return { body, headers: { "ashby-signature": `sha256=${signature}`, "content-type": "application/json" } };
}
