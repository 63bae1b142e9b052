import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Allowance } from "@/lib/records/ats/http";
import type { Resource } from "@/lib/records/ats/records";
import { workable } from "@/lib/records/ats/vendors/workable/connector";
import { Candidate, Details, Job } from "@/lib/records/ats/vendors/workable/models";
import { readWorkableWebhook } from "@/lib/records/ats/vendors/workable/webhook";
import { worldOf } from "../../simulators/ats/dialects";
import { type Served, serve } from "../../simulators/ats/serve";
import { beginning, everyRecord } from "./every-page";
import { workableCredentials, workableSimulator, workableWebhook } from "../../simulators/workable/server";

const world = worldOf("workable");
const job = world.addJob("Backend Engineer");
const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map((name) => world.addCandidate(name, "Reyes").id);
for (const id of [ada!, ben!]) world.apply(id, job.id);
world.addFile(ada!, "cv.pdf", Buffer.from("%PDF-1.4 first"));
const options: NonNullable<Parameters<typeof workableSimulator>[1]> = { pageCap: 2 };

let served: Served;
beforeAll(async () => {
  served = await serve(workableSimulator(world, options));
});
afterAll(() => served.close());

const allowances: number[] = [];
const transport = {
  fetch,
  allowance: (left: Allowance | null) => void (left && allowances.push(left.resetsInMs)),
};
const connect = (overrides: Partial<typeof workableCredentials> = {}) =>
  workable(transport, { ...workableCredentials, ...overrides }, `${served.url}/workable/spi/v3`);

const all = <R extends Resource>(resource: R, since: string | null = null) =>
  everyRecord(connect(), resource, since);

test("reads a candidate as a person and an application with one id, and without a job as a person only", async () => {
  expect((await all("candidates")).map(({ externalId }) => externalId)).toEqual([ada, ben, cleo]);
  const applications = await all("applications");
  expect(applications.map((each) => [each.externalId, each.stageName, each.answers])).toEqual([
    [ada, "Application Review", null],
    [ben, "Application Review", null],
  ]);
  expect(await connect().one("applications", ada!)).toMatchObject({
    stageName: "Application Review",
    stageExternalId: `${job.id}:application-review`,
    answers: [{ question: "When can you start?", text: "In a month." }],
  });
  expect(await connect().one("applications", "1")).toBeNull();
});

test("reads the next page from the configured host, whatever host its link names", async () => {
  const urls: URL[] = [];
  const elsewhere = workable(
    {
      ...transport,
      fetch: async (url, init) => {
        urls.push(new URL(url));
        const { candidates } = (await (await fetch(url, init)).json()) as { candidates: unknown[] };
        const paging = { next: "https://elsewhere.example/spi/v3/candidates?limit=2&since_id=9" };
        return Response.json({ candidates, paging });
      },
    },
    workableCredentials,
    `${served.url}/workable/spi/v3`,
  );
  const { next } = await elsewhere.list("candidates", beginning);
  await elsewhere.list("candidates", { since: null, next });
  expect(urls.map(({ host }) => host)).toEqual(urls.map(() => new URL(served.url).host));
  expect(urls.at(-1)!.searchParams.get("since_id")).toBe("9");
});

test("identifies stages by job and slug and jobs by shortcode, and reads a job's description", async () => {
  expect((await connect().stagesOf(job.id)).map(({ externalId, name }) => [externalId, name])).toEqual([
    [`${job.id}:application-review`, "Application Review"],
    [`${job.id}:phone-screen`, "Phone Screen"],
    [`${job.id}:on-site`, "On-site"],
    [`${job.id}:offer`, "Offer"],
    [`${job.id}:hired`, "Hired"],
  ]);
  expect((await all("jobs"))[0]).toMatchObject({
    externalId: job.id,
    location: "Utrecht",
    status: "open",
    description: expect.stringContaining("- PostgreSQL & TypeScript") as string,
  });
});

