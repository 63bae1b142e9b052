import "../../support/database";
import { expect, test } from "vitest";
import { AtsFailure } from "@/lib/records/ats/failure";
import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { listConnections } from "@/lib/records/ats/list-connections";
import { connected, simulatedCredentials } from "../connected";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import type { Handler } from "../../simulators/ats/faults";
import { ownerDb } from "../../support/world";

// Vendors send records that their own documentation excludes: Airbyte stopped at Ashby's (airbytehq/airbyte#32814), a
// board at one null address (framer/plugins#474), a client of Huntflow at null fields (huntflow/api#529).

// eslint-disable-next-line typescript/no-explicit-any -- answers of any vendor
type Json = any;
type Change = (path: string, json: Json) => void;

/** Changes a simulator's answers. */
const altered =
  (handler: Handler, change: Change, refused: (path: string) => number | null): Handler =>
  async (request) => {
    const status = refused(new URL(request.url).pathname);
    if (status) return Response.json({}, { status });
    const answer = await handler(request);
    const text = await answer.clone().text();
    if (!/^[[{]/.test(text)) return answer;
    const json: Json = JSON.parse(text);
    change(new URL(request.url).pathname, json);
    return new Response(JSON.stringify(json), { status: answer.status, headers: answer.headers });
  };

async function company(
  provider: string,
  change: Change,
  refused: (path: string) => number | null = () => null,
) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const jobs = [world.addJob("Backend Engineer"), world.addJob("Data Analyst")];
  for (let i = 0; i < 7; i++) {
    const { id } = world.addCandidate(`Ada${i}`, "Reyes");
    world.apply(id, jobs[i % 2]!.id);
    world.addFile(id, `cv-${i}.pdf`, Buffer.from(`%PDF-1.4 nothing ${i}`));
  }
  const simulator = dialect.simulator(world);
  let current = change;
  const team = await connected(
    simulatedCredentials(provider),
    altered(simulator, (path, json) => current(path, json), refused),
  );
  return {
    ...team,
    world,
    alter: (next: Change) => void (current = next),
    counts: async () => [
      (await team.rows.jobs()).length,
      (await team.rows.candidates()).length,
      (await team.rows.applications()).length,
      (await team.rows.attachments()).length,
    ],
    connection: async () => (await listConnections(team.recruiter, {})).connections[0]!,
  };
}

/** The rows of a list, wherever the vendor puts them. */
const rowsOf = (json: Json): Json[] =>
  [json, json.data, json.results, json.candidates, json.jobs].find(Array.isArray) ?? [];

const fourth =
  (end: string, change: (row: Json) => void): Change =>
  (path, json) => {
    const row = rowsOf(json)[3];
    if (path.endsWith(end) && row) change(row);
  };
const every =
  (end: string, change: (row: Json) => void): Change =>
  (path, json) => {
    if (path.endsWith(end)) for (const row of rowsOf(json)) change(row);
  };
const nothing: Change = () => {};

test.each<[string, string, Change, counts: number[], named: number, problem: string]>([
  [
    "lever",
    "an opportunity without a contact",
    fourth("/opportunities", (row) => (row.contact = null)),
    [2, 6, 6, 6],
    1,
    "“contact” is missing.",
  ],
  [
    "lever",
    "a list of e-mails with a null",
    fourth("/opportunities", (row) => (row.emails = [null])),
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "lever",
    "phones, tags and dates in other shapes",
    fourth("/opportunities", (row) => Object.assign(row, { phones: "none", createdAt: "soon" })),
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "teamtailor",
    "a job without a title",
    (path, json) => {
      const row = rowsOf(json)[1];
      if (path.endsWith("/jobs") && row) row.attributes.title = null;
    },
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "ashby",
    "an application without a candidate",
    fourth("application.list", (row) => (row.candidate = null)),
    [2, 7, 6, 7],
    1,
    "“candidate” is missing.",
  ],
  [
    "teamtailor",
    "an application without a candidate",
    fourth("/job-applications", (row) => (row.relationships.candidate.data = null)),
    [2, 7, 6, 7],
    1,
    "“relationships.candidate.data” is missing.",
  ],
  [
    "teamtailor",
    "a candidate without attributes",
    fourth("/candidates", (row) => delete row.attributes),
    [2, 7, 7, 6],
    1,
    "“attributes” is missing.",
  ],
  [
    "ashby",
    "an application in a state nobody has documented",
    fourth("application.list", (row) => (row.status = "Paused")),
    [2, 7, 6, 7],
    1,
    "“status” is not as documented.",
  ],
  [
    "ashby",
    "a candidate whose fields are all null but the id",
    fourth("candidate.list", (row) =>
      Object.assign(row, {
        name: null,
        primaryEmailAddress: { value: null },
        updatedAt: "yesterday",
        createdAt: null,
        position: 7,
      }),
    ),
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "ashby",
    "an advert without its job",
    fourth("jobPosting.list", (row) => (row.jobId = null)),
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "workable",
    "a candidate whose job has no shortcode",
    fourth("/candidates", (row) => (row.job = { shortcode: null })),
    [2, 7, 6, 7],
    1,
    "“job.shortcode” is missing.",
  ],
  [
    "greenhouse",
    "an application without a candidate",
    fourth("/applications", (row) => (row.candidate_id = null)),
    [2, 7, 6, 7],
    1,
    "“candidate_id” is missing.",
  ],
  [
    "greenhouse",
    "a file without a type",
    fourth("/attachments", (row) => (row.type = null)),
    [2, 7, 7, 7],
    0,
    "",
  ],
  [
    "greenhouse",
    "a row that is null",
    (path, json) => void (path.endsWith("/candidates") && json.length > 3 && (json[3] = null)),
    [2, 7, 7, 7],
    1,
    "“” is missing.",
  ],
])(
  "airbytehq/airbyte#32814, framer/plugins#474, huntflow/api#529: %s: %s leaves out no other record",
  async (provider, _, change, counts, named, problem) => {
    const team = await company(provider, change);
    expect(await team.sync()).toMatchObject({ state: "done" });
    expect(await team.counts()).toEqual(counts);
    const { leftOut, lastError } = await team.connection();
    expect(lastError).toBeNull();
    expect(leftOut.count).toBe(named);
    for (const record of leftOut.records) expect(record.problem).toBe(problem);
  },
);

const withoutValues = (row: Json, keys: string[]) => {
  for (const key of keys) row[key] = null;
};

// What the vendors' own contracts allow, and what integrators report of them.
test.each<[string, string, Change, counts: number[], named: number]>([
  [
    "greenhouse",
    "a person with nothing but an id (Harvest v3: every other field may be null)",
    fourth("/candidates", (row) =>
      withoutValues(
        row,
        Object.keys(row).filter((key) => key !== "id"),
      ),
    ),
    [2, 7, 7, 7],
    0,
  ],
  [
    "greenhouse",
    "a prospect, who has no job (Harvest v3: job_id, stage_id and stage_name may be null)",
    fourth("/applications", (row) =>
      Object.assign(row, {
        prospect: true,
        job_id: null,
        job_post_id: null,
        stage_id: null,
        stage_name: null,
        prospective_job_ids: [],
      }),
    ),
    [2, 7, 6, 7],
    0,
  ],
  [
    "greenhouse",
    "an application whose answers, custom fields and dates are null",
    fourth("/applications", (row) =>
      withoutValues(row, [
        "answers",
        "custom_fields",
        "created_at",
        "last_activity_at",
        "source_id",
        "stage_name",
      ]),
    ),
    [2, 7, 7, 7],
    0,
  ],
  [
    "greenhouse",
    "a file whose address is null (Harvest v3), so that there is none to read",
    fourth("/attachments", (row) => withoutValues(row, ["url", "created_at", "application_id"])),
    [2, 7, 7, 6],
    0,
  ],
  [
    "lever",
    "an opportunity with its contact and stage expanded (NangoHQ/integration-templates#574)",
    fourth("/opportunities", (row) => {
      row.contact = { id: row.contact, name: row.name, emails: row.emails, phones: [] };
      row.stage = { id: row.stage, text: "New applicant" };
    }),
    [2, 7, 7, 7],
    0,
  ],
  [
    "lever",
    "an internal posting without categories and content",
    (path, json) => {
      const row = rowsOf(json)[1];
      if (path.endsWith("/postings") && row)
        Object.assign(row, {
          state: "internal",
          categories: null,
          content: null,
          tags: null,
          createdAt: null,
        });
    },
    [2, 7, 7, 7],
    0,
  ],
  [
    "ashby",
    "a person without any of the optional fields",
    fourth("candidate.list", (row) => {
      for (const key of Object.keys(row))
        if (!["id", "name", "applicationIds", "fileHandles"].includes(key)) delete row[key];
      row.name = "";
    }),
    [2, 7, 7, 7],
    0,
  ],
  [
    "ashby",
    "a lead, who has not applied and is in no stage",
    fourth("application.list", (row) => Object.assign(row, { status: "Lead", currentInterviewStage: null })),
    [2, 7, 6, 7],
    0,
  ],
  [
    "ashby",
    "an application without a stage and a source",
    fourth("application.list", (row) =>
      withoutValues(row, ["currentInterviewStage", "source", "archiveReason"]),
    ),
    [2, 7, 7, 7],
    0,
  ],
  [
    "teamtailor",
    "an application without a stage and dates",
    fourth("/job-applications", (row) => {
      withoutValues(row.attributes, Object.keys(row.attributes));
      delete row.relationships.stage;
    }),
    [2, 7, 7, 7],
    0,
  ],
  [
    "teamtailor",
    "a person whose attributes are all null, as after anonymizing",
    fourth("/candidates", (row) => withoutValues(row.attributes, Object.keys(row.attributes))),
    [2, 7, 7, 6],
    0,
  ],
  [
    "workable",
    "a person without a name, an address and a stage",
    fourth("/candidates", (row) =>
      withoutValues(row, [
        "name",
        "firstname",
        "lastname",
        "email",
        "phone",
        "headline",
        "stage",
        "address",
        "created_at",
      ]),
    ),
    [2, 7, 7, 7],
    0,
  ],
  [
    "workable",
    "a job without a location and a department",
    (path, json) => {
      const row = rowsOf(json)[1];
      if (path.endsWith("/jobs") && row)
        withoutValues(row, ["location", "department", "description", "created_at", "full_title", "code"]);
    },
    [2, 7, 7, 7],
    0,
  ],
])("%s: %s", async (provider, _, change, counts, named) => {
  const team = await company(provider, change);
  expect(await team.sync()).toMatchObject({ state: "done" });
  const { leftOut, lastError } = await team.connection();
  expect([await team.counts(), leftOut.records, lastError]).toEqual([counts, expect.any(Array), null]);
  expect(leftOut.count).toBe(named);
});

test.each<[string, string, (row: Json) => void]>([
  ["lever", "/opportunities", (row) => void (row.contact = null)],
  ["teamtailor", "/job-applications", (row) => void (row.relationships.job = null)],
  ["ashby", "job.list", (row) => void (row.id = null)],
  ["greenhouse", "/candidates", (row) => void (row.id = "x")],
  ["workable", "/jobs", (row) => void (row.shortcode = null)],
] as const)(
  "%s: a shape that all rows of %s share stops the sync, with the reason",
  async (provider, end, change) => {
    const team = await company(provider, every(end, change));
    await expect(team.sync()).rejects.toThrow(AtsFailure);
    expect((await team.connection()).lastError).toMatch(/^Most records of a list cannot be understood: “/);
    team.alter(nothing);
    expect(await team.sync()).toMatchObject({ state: "done" });
    expect(await team.counts()).toEqual([2, 7, 7, 7]);
  },
);

test("a record that was left out is read when it changes, and no longer named", async () => {
  const team = await company(
    "greenhouse",
    fourth("/candidates", (row) => (row.id = null)),
  );
  await team.sync();
  expect((await team.connection()).leftOut.records).toMatchObject([
    { resource: "candidates", externalId: "" },
  ]);
  team.alter(nothing);
  await team.sync(true);
  expect((await team.connection()).leftOut.count).toBe(0);
  expect(await team.counts()).toEqual([2, 7, 7, 7]);
});

test("whoever can be read again has their applications read soon, by a full sync", async () => {
  const broken: Change = (path, json) => {
    if (!/candidates/.test(path)) return;
    for (const row of [json.data].flat()) if (row.attributes["first-name"] === "Ada3") row.attributes = null;
  };
  const team = await company("teamtailor", broken);
  await team.sync();
  expect(await team.counts()).toEqual([2, 6, 6, 6]);
  expect((await team.connection()).leftOut).toMatchObject({
    count: 1,
    records: [{ resource: "candidates", problem: "“attributes” is missing." }],
  });
  const due = async () =>
    (await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: team.connectionId } })).nextFullSyncAt;
  expect(await due()).toBeNull();
  team.alter(nothing);
  team.world.rename([...team.world.candidates.keys()][3]!, "Ada4");
  await team.sync();
  expect((await team.connection()).leftOut.count).toBe(0);
  expect(await due()).not.toBeNull();
  await team.sync(true);
  expect(await team.counts()).toEqual([2, 7, 7, 7]);
});

