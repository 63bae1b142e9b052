import { afterAll, beforeAll, expect, test } from "vitest";
import { hmac } from "@/lib/records/ats/webhook-call";
import { greenhouse } from "@/lib/records/ats/vendors/greenhouse/connector";
import { sha256 } from "@/lib/platform/security/digest";
import { byKey } from "@/lib/records/ats/vendors/greenhouse/token";
import { Application } from "@/lib/records/ats/vendors/greenhouse/models";
import { readGreenhouseWebhook } from "@/lib/records/ats/vendors/greenhouse/webhook";
import type { Transport } from "@/lib/records/ats/http";
import { type Fault, withFaults } from "../../simulators/ats/faults";
import { type Served, serve } from "../../simulators/ats/serve";
import { beginning, everyPage } from "./every-page";
import { SimWorld } from "../../simulators/ats/world";
import {
  allScopes,
  greenhouseCredentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../../simulators/greenhouse/server";

const longAgo = new Date(0);
const world = new SimWorld();
const options: NonNullable<Parameters<typeof greenhouseSimulator>[1]> = { scopes: allScopes };
let faults: Fault[] = [];
let served: Served;
const holds: number[] = [];
const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
  hold: (ms) => Promise.resolve(void holds.push(ms)),
};
const connect = (credentials = greenhouseCredentials, pageSize = 2) =>
  greenhouse(
    transport,
    byKey(transport, `${served.url}/greenhouse/token`, credentials),
    `${served.url}/greenhouse/v3`,
    pageSize,
  );

const job = world.addJob("Backend Engineer");
const people = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map((name) => world.addCandidate(name, "Reyes"));
const applications = people.map((person) => world.apply(person.id, job.id));
world.addFile(people[0]!.id, "cv.pdf", Buffer.from("%PDF-1.4 made up"));

beforeAll(async () => {
  const simulator = greenhouseSimulator(world, options);
  served = await serve(
    withFaults(simulator, (request) => (request.url.includes("/v3/") ? (faults.shift() ?? null) : null)),
  );
});
afterAll(() => served.close());

test("pages through a list by cursor alone and reads every record once", async () => {
  const pages = await everyPage(connect(), "candidates");
  const seen = pages.flatMap(({ records }) => records.map((record) => record.externalId));
  expect(seen).toEqual(people.map((person) => person.id).reverse());
  expect(pages).toHaveLength(3);
});

test("reads jobs with their posts as plain text, applications with answers, and files with their bytes", async () => {
  const connector = connect();
  const { records: jobs } = await connector.list("jobs", beginning);
  expect(jobs).toMatchObject([
    {
      title: "Backend Engineer",
      status: "open",
      department: "Engineering",
      location: "Utrecht",
      description: "We look for a Backend Engineer.\n\n- PostgreSQL & TypeScript",
    },
  ]);
  const application = await connector.one("applications", applications[0]!.id);
  expect(application).toMatchObject({
    state: "active",
    candidateExternalId: people[0]!.id,
    answers: [{ question: "When can you start?", text: "In a month." }],
  });
  expect(await connector.one("applications", "1")).toBeNull();
  const [file] = (await connector.list("attachments", beginning)).records;
  expect(Buffer.from(await connector.file(file!, 1000)).toString()).toContain("%PDF-");
  await expect(connector.file(file!, 3)).rejects.toMatchObject({ kind: "refused" });
});

test("reads only what changed since, with an hour's overlap", async () => {
  const listedSince = async (minutesAhead: number) => {
    const since = new Date(Date.now() + minutesAhead * 60_000).toISOString();
    return (await connect().list("candidates", { since, next: null })).records.length;
  };
  expect([await listedSince(55), await listedSince(65)]).toEqual([2, 0]);
});

