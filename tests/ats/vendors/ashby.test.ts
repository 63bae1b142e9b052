import { afterAll, beforeAll, expect, test } from "vitest";
import { ashby } from "@/lib/records/ats/vendors/ashby/connector";
import { Candidate } from "@/lib/records/ats/vendors/ashby/models";
import { readAshbyWebhook } from "@/lib/records/ats/vendors/ashby/webhook";
import { hmac } from "@/lib/records/ats/webhook-call";
import type { Resource } from "@/lib/records/ats/records";
import {
  ashbyIds,
  ashbyKey,
  ashbyPermissions,
  ashbySimulator,
  ashbyWebhook,
} from "../../simulators/ashby/server";
import { type Served, serve } from "../../simulators/ats/serve";
import { beginning, everyPage } from "./every-page";
import { SimWorld } from "../../simulators/ats/world";

const longAgo = new Date(0);
const world = new SimWorld(ashbyIds);
const options: Parameters<typeof ashbySimulator>[1] = { pageCap: 2 };
let served: Served;
beforeAll(async () => {
  served = await serve(ashbySimulator(world, options));
});
afterAll(() => served.close());

const transport = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
};
const connect = (apiKey = ashbyKey) => ashby(transport, { apiKey }, `${served.url}/ashby`);

const jobs = [world.addJob("Backend Engineer"), world.addJob("Data Analyst")] as const;
const people = ["Ada", "Ben", "Cleo"].map((name) => world.addCandidate(name, "Reyes"));
const applications = people.map((person, i) => world.apply(person.id, jobs[i % 2]!.id));
world.addFile(people[0]!.id, "cv.pdf", Buffer.from("%PDF-1.4 first"));
world.addFile(people[0]!.id, "letter.pdf", Buffer.from("%PDF-1.4 second"), "other");

async function all(resource: Resource, since: string | null = null) {
  const pages = await everyPage(connect(), resource, since);
  const ids = pages.flatMap(({ records }) => records.map((record) => record.externalId));
  return { ids, watermark: pages.at(-1)?.watermark ?? null };
}

test("lists by cursor, ends with a sync token, and lists only what changed with it", async () => {
  const { ids, watermark } = await all("candidates");
  expect(ids).toEqual(people.map((person) => person.id));
  expect((await all("candidates", watermark)).ids).toEqual([]);
  world.rename(people[1]!.id, "Bea");
  expect((await all("candidates", watermark)).ids).toEqual([people[1]!.id]);
  options.tokensExpiredBefore = Date.now() + 3_600_000;
  await expect(connect().list("candidates", { since: watermark, next: null })).rejects.toMatchObject({
    kind: "expired",
  });
  delete options.tokensExpiredBefore;
  await expect(connect().list("candidates", { since: null, next: "eA" })).rejects.toMatchObject({
    kind: "expired",
  });
});

test("reports a failure inside HTTP 200 as a missing permission, and rejects a wrong key", async () => {
  await expect(connect("wrong").check()).rejects.toMatchObject({ kind: "unauthorized" });
  options.permissions = ["jobsRead", "candidatesRead", "apiKeysRead"];
  const access = await connect().check();
  expect(access.filter((each) => each.state === "missing").map((each) => each.id)).toEqual([
    "interviewsRead",
    "hiringProcessMetadataRead",
    "candidatesWrite",
  ]);
  delete options.permissions;
  expect((await connect().check()).every((each) => each.state === "granted")).toBe(true);
});

test("reads stages per job, files with kind and bytes, and applications with answers", async () => {
  // Two jobs, each with two plans of four stages and an archive.
  expect((await all("stages")).ids).toHaveLength(20);
  expect(await connect().stagesOf(jobs[0].id)).toHaveLength(10);
  const files = (await connect().list("attachments", beginning)).records;
  expect(files.map((file) => file.kind)).toEqual(["cv", "other"]);
  expect(Buffer.from(await connect().file(files[0]!, 1000)).toString()).toBe("%PDF-1.4 first");
  expect(await connect().one("applications", applications[0]!.id)).toMatchObject({
    stageName: "Application Review",
    answers: [{ question: "When can you start?", text: "In a month." }],
  });
  expect(await connect().one("applications", ashbyIds(999))).toBeNull();
});

test("rejects by archiving with a reason, moves, and writes and finds notes", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[1]!.id))!;
  await connector.note(application, "Strong. [mark]");
  expect([
    await connector.hasNote(application, "[mark]", longAgo),
    await connector.hasNote(application, "[no]", longAgo),
  ]).toEqual([true, false]);
  await expect(connector.reject(application, null)).rejects.toMatchObject({ kind: "refused" });
  await expect(connector.reject(application, ashbyIds(999_998))).rejects.toMatchObject({ kind: "refused" });
  const { id, name } = world.stagesOf(application.jobExternalId)[2]!;
  const moveTo = `${application.jobExternalId}:${id}`;
  await connector.move(application, { externalId: moveTo, name });
  expect(await connector.one("applications", application.externalId)).toMatchObject({
    stageExternalId: moveTo,
  });
  await connector.reject(application, [...world.reasons.keys()][0]!);
  expect(await connector.one("applications", application.externalId)).toMatchObject({ state: "rejected" });
});