test("a webhook about a record that cannot be understood is settled, and the record is named", async () => {
  const team = await company("teamtailor", nothing);
  await team.sync();
  const id = [...team.world.candidates.keys()][3]!;
  team.alter((path, json) => {
    if (path.endsWith(`/candidates/${id}`)) json.data.attributes = null;
  });
  const { connectionId, syncer } = team;
  const webhook = await ownerDb.atsWebhook.create({
    data: {
      organizationId: team.organization.id,
      connectionId,
      eventKey: "e",
      resource: "candidates",
      externalId: id,
    },
  });
  expect(await handleChange(syncer, { connectionId, webhookId: webhook.id })).toBe(0);
  expect((await team.connection()).leftOut.records).toMatchObject([{ externalId: id }]);
  expect(await team.counts()).toEqual([2, 7, 7, 7]);
});

// Lists that an account does not have, for example by its plan, are answered 404: workable.readme.io, errors.
test.each([
  ["lever", "/archive_reasons"],
  ["teamtailor", "/reject-reasons"],
  ["greenhouse", "/rejection_reasons"],
  ["workable", "/disqualification_reasons"],
])("%s: an account without %s is synced without reasons", async (provider, end) => {
  const team = await company(provider, nothing, (path) => (path.endsWith(end) ? 404 : null));
  expect(await team.sync()).toMatchObject({ state: "done" });
  expect(await team.counts()).toEqual([2, 7, 7, 7]);
  expect((await team.connection()).rejectionReasons).toEqual([]);
});

// developers.ashbyhq.com/docs/pagination-and-incremental-sync: the code is in `errors`, not in errorInfo.
test.each([
  ["codes", ["sync_token_expired"]],
  ["objects", [{ code: "sync_token_expired", message: "m" }]],
])("ashby: an expired token is recognized among errors that are %s", async (_, errors) => {
  let expired = false;
  const team = await company("ashby", (path, json) => {
    if (!expired || !path.endsWith("candidate.list")) return;
    expired = false;
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, { success: false, errors });
  });
  await team.sync();
  expired = true;
  expect(await team.sync()).toMatchObject({ state: "done" });
  expect((await team.connection()).lastError).toBeNull();
});