test("reports which permissions are missing and what that disables", async () => {
  options.scopes = allScopes.filter((scope) => !/attachments|:reject$/.test(scope));
  const access = await connect().check();
  options.scopes = allScopes;
  expect(access.filter((each) => each.state === "missing")).toMatchObject([
    { id: "harvest:attachments:list", disables: "CVs are not imported, so that nothing can be scored." },
    { id: "harvest:applications:reject", disables: "Rejections are not sent." },
  ]);
  await expect(connect({ ...greenhouseCredentials, clientSecret: "wrong" }).check()).rejects.toMatchObject({
    kind: "unauthorized",
  });
});

test("renews a rejected token once and repeats the call", async () => {
  const connector = connect();
  await connector.list("jobs", beginning);
  faults = [{ kind: "status", status: 401, when: "before" }];
  expect((await connector.list("stages", beginning)).records.length).toBe(2);
  faults = Array.from({ length: 2 }, () => ({ kind: "status", status: 401, when: "before" }) as const);
  await expect(connector.list("stages", beginning)).rejects.toMatchObject({ kind: "unauthorized" });
  expect(faults).toEqual([]);
});

test("reports an invalid cursor as expired, and a rate limit with its pause", async () => {
  const connector = connect();
  await expect(connector.list("jobs", { since: null, next: "nonsense" })).rejects.toMatchObject({
    kind: "expired",
  });
  faults = [{ kind: "status", status: 429, when: "before", retryAfter: 7 }];
  await expect(connector.list("jobs", beginning)).rejects.toMatchObject({
    kind: "limited",
    retryAfterMs: 7000,
  });
  expect(holds).toEqual([7000]);
  options.limit = 0;
  await expect(connector.list("jobs", beginning)).rejects.toMatchObject({
    kind: "limited",
  });
  delete options.limit;
});

test("reports a write without an answer as uncertain, a refused one as refused, and a failed read as unreachable", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[1]!.id))!;
  faults = [{ kind: "status", status: 503, when: "after" }];
  const reason = [...world.reasons.keys()][0]!;
  await expect(connector.reject(application, reason)).rejects.toMatchObject({ kind: "uncertain" });
  expect((await connector.one("applications", application.externalId))?.state).toBe("rejected");
  faults = [{ kind: "drop", when: "before" }];
  await expect(connector.note(application, "x")).rejects.toMatchObject({ kind: "uncertain" });
  await expect(connector.reject({ ...application, externalId: "1" }, reason)).rejects.toMatchObject({
    kind: "refused",
  });
  faults = [{ kind: "drop", when: "before" }];
  await expect(connector.list("jobs", beginning)).rejects.toMatchObject({
    kind: "unreachable",
  });
});

test("moves, rejects with a reason, writes notes and finds them again", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[2]!.id))!;
  const [, second] = world.stagesOf(job.id);
  await connector.move(application, { externalId: second!.id, name: second!.name });
  expect(world.applications.get(application.externalId)?.stageId).toBe(second!.id);
  await connector.note(application, "Strong on data. [marker-1]");
  expect(await connector.hasNote(application, "[marker-1]", longAgo)).toBe(true);
  expect(await connector.hasNote(application, "[marker-2]", longAgo)).toBe(false);
  const reason = [...world.reasons.keys()][0]!;
  await connector.reject(application, reason);
  expect(world.applications.get(application.externalId)).toMatchObject({
    state: "rejected",
    reasonId: reason,
  });
});

test("accepts a webhook only with a valid signature of its exact body", () => {
  const { body, headers } = greenhouseWebhook(
    { kind: "application", id: "42", gone: false },
    "secret",
    "event-1",
  );
  expect(readGreenhouseWebhook(new Headers(headers), body, "secret")).toEqual([
    { eventKey: sha256(body), resource: "applications", externalId: "42" },
  ]);
  expect(readGreenhouseWebhook(new Headers(headers), `${body} `, "secret")).toBeNull();
  expect(readGreenhouseWebhook(new Headers(headers), body, "other")).toBeNull();
  expect(readGreenhouseWebhook(new Headers(), body, "secret")).toBeNull();
});

test("skips a prospect's application once it has been converted", () => {
  const row = { id: 1, candidate_id: 2, job_id: 3, status: "in_process", created_at: "2026-01-01T00:00:00Z" };
  expect(Application.parse(row)).toMatchObject({ state: "active" });
  expect(Application.parse({ ...row, status: "converted" })).toBeNull();
});