test("reads job states, and answers of every kind as text", () => {
  const of = (state: string) => Job.parse({ shortcode: "A", title: "x", state }).status;
  expect(["draft", "published", "closed", "archived"].map(of)).toEqual(["on_hold", "open", "open", "closed"]);
  const answer = (value: object) => ({ question: { body: "Q" }, answer: value });
  const answers = [
    answer({ body: " Yes, in May. " }),
    answer({ checked: false }),
    answer({ number: 3 }),
    answer({ date: "2026-05-01" }),
    answer({ choices: [{ body: "Lyon" }, { body: "Nantes" }] }),
    answer({ file: { url: "https://x.example" } }),
  ];
  const { answers: read } = Candidate.parse({ id: "a", answers });
  expect(read.flat().map(({ text }) => text)).toEqual([
    "Yes, in May.",
    "No",
    "3",
    "2026-05-01",
    "Lyon, Nantes",
  ]);
  expect(() => Details.parse({ candidate: {} })).toThrow();
});

test("requests a fresh résumé URL right before each download", async () => {
  options.fileSeconds = -1;
  const [file] = await all("attachments");
  options.fileSeconds = 60;
  expect(file).toMatchObject({ kind: "cv", fileName: "cv.pdf", candidateExternalId: ada });
  expect(Buffer.from(await connect().file(file!, 1000)).toString()).toBe("%PDF-1.4 first");
});

test("moves, disqualifies with or without a reason, and writes and finds comments, all on behalf of a member", async () => {
  const connector = connect();
  const row = (await connector.one("applications", ada!))!;
  await connector.move(row, { externalId: `${job.id}:on-site`, name: "On-site" });
  expect(await connector.one("applications", ada!)).toMatchObject({ stageName: "On-site" });
  await connector.note(row, "Strong. [mark]");
  expect([
    await connector.hasNote(row, "[mark]", new Date(0)),
    await connector.hasNote(row, "[no]", new Date(0)),
  ]).toEqual([true, false]);
  await expect(connect({ memberId: "other" }).note(row, "x")).rejects.toMatchObject({ kind: "refused" });
  await connector.reject(row, null);
  await connector.reject((await connector.one("applications", ben!))!, [...world.reasons.keys()][0]!);
  expect((await all("applications")).map(({ state }) => state)).toEqual(["rejected", "rejected"]);
});

test("reads rate limits whose reset is a timestamp rather than a duration", async () => {
  options.limit = 5;
  await connect().list("jobs", beginning);
  expect(allowances.at(-1)).toBeGreaterThan(0);
  expect(allowances.at(-1)).toBeLessThanOrEqual(11_000);
  options.limit = 0;
  const failure = await connect()
    .list("jobs", beginning)
    .then(String, (error: { retryAfterMs: number }) => error);
  const { retryAfterMs } = failure as { retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(11_000);
  delete options.limit;
});

test("reports what the token may not read and a missing member, and rejects a wrong token", async () => {
  options.readable = (path) => path !== "disqualification_reasons";
  const access = await connect({ memberId: "gone" }).check();
  expect(access.filter((each) => each.state === "missing").map((each) => each.id)).toEqual([
    "/disqualification_reasons",
    "member",
  ]);
  delete options.readable;
  await expect(connect({ token: "wrong" }).check()).rejects.toMatchObject({ kind: "unauthorized" });
});

test("accepts a webhook only with a valid signature of its body, and only about candidates", () => {
  const { body, headers } = workableWebhook({ kind: "application", id: ada!, gone: false }, "token", world)!;
  const read = (raw: string, secret = "token") => readWorkableWebhook(new Headers(headers), raw, secret);
  expect(read(body)).toMatchObject([{ resource: "applications", externalId: ada }]);
  expect(read(body, "other")).toBeNull();
  expect(read(`${body} `)).toBeNull();
  const employee = body.replace("candidate_moved", "employee_created");
  const signed = new Headers({
    "x-workable-signature": createHmac("sha256", "token").update(employee).digest("hex"),
  });
  expect(readWorkableWebhook(signed, employee, "token")).toEqual([]);
});
