import { afterAll, beforeAll, expect, test } from "vitest";
import { ashby } from "@/lib/ats/ashby/connector";
import { readAshbyWebhook } from "@/lib/ats/ashby/webhook";
import type { Place } from "@/lib/ats/connector";
import type { Resource } from "@/lib/ats/records";
import { ashbyIds, ashbyKey, ashbySimulator, ashbyWebhook } from "../simulators/ashby/server";
import { type Served, serve } from "../simulators/ats/serve";
import { SimWorld } from "../simulators/ats/world";

const world = new SimWorld(ashbyIds);
const options: Parameters<typeof ashbySimulator>[1] = { pageCap: 2 };
let served: Served;
beforeAll(async () => {
  served = await serve(ashbySimulator(world, options));
});
afterAll(() => served.close());

const transport = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  pace: () => Promise.resolve(),
  hold: () => Promise.resolve(),
};
const connect = (apiKey = ashbyKey) => ashby(transport, { apiKey }, `${served.url}/ashby`);

const jobs = [world.addJob("Backend Engineer"), world.addJob("Data Analyst")] as const;
const people = ["Ada", "Ben", "Cleo"].map((name) => world.addCandidate(name, "Reyes"));
const applications = people.map((person, i) => world.apply(person.id, jobs[i % 2]!.id));
world.addFile(people[0]!.id, "cv.pdf", Buffer.from("%PDF-1.4 first"));
world.addFile(people[0]!.id, "letter.pdf", Buffer.from("%PDF-1.4 second"), "other");

async function all(resource: Resource, since: string | null = null) {
  const connector = connect();
  const ids: string[] = [];
  let place: Place = { since, next: null };
  for (;;) {
    const page = await connector.list(resource, place);
    ids.push(...page.records.map((record) => record.externalId));
    if (page.next === null) return { ids, watermark: page.watermark };
    place = { since, next: page.next };
  }
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

test("a failure inside HTTP 200 is a failure; the wrong key is not accepted", async () => {
  await expect(connect("wrong").check()).rejects.toMatchObject({ kind: "unauthorized" });
  options.permissions = { read: true, hiringProcess: false, write: false };
  const access = await connect().check();
  expect(access.filter((each) => each.state === "missing").map((each) => each.id)).toEqual([
    "interviewPlan.list",
    "archiveReason.list",
    "candidatesWrite",
  ]);
  delete options.permissions;
  expect((await connect().check()).every((each) => each.state === "granted")).toBe(true);
});

test("stages are told per job, files with their kind and bytes, applications with their answers", async () => {
  expect((await all("stages")).ids).toHaveLength(10);
  const files = (await connect().list("attachments", { since: null, next: null })).records;
  expect(files.map((file) => file.kind)).toEqual(["cv", "other"]);
  expect(Buffer.from(await connect().file(files[0]!, 1000)).toString()).toBe("%PDF-1.4 first");
  expect(await connect().one("applications", applications[0]!.id)).toMatchObject({
    stageName: "Application Review",
    answers: [{ question: "When can you start?", text: "In a month." }],
  });
  expect(await connect().one("applications", ashbyIds(999))).toBeNull();
});

test("rejecting is archiving with a reason; moving, noting and finding the note work", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[1]!.id))!;
  await connector.note(application, "Strong. [mark]");
  expect([
    await connector.hasNote(application, "[mark]"),
    await connector.hasNote(application, "[no]"),
  ]).toEqual([true, false]);
  await expect(connector.reject(application, null)).rejects.toMatchObject({ kind: "refused" });
  await expect(connector.reject(application, "nonsense")).rejects.toMatchObject({ kind: "refused" });
  const moveTo = `${application.jobExternalId}:${world.stagesOf(application.jobExternalId)[2]!.id}`;
  await connector.move(application, moveTo);
  expect(await connector.one("applications", application.externalId)).toMatchObject({
    stageExternalId: moveTo,
  });
  await connector.reject(application, [...world.reasons.keys()][0]!);
  expect(await connector.one("applications", application.externalId)).toMatchObject({ state: "rejected" });
});

test("takes a webhook only with its signature over the very body", () => {
  const { body, headers } = ashbyWebhook({ kind: "application", id: ashbyIds(7), gone: false }, "secret");
  expect(readAshbyWebhook(new Headers(headers), body, "secret")).toMatchObject([
    { resource: "applications", externalId: ashbyIds(7) },
  ]);
  expect(readAshbyWebhook(new Headers(headers), `${body} `, "secret")).toBeNull();
  expect(readAshbyWebhook(new Headers(headers), body, "other")).toBeNull();
});

test("waits as long as it is asked to", async () => {
  options.limit = 0;
  await expect(connect().list("jobs", { since: null, next: null })).rejects.toMatchObject({
    kind: "limited",
  });
  delete options.limit;
});