/** A connector whose responses at one path are altered by `rows`, and the queries it sent there. */
function answering(at: string, rows: (listed: object[]) => object[] = (listed) => listed) {
  const queries: URLSearchParams[] = [];
  const changed: Transport = {
    ...transport,
    async fetch(url, init) {
      const answer = await fetch(url, init);
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith(at)) return answer;
      queries.push(searchParams);
      return Response.json(rows((await answer.json()) as object[]), { headers: answer.headers });
    },
  };
  const tokens = byKey(changed, `${served.url}/greenhouse/token`, greenhouseCredentials);
  return { queries, connector: greenhouse(changed, tokens, `${served.url}/greenhouse/v3`) };
}

test("reads a job's description from its newest live external post", async () => {
  const advert = { content: "<p>Newest words</p>", updated_at: "2030-01-01T00:00:00Z" };
  const { queries, connector } = answering("/job_posts", (posts) => [
    ...posts,
    ...posts.map((post) => ({ ...post, ...advert })),
    ...posts,
  ]);
  const { records } = await connector.list("jobs", beginning);
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ description }) => description === "Newest words")).toBe(true);
  expect([queries[0]?.get("live"), queries[0]?.get("internal")]).toEqual(["true", "false"]);
});

test("requests the built-in rejection reasons", async () => {
  const { queries, connector } = answering("/rejection_reasons");
  await connector.list("rejection_reasons", beginning);
  expect(queries[0]?.get("include_defaults")).toBe("true");
});

test("renews a token when it expires, and reads its scopes", async () => {
  const issued: string[] = [];
  const payload = Buffer.from(JSON.stringify({ scope: "harvest:jobs:list" })).toString("base64url");
  const issuing: Transport = {
    ...transport,
    fetch() {
      issued.push(`header.${payload}.${issued.length}`);
      const expires_at = new Date(Date.now() + (issued.length === 1 ? 30_000 : 3_600_000)).toISOString();
      return Promise.resolve(
        Response.json({ token_type: "Bearer", access_token: issued.at(-1), expires_at }),
      );
    },
  };
  const tokens = byKey(issuing, "https://token.invalid", greenhouseCredentials);
  expect(await tokens.current()).toMatchObject({ value: issued[0], scopes: ["harvest:jobs:list"] });
  expect((await tokens.current()).value).toBe(issued[1]);
  expect((await tokens.current()).value).toBe(issued[1]);
  expect(issued).toHaveLength(2);
});

test("requests the posts of at most fifty jobs per call", async () => {
  const large = new SimWorld();
  for (let i = 0; i < 70; i++) large.addJob(`Engineer ${i}`);
  const simulator = greenhouseSimulator(large);
  const perCall: number[] = [];
  const calls: Transport = {
    ...transport,
    fetch: async (url, init) => {
      const ids = new URL(url).searchParams.get("job_ids");
      if (ids) perCall.push(ids.split(",").length);
      return simulator(new Request(url, init));
    },
  };
  const { records } = await greenhouse(
    calls,
    byKey(calls, "http://large.invalid/greenhouse/token", greenhouseCredentials),
    "http://large.invalid/greenhouse/v3",
  ).list("jobs", beginning);
  expect(perCall).toEqual([50, 20]);
  expect(records).toHaveLength(70);
  expect(records.every(({ description }) => description.includes("We look for"))).toBe(true);
});

test("refuses a rejection without a reason, and treats an already rejected application as done", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[4]!.id))!;
  await expect(connector.reject(application, null)).rejects.toMatchObject({
    kind: "refused",
    message: "Greenhouse requires a rejection reason: choose one in the sync settings.",
  });
  const reason = [...world.reasons.keys()][0]!;
  await connector.reject(application, reason);
  await connector.reject(application, reason);
  expect(world.writes.filter(({ applicationId }) => applicationId === application.externalId)).toHaveLength(
    1,
  );
});

