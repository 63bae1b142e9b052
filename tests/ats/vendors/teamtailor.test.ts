import { afterAll, beforeAll, expect, test } from "vitest";
import type { AtsApplication, Resource } from "@/lib/records/ats/records";
import { teamtailor } from "@/lib/records/ats/vendors/teamtailor/connector";
import { answersIn, nameStages } from "@/lib/records/ats/vendors/teamtailor/included";
import { readTeamtailorWebhook } from "@/lib/records/ats/vendors/teamtailor/webhook";
import { type Served, serve } from "../../simulators/ats/serve";
import { beginning, everyPage } from "./every-page";
import { SimWorld } from "../../simulators/ats/world";
import {
  teamtailorKey,
  teamtailorSimulator,
  teamtailorUser,
  teamtailorWebhook,
} from "../../simulators/teamtailor/server";

const hour = 3_600_000;
const longAgo = new Date(0);
const world = new SimWorld(undefined, Date.now());
const options: Parameters<typeof teamtailorSimulator>[1] = { pageCap: 2 };
let served: Served;
beforeAll(async () => {
  served = await serve(teamtailorSimulator(world, options));
});
afterAll(() => served.close());

const transport = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
};
const connect = (apiKey = teamtailorKey) =>
  teamtailor(transport, { apiKey, userId: teamtailorUser }, `${served.url}/teamtailor/v1`);

const job = world.addJob("Backend Engineer");
const people = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map((name) => world.addCandidate(name, "Reyes"));
const applications = people.map((person) => world.apply(person.id, job.id));
world.addFile(people[0]!.id, "cv.pdf", Buffer.from("%PDF-1.4 first"));

async function all(resource: Resource, since: string | null = null) {
  // Each page is read with a new connector, as a sync may do.
  const pages = await everyPage({ list: (which, place) => connect().list(which, place) }, resource, since);
  return {
    pages: pages.map(({ records }) => records.map((record) => record.externalId)),
    total: pages.at(-1)?.total,
  };
}

test("reads every page and the total count", async () => {
  const { pages, total } = await all("candidates");
  expect(pages.map((page) => page.length)).toEqual([2, 3]);
  expect(pages.flat()).toEqual(people.map((person) => person.id));
  expect(total).toBe(5);
});

test("lists changed candidates by filter, and jobs by their latest change", async () => {
  const old = new Date(Date.now() - 5 * hour).toISOString();
  const lately = new Date(Date.now() - hour).toISOString();
  for (const person of people.slice(1)) person.updatedAt = old;
  world.rename(people[3]!.id, "Dana");
  expect((await all("candidates", lately)).pages.flat()).toEqual([people[0]!.id, people[3]!.id]);
  const closed = ["Cook", "Nurse", "Clerk"].map((title) => world.addJob(title));
  for (const one of closed) one.updatedAt = old;
  const { pages } = await all("jobs", lately);
  expect(pages.flat()).toContain(job.id);
  expect(pages).toHaveLength(1);
});

test("reads hired from the stage, names stages, and downloads the résumé", async () => {
  world.hire(applications[4]!.id);
  const { records } = await connect().list("applications", { since: null, next: "3" });
  expect(records).toMatchObject([{ state: "hired", stageName: "Hired" }]);
  expect(await connect().one("applications", applications[0]!.id)).toMatchObject({
    stageName: "Application Review",
  });
  expect(await connect().one("candidates", "1")).toBeNull();
  const [file] = (await connect().list("attachments", beginning)).records;
  expect(file).toMatchObject({ kind: "cv", fileName: "cv.pdf" });
  expect(Buffer.from(await connect().file(file!, 1000)).toString()).toBe("%PDF-1.4 first");
});

test.each([{ "stage-type": "Hired" }, { "legacy-stage-type-name": "hired" }])(
  "recognizes a stage that means hired by %s",
  (type) => {
    const application = { stageExternalId: "7", state: "active" } as AtsApplication;
    nameStages([application], [{ type: "stages", id: "7", attributes: { name: "Contract", ...type } }]);
    expect(application).toMatchObject({ state: "hired", stageName: "Contract" });
  },
);

test("reads answers from the candidate of one application, and leaves them null in a list", async () => {
  const { records } = await connect().list("applications", beginning);
  expect(records[0]).toMatchObject({ stageName: "Application Review", answers: null });
  expect(await connect().one("applications", applications[0]!.id)).toMatchObject({
    answers: [{ question: "When can you start?", text: "In a month." }],
  });
});

test("reads answers to every kind of question as text", () => {
  const question = (id: string, alternatives: object[] = []) => ({
    id,
    type: "questions",
    attributes: { title: `Question ${id}`, alternatives },
  });
  const answer = (id: string, attributes: object) => ({
    id: `a${id}`,
    type: "answers",
    attributes,
    relationships: { question: { data: { type: "questions", id } } },
  });
  const kinds = [
    { id: 7, title: "Lyon" },
    { id: 8, title: "Nantes" },
  ];
  expect(
    answersIn([
      ...["1", "2", "3", "4"].map((id) => question(id, kinds)),
      answer("1", { boolean: false }),
      answer("2", { choices: [8, 7] }),
      answer("3", { range: 4 }),
      answer("4", { "video-token": "v" }),
    ]),
  ).toEqual([
    { question: "Question 1", text: "No" },
    { question: "Question 2", text: "Nantes, Lyon" },
    { question: "Question 3", text: "4" },
  ]);
});

