import { afterAll, beforeAll, expect, test } from "vitest";
import { lever } from "@/lib/records/ats/vendors/lever/connector";
import { readLeverWebhook } from "@/lib/records/ats/vendors/lever/webhook";
import type { Resource } from "@/lib/records/ats/records";
import { type Served, serve } from "../../simulators/ats/serve";
import { everyRecord } from "./every-page";
import { uuids } from "../../simulators/ats/uuids";
import { SimWorld } from "../../simulators/ats/world";
import { leverKey, leverSimulator, leverWebhook } from "../../simulators/lever/server";

const world = new SimWorld(uuids);
const jobs = ["Backend Engineer", "Data Analyst"].map((title) => world.addJob(title));
const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map((name) => world.addCandidate(name, "Reyes").id);
const first = world.apply(ada!, jobs[0]!.id);
const second = world.apply(ada!, jobs[1]!.id);
const third = world.apply(ben!, jobs[0]!.id);
world.addFile(ada!, "cv.pdf", Buffer.from("%PDF-1.4 first"));
world.addFile(ada!, "letter.pdf", Buffer.from("%PDF-1.4 second"), "other");
const options: NonNullable<Parameters<typeof leverSimulator>[1]> = { pageCap: 2 };

let served: Served;
beforeAll(async () => {
  served = await serve(leverSimulator(world, options));
});
afterAll(() => served.close());

const transport = { fetch };
const connect = (apiKey = leverKey) => lever(transport, { apiKey }, `${served.url}/lever/v1`);

const all = <R extends Resource>(resource: R, since: string | null = null) =>
  everyRecord(connect(), resource, since);

test("reads contacts as candidates, and opportunities as applications unless they lack a posting", async () => {
  const people = await all("candidates");
  expect(new Set(people.map(({ externalId }) => externalId))).toEqual(new Set([ada, ben, cleo]));
  const applications = await all("applications");
  expect(applications.map((each) => [each.externalId, each.candidateExternalId]).sort()).toEqual([
    [first.id, ada],
    [second.id, ada],
    [third.id, ben],
  ]);
  expect(applications[0]).toMatchObject({
    answers: [{ question: "When can you start?", text: "In a month." }],
    state: "active",
  });
  expect(await connect().one("candidates", ada!)).toMatchObject({ fullName: "Ada Reyes" });
  expect(await connect().one("applications", uuids(999))).toBeNull();
});

test("lists the company's stages in order over pages, and leaves out reasons that mean hired", async () => {
  const stages = await all("stages");
  expect(stages.map(({ name, position, jobExternalId }) => [name, position, jobExternalId])).toEqual([
    ["Application Review", 0, null],
    ["Phone Screen", 1, null],
    ["On-site", 2, null],
    ["Offer", 3, null],
  ]);
  const reasons = (await all("rejection_reasons")).map(({ name }) => name);
  expect(reasons.toSorted()).toEqual([...world.reasons.values()].map(({ name }) => name).toSorted());
  expect(reasons).not.toContain("Hired");
});

test("lists candidates by time of change, and a posting's description as plain text", async () => {
  world.candidates.get(ada!)!.updatedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
  for (const application of [first, second, third])
    application.updatedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
  world.rename(ben!, "Benno");
  world.candidates.get(cleo!)!.updatedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const changed = await all("candidates", new Date().toISOString());
  expect(changed.map(({ fullName }) => fullName)).toEqual(["Benno Reyes"]);
  expect((await all("jobs"))[0]!.description).toContain("- PostgreSQL & TypeScript");
});

test("reads an archived opportunity as hired or rejected, depending on its reason", async () => {
  world.hire(second.id);
  const connector = connect();
  await connector.reject((await connector.one("applications", third.id))!, [...world.reasons.keys()][0]!);
  const states = new Map((await all("applications")).map((each) => [each.externalId, each.state]));
  expect([states.get(second.id), states.get(third.id)]).toEqual(["hired", "rejected"]);
});

test("lists files by kind, and fetches them with the key", async () => {
  const files = await all("attachments");
  expect(
    files.map(({ kind, fileName, candidateExternalId }) => [kind, fileName, candidateExternalId]),
  ).toEqual([
    ["cv", "cv.pdf", ada],
    ["other", "letter.pdf", ada],
  ]);
  expect(Buffer.from(await connect().file(files[0]!, 1000)).toString()).toBe("%PDF-1.4 first");
  await expect(connect("wrong").file(files[0]!, 1000)).rejects.toMatchObject({ kind: "refused" });
});

test("moves, writes and finds notes, refuses a rejection without a reason, and reports an expired cursor", async () => {
  const connector = connect();
  const application = (await connector.one("applications", first.id))!;
  await connector.move(application, { externalId: "on-site", name: "On-site" });
  expect(await connector.one("applications", first.id)).toMatchObject({ stageExternalId: "on-site" });
  await connector.note(application, "Strong. [mark]");
  const longAgo = new Date(0);
  expect([
    await connector.hasNote(application, "[mark]", longAgo),
    await connector.hasNote(application, "[no]", longAgo),
  ]).toEqual([true, false]);
  await expect(connector.reject(application, null)).rejects.toMatchObject({ kind: "refused" });
  await expect(connector.list("jobs", { since: null, next: "gone" })).rejects.toMatchObject({
    kind: "expired",
  });
});

test("reports what the key may not read, and rejects a wrong key", async () => {
  options.readable = (path) => path !== "archive_reasons";
  const access = await connect().check();
  expect(access.filter((each) => each.state === "missing").map((each) => each.id)).toEqual([
    "/archive_reasons",
  ]);
  delete options.readable;
  await expect(connect("wrong").check()).rejects.toMatchObject({ kind: "unauthorized" });
});

test("accepts a webhook signed with one of its tokens in the last day, keyed by its token and time", () => {
  const change = { kind: "application", id: first.id, gone: false } as const;
  const { body } = leverWebhook(change, "second", world)!;
  const read = (raw: string, secret = "first second") => readLeverWebhook(new Headers(), raw, secret);
  const [notice, ...others] = read(body)!;
  expect([notice, others]).toEqual([
    { resource: "applications", externalId: first.id, eventKey: expect.any(String) as string },
    [],
  ]);
  // A change in the unsigned part is still the same event.
  expect(read(body.replace(first.id, second.id))![0]!.eventKey).toBe(notice!.eventKey);
  expect(read(body, "first")).toBeNull();
  expect(read(body.replace(/"triggeredAt":\d/, '"triggeredAt":2'))).toBeNull();
  const old = leverWebhook(change, "second", world, Date.now() - 25 * 3_600_000)!;
  expect(read(old.body)).toBeNull();
});
