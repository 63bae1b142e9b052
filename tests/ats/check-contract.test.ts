import { expect, test } from "vitest";
import { checkContract } from "../simulators/contracts/check-contract";
import { vendors } from "@/lib/records/ats/vendors";
import { dialects, worldOf } from "../simulators/ats/dialects";

/** Checks a simulated account whose responses at URLs matching `at` are altered by `plant`. */
async function runCheck(provider: string, at = /$^/, plant: (body: never) => unknown = (body) => body) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const job = world.addJob("Backend Engineer");
  const person = world.addCandidate("Ada", "Reyes");
  world.apply(person.id, job.id);
  world.addFile(person.id, "cv.pdf", Buffer.from("%PDF-1.4"));
  const handler = dialect.simulator(world);
  return checkContract({
    provider,
    credentials: vendors[provider]!.simulated,
    address: `http://${provider}.invalid/${provider}`,
    async fetch(url, init) {
      const answer = await handler(new Request(url, init));
      if (!at.test(url)) return answer;
      const body = plant((await answer.json()) as never);
      return Response.json(body, { status: answer.status, headers: answer.headers });
    },
  });
}

test.each(Object.keys(dialects))(
  "finds no differences in an account of %s that keeps to the contract",
  async (provider) => {
    const { calls, differences, stopped } = await runCheck(provider);
    expect({ differences, stopped }).toEqual({ differences: [], stopped: [] });
    expect(calls).toBeGreaterThan(10);
  },
);

type Rows = Record<string, unknown>[];
type Listed = { results: Rows };
type Documents = { data: { attributes: Record<string, unknown> }[] };
const first = <T>(rows: T[]) => rows[0]!;

test.each<[string, string, RegExp, (body: never) => unknown, string]>([
  [
    "a new field",
    "greenhouse",
    /\/v3\/jobs\?/,
    (rows: Rows) => [{ ...first(rows), team: "A" }],
    "team: not in the contract",
  ],
  [
    "a missing field",
    "greenhouse",
    /\/v3\/job_interview_stages/,
    (rows: Rows) => rows.map(({ sort_order: _, ...row }) => row),
    "sort_order: missing",
  ],
  [
    "an unknown status",
    "greenhouse",
    /\/v3\/applications\?/,
    (rows: Rows) => [{ ...first(rows), status: "Ada Reyes" }],
    "status: a value is not one of",
  ],
  [
    "a number sent as a string",
    "greenhouse",
    /\/v3\/candidates\?/,
    (rows: Rows) => [{ ...first(rows), id: String(first(rows).id) }],
    "id: is string",
  ],
  [
    "a missing nested field",
    "greenhouse",
    /\/v3\/candidates\?/,
    (rows: Rows) => [{ ...first(rows), email_addresses: [{ value: "ada@candidate.example" }] }],
    "email_addresses[].type: missing",
  ],
  [
    "a timestamp in another format",
    "ashby",
    /application\.list/,
    ({ results, ...rest }: Listed) => ({
      ...rest,
      results: [{ ...first(results), updatedAt: "01/02/2026" }],
    }),
    "updatedAt: a value is no date-time",
  ],
  [
    "a list in another envelope",
    "ashby",
    /candidate\.list/,
    ({ results }: Listed) => ({ success: true, data: results }),
    "data: not in the contract",
  ],
  [
    "a description moved to the job",
    "ashby",
    /job\.list/,
    ({ results, ...rest }: Listed) => ({ ...rest, results: [{ ...first(results), descriptionHtml: "<p>" }] }),
    "descriptionHtml: not in the contract",
  ],
  [
    "an attribute with another type",
    "teamtailor",
    /\/v1\/stages/,
    ({ data, ...rest }: Documents) => ({
      ...rest,
      data: data.map((row) => ({ ...row, attributes: { ...row.attributes, "row-order": "1" } })),
    }),
    "row-order: is string",
  ],
  [
    "a missing attribute",
    "teamtailor",
    /\/v1\/candidates\?/,
    ({ data, ...rest }: Documents) => ({
      ...rest,
      data: data.map(({ attributes: { "updated-at": _, ...attributes }, ...row }) => ({
        ...row,
        attributes,
      })),
    }),
    "updated-at: missing",
  ],
  [
    "a timestamp sent as text",
    "lever",
    /\/v1\/opportunities\?/,
    ({ data }: { data: Rows }) => ({ data: data.map((row) => ({ ...row, updatedAt: "01/02/2026" })) }),
    "updatedAt: is string",
  ],
  [
    "an unknown job state",
    "workable",
    /\/spi\/v3\/jobs\?/,
    ({ jobs }: { jobs: Rows }) => ({ jobs: jobs.map((row) => ({ ...row, state: "Ada Reyes" })) }),
    "state: a value is not one of",
  ],
])("reports %s from %s without quoting any value", async (_, provider, at, plant, expected) => {
  const { differences } = await runCheck(provider, at, plant);
  const report = differences.map(({ operation, difference }) => `${operation} ${difference}`).join("\n");
  expect(report).toContain(expected);
  expect(report).not.toMatch(/Ada|Reyes|candidate\.example|01\/02\/2026/);
});

test("the check makes no call that changes anything", async () => {
  const methods: string[] = [];
  for (const [provider, dialect] of Object.entries(dialects)) {
    const world = worldOf(dialect);
    const handler = dialect.simulator(world);
    const credentials = vendors[provider]!.simulated;
    await checkContract({
      provider,
      credentials,
      address: `http://${provider}.invalid/${provider}`,
      fetch: async (url, init) => {
        methods.push(`${init.method ?? "GET"} ${new URL(url).pathname}`);
        return handler(new Request(url, init));
      },
    });
    expect(world.writes).toEqual([]);
  }
  expect(
    methods.filter(
      (call) =>
        /PATCH|PUT|DELETE|changeStage|createNote|reject|move|disqualify|comments/.test(call) &&
        !/reasons/.test(call),
    ),
  ).toEqual([]);
});