test("sends the current stage with a move, also when applications do not name it", async () => {
  options.withoutIds = true;
  const other = world.apply(people[0]!.id, world.addJob("Data Analyst").id);
  const connector = connect();
  const [, second] = world.stagesOf(other.jobId);
  const application = (await connector.one("applications", other.id))!;
  expect(application).toMatchObject({ stageExternalId: other.stageId, stageName: "Application Review" });
  await connector.move(application, { externalId: second!.id, name: second!.name });
  expect(world.applications.get(other.id)?.stageId).toBe(second!.id);
  await expect(
    connector.move(application, { externalId: second!.id, name: second!.name }),
  ).rejects.toMatchObject({ kind: "refused" });
  options.withoutIds = false;
});

test("distinguishes a withdrawal from a rejection, also when applications do not name the reason", async () => {
  const [withdrawn, rejected] = ["Data Analyst", "Data Engineer"].map((title) =>
    world.apply(people[0]!.id, world.addJob(title).id),
  );
  world.withdraw(withdrawn!.id);
  world.reject(rejected!.id, [...world.reasons.keys()][0]);
  const states = () =>
    Promise.all(
      [withdrawn, rejected].map(async (each) => (await connect().one("applications", each!.id))?.state),
    );
  expect(await states()).toEqual(["withdrawn", "rejected"]);
  options.withoutIds = true;
  expect(await states()).toEqual(["withdrawn", "rejected"]);
  options.scopes = allScopes.filter((scope) => scope !== "harvest:rejection_reasons:list");
  expect(await states()).toEqual(["rejected", "rejected"]);
  options.withoutIds = false;
  options.scopes = allScopes;
});

test("reads stages in their order", async () => {
  const stages = await connect().stagesOf(job.id);
  expect(Object.fromEntries(stages.map(({ name, position }) => [name, position]))).toEqual({
    "Application Review": 0,
    "Phone Screen": 1,
    "On-site": 2,
    Offer: 3,
  });
});

test("says that the acting user has to be a Site Admin when the scope is not enough", async () => {
  options.notSiteAdmin = true;
  const [jobs] = await connect().check();
  options.notSiteAdmin = false;
  expect(jobs).toMatchObject({ state: "missing", disables: expect.stringContaining("Site Admin") });
});

test("skips a candidate who is still being created, without treating them as removed", async () => {
  const late = world.addCandidate("Flo", "Reyes");
  options.pending = (id) => id === Number(late.id);
  const { records, entries } = await connect(greenhouseCredentials, 500).list("candidates", beginning);
  expect(entries.length - records.length).toBe(1);
  await expect(connect().one("candidates", late.id)).rejects.toMatchObject({ kind: "unreachable" });
  delete options.pending;
});

test("fetches a file from its current URL when the old one has expired", async () => {
  let moved = 0;
  options.filesMoved = () => moved;
  const [file] = (await connect().list("attachments", beginning)).records;
  moved = 1;
  expect(Buffer.from(await connect().file(file!, 1000)).toString()).toContain("%PDF-");
  delete options.filesMoved;
});

test.each<[string, object, [string, string][]]>([
  [
    "merge_candidate",
    { person: { id: 1, new_candidate_id: 2 } },
    [
      ["candidates", "2"],
      ["candidates", "1"],
    ],
  ],
  ["delete_candidate", { person: { id: 1 } }, [["candidates", "1"]]],
  ["candidate_anonymized", { candidate_id: 1 }, [["candidates", "1"]]],
  ["job_post_updated", { id: 9, job_id: 3 }, [["jobs", "3"]]],
  ["job_interview_stage_deleted", { job_interview_stage: { id: 4 } }, [["stage", "4"]]],
  ["ping", {}, []],
])("the webhook %s names the records to fetch", (action, payload, about) => {
  const body = JSON.stringify({ action, payload });
  const headers = new Headers({ signature: `sha256 ${hmac("secret", body)}` });
  const notices = readGreenhouseWebhook(headers, body, "secret");
  expect(notices?.map(({ resource, externalId }) => [resource, externalId])).toEqual(about);
});