test("requests a file's URL again right before each download, since it is valid for seconds", async () => {
  options.fileSeconds = -1;
  const [file] = (await connect().list("attachments", beginning)).records;
  delete options.fileSeconds;
  world.addFile(people[0]!.id, "letter.pdf", Buffer.from("%PDF-1.4 second"), "other");
  const files = (await connect().list("attachments", beginning)).records;
  expect(files[0]!.externalId).toBe(file!.externalId);
  options.fileSeconds = 30;
  expect(Buffer.from(await connect().file(file!, 1000)).toString()).toBe("%PDF-1.4 first");
  expect(Buffer.from(await connect().file(files[1]!, 1000)).toString()).toBe("%PDF-1.4 second");
  expect(files.slice(0, 2).map(({ kind, fileName }) => [kind, fileName])).toEqual([
    ["cv", "cv.pdf"],
    ["other", "letter.pdf"],
  ]);
});

test("refuses a note without an author, and searches notes only back to the attempt", async () => {
  const connector = teamtailor(transport, { apiKey: teamtailorKey }, `${served.url}/teamtailor/v1`);
  const application = (await connector.one("applications", applications[0]!.id))!;
  await expect(connector.note(application, "x")).rejects.toMatchObject({ kind: "refused" });
  expect((await connector.check()).find(({ id }) => id === "author")).toMatchObject({ state: "missing" });
  for (let i = 0; i < 40; i++) world.addNote(people[0]!.id, `note ${i}`);
  for (const note of world.notes) note.createdAt = new Date(Date.now() - 5 * hour).toISOString();
  const read: string[] = [];
  const counting = teamtailor(
    { ...transport, fetch: (url, init) => (read.push(url), fetch(url, init)) },
    { apiKey: teamtailorKey },
    `${served.url}/teamtailor/v1`,
  );
  expect(await counting.hasNote(application, "[no]", new Date())).toBe(false);
  expect(read).toHaveLength(1);
});

test("reports what the key may not read, and rejects a wrong key", async () => {
  options.readable = (path) => path !== "reject-reasons";
  const access = await connect().check();
  expect(access.filter((each) => each.state === "missing").map((each) => each.id)).toEqual([
    "/reject-reasons",
  ]);
  delete options.readable;
  await expect(connect("wrong").check()).rejects.toMatchObject({ kind: "unauthorized" });
});

test("reports a rate limit with the time to wait", async () => {
  options.limit = 0;
  const failure = await connect()
    .list("jobs", beginning)
    .then(String, (error: { retryAfterMs: number }) => error);
  expect(failure).toMatchObject({ kind: "limited" });
  const { retryAfterMs } = failure as { retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(10_000);
  delete options.limit;
});

test("rejects silently with a reason, moves, writes notes and finds them", async () => {
  const connector = connect();
  const application = (await connector.one("applications", applications[1]!.id))!;
  const { id, name } = world.stagesOf(job.id)[2]!;
  await connector.move(application, { externalId: id, name });
  expect(await connector.one("applications", application.externalId)).toMatchObject({ stageName: "On-site" });
  await connector.note(application, "Strong. [mark]");
  expect([
    await connector.hasNote(application, "[mark]", longAgo),
    await connector.hasNote(application, "[no]", longAgo),
  ]).toEqual([true, false]);
  await expect(connector.reject(application, "1")).rejects.toMatchObject({ kind: "refused" });
  await connector.reject(application, [...world.reasons.keys()][2]!);
  expect(await connector.one("applications", application.externalId)).toMatchObject({ state: "rejected" });
});

test("accepts a webhook only with a recent signature of its exact body and time", () => {
  const change = { kind: "application", id: "42", gone: true } as const;
  const { body, headers } = teamtailorWebhook(change, "secret");
  expect(readTeamtailorWebhook(new Headers(headers), body, "secret")).toMatchObject([
    { resource: "applications", externalId: "42" },
  ]);
  expect(readTeamtailorWebhook(new Headers(headers), body.replace('"42"', '"43"'), "secret")).toBeNull();
  expect(readTeamtailorWebhook(new Headers(headers), body, "other")).toBeNull();
  expect(readTeamtailorWebhook(new Headers(), body, "secret")).toBeNull();
  const now = Math.floor(Date.now() / 1000);
  for (const [seconds, taken] of [
    [now - 290, true],
    [now - 310, false],
    [now + 310, false],
  ] as const) {
    const call = teamtailorWebhook(change, "secret", seconds);
    expect(readTeamtailorWebhook(new Headers(call.headers), call.body, "secret") !== null).toBe(taken);
  }
  const tt = "tt-signature";
  const later = Buffer.from(headers[tt], "base64")
    .toString()
    .replace(/t=\d+/, `t=${now + 1}`);
  const resigned = new Headers({ [tt]: Buffer.from(later).toString("base64") });
  expect(readTeamtailorWebhook(resigned, body, "secret")).toBeNull();
});