test("accepts a webhook only with a valid signature of its exact body", () => {
  const change = { kind: "application", id: applications[0]!.id, gone: false } as const;
  const { body, headers } = ashbyWebhook(change, "secret", world);
  expect(readAshbyWebhook(new Headers(headers), body, "secret")).toMatchObject([
    { resource: "applications", externalId: applications[0]!.id },
  ]);
  expect(readAshbyWebhook(new Headers(headers), `${body} `, "secret")).toBeNull();
  expect(readAshbyWebhook(new Headers(headers), body, "other")).toBeNull();
});

test("reports a rate limit", async () => {
  options.limit = 0;
  await expect(connect().list("jobs", beginning)).rejects.toMatchObject({
    kind: "limited",
  });
  delete options.limit;
});

test.each(["sync_token_invalid", "cursor_invalid", "invalid_next_cursor"])(
  "reads %s as an expired cursor",
  async (code) => {
    const accepts: (string | null)[] = [];
    const refusing = {
      ...transport,
      fetch(_url: string, { headers }: RequestInit) {
        accepts.push(new Headers(headers).get("accept"));
        return Promise.resolve(Response.json({ success: false, errorInfo: { code } }));
      },
    };
    const place = { since: null, next: "somewhere" };
    await expect(
      ashby(refusing, { apiKey: ashbyKey }, "https://ashby.invalid").list("candidates", place),
    ).rejects.toMatchObject({ kind: "expired" });
    expect(accepts).toEqual(["application/json; version=1"]);
  },
);

test("reads a job's description from its posting, since a job has none", async () => {
  const { records } = await connect().list("jobs", beginning);
  expect(records[0]).toMatchObject({
    department: "Engineering",
    location: "Utrecht",
    description: expect.stringContaining("We look for a Backend Engineer."),
  });
  expect(await connect().one("jobs", jobs[1].id)).toMatchObject({ department: "Engineering" });
});

test("leaves answers null in a list of applications, which only has them one by one", async () => {
  const { records } = await connect().list("applications", beginning);
  expect(records[0]).toMatchObject({ answers: null });
});

test("rejects and moves within an application's own interview plan, not its job's default", async () => {
  const other = world.apply(people[2]!.id, jobs[1].id);
  options.onSecondPlan = (id) => id === other.id;
  const connector = connect();
  const application = (await connector.one("applications", other.id))!;
  const { id, name } = world.stagesOf(jobs[1].id)[1]!;
  await connector.move(application, { externalId: `${jobs[1].id}:${id}`, name });
  expect(world.applications.get(other.id)?.stageId).toBe(id);
  await expect(
    connector.move(application, { externalId: `${jobs[1].id}:${ashbyIds(1)}`, name: "Trial day" }),
  ).rejects.toMatchObject({ kind: "refused" });
  await connector.reject(application, [...world.reasons.keys()][0]!);
  expect(world.applications.get(other.id)?.state).toBe("rejected");
  delete options.onSecondPlan;
});

test("reads a 403 as a wrong key unless its code names a missing permission", async () => {
  options.permissions = ashbyPermissions.filter((name) => name !== "candidatesWrite");
  const application = (await connect().one("applications", applications[0]!.id))!;
  await expect(connect().note(application, "x")).rejects.toMatchObject({ kind: "forbidden" });
  delete options.permissions;
  await expect(connect("wrong").list("jobs", beginning)).rejects.toMatchObject({
    kind: "unauthorized",
  });
});

test.each<[string, object, object[]]>([
  [
    "candidateMerge",
    { deletedCandidate: { id: ashbyIds(2) }, mergedCandidate: { id: ashbyIds(3) } },
    [
      { resource: "candidates", externalId: ashbyIds(3) },
      { resource: "candidates", externalId: ashbyIds(2) },
    ],
  ],
  [
    "candidateDelete",
    { candidate: { id: ashbyIds(2) } },
    [{ resource: "candidates", externalId: ashbyIds(2) }],
  ],
  [
    "jobPostingUnpublish",
    { jobPosting: { jobId: ashbyIds(4) } },
    [{ resource: "jobs", externalId: ashbyIds(4) }],
  ],
  ["interviewPlanTransition", { jobId: ashbyIds(4) }, [{ resource: "stages", externalId: ashbyIds(4) }]],
  ["ping", { webhookActionType: "ping" }, []],
])("the webhook %s names the records to fetch", (action, data, about) => {
  const body = JSON.stringify({ action, data });
  const headers = new Headers({ "ashby-signature": `sha256=${hmac("secret", body)}` });
  const notices = readAshbyWebhook(headers, body, "secret");
  expect(notices).toMatchObject(about);
  expect(new Set(notices?.map(({ eventKey }) => eventKey)).size).toBe(about.length);
});

test("reads custom fields as Ashby words them, without private ones and shapes that are not published", async () => {
  world.candidates.get(people[0]!.id)!.fields = [
    ["Notice period", "3 months"],
    ["Visa", true],
    ["Teams", ["Search", "Data"]],
    ["Pay", { value: 1, currencyCode: "EUR" }],
  ];
  const [{ records } = { records: [] }] = await everyPage(connect(), "candidates", null);
  expect(records[0]).toMatchObject({
    fields: [
      { name: "Notice period", value: "3 months" },
      { name: "Visa", value: "true" },
      { name: "Teams", value: "Search, Data" },
    ],
  });
  const row = { id: "1", customFields: [{ title: "Salary talk", isPrivate: true, value: "secret" }] };
  expect(Candidate.parse(row).fields).toEqual([]);
});
