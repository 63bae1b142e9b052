import { connected, simulatedCredentials } from "../connected";
import { expect, test } from "vitest";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { recordSyncFailure } from "@/lib/records/ats/sync/readings/finish-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { type Fault, withFaults } from "../../simulators/ats/faults";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { SimWorld } from "../../simulators/ats/world";
import { allScopes, greenhouseKeys, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { ownerDb } from "../../support/world";

function company(people = 7) {
  const world = new SimWorld();
  const jobs = [world.addJob("Backend Engineer"), world.addJob("Data Analyst")] as const;
  const candidates = Array.from({ length: people }, (_, i) => world.addCandidate(`Ada${i}`, "Reyes"));
  const applications = candidates.map((person, i) => world.apply(person.id, jobs[i % 2]!.id));
  candidates.forEach((person, i) =>
    world.addFile(person.id, `cv-${i}.pdf`, Buffer.from(`%PDF-1.4 nothing ${i}`)),
  );
  return { world, jobs, candidates, applications };
}

/** Marks a sync as failing, as happens after its last retry. */
const failMany = ({ syncer, connectionId }: Awaited<ReturnType<typeof connected>>) =>
  recordSyncFailure(syncer, { connectionId, reason: "Down.", status: "failing" });

test("an initial sync imports jobs, candidates, applications with answers and stages, and files", async () => {
  const { world, jobs, candidates, applications } = company();
  world.moveTo(applications[0]!.id, world.stagesOf(jobs[0].id)[2]!.id);
  world.reject(applications[1]!.id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world, { pageCap: 3 }));
  expect(await team.sync()).toMatchObject({ state: "done" });
  expect(await team.rows.jobs()).toMatchObject(
    jobs.map((job) => ({ externalId: job.id, title: job.title, status: "open" })),
  );
  expect((await team.rows.candidates()).map((row) => row.email)).toEqual(candidates.map((row) => row.email));
  const imported = await team.rows.applications();
  expect(imported.map((row) => row.externalId)).toEqual(applications.map((row) => row.id));
  expect(imported[0]).toMatchObject({ stage: "On-site", disposition: "active", scoreStatus: "not_scored" });
  expect(imported[0]!.answers).toMatchObject([{ question: "When can you start?", text: "In a month." }]);
  expect(imported[1]).toMatchObject({ disposition: "rejected" });
  expect(imported.map((row) => row.number).sort()).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await team.rows.attachments()).toMatchObject(
    candidates.map((_, i) => ({ fileName: `cv-${i}.pdf`, kind: "cv" })),
  );
  const events = await ownerDb.outboxEvent.findMany({
    where: { organizationId: team.organization.id, name: "attachment.received" },
  });
  expect(events).toHaveLength(7);
  const connection = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: team.connectionId } });
  expect(connection.lastSyncedAt).not.toBeNull();
});

test("a job closed and reopened in the ATS is closed and reopened here, and takes new applications", async () => {
  const { world, jobs } = company(2);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const statusOf = async () =>
    (await team.rows.jobs()).find(({ externalId }) => externalId === jobs[0].id)?.status;
  world.setJobStatus(jobs[0].id, "closed");
  await team.sync();
  expect(await statusOf()).toBe("closed");
  world.setJobStatus(jobs[0].id, "open");
  const late = world.apply(world.addCandidate("Late", "Comer").id, jobs[0].id);
  await team.sync();
  expect(await statusOf()).toBe("open");
  expect((await team.rows.applications()).map(({ externalId }) => externalId)).toContain(late.id);
});

test("an incremental sync imports changes and duplicates nothing", async () => {
  const { world, jobs, candidates } = company(4);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world, { pageCap: 2 }));
  await team.sync();
  world.rename(candidates[2]!.id, "Zoë");
  const late = world.addCandidate("Late", "Comer");
  world.apply(late.id, jobs[0].id);
  await team.sync();
  await team.sync();
  expect((await team.rows.candidates()).map((row) => row.fullName)).toEqual([
    "Ada0 Reyes",
    "Ada1 Reyes",
    "Zoë Reyes",
    "Ada3 Reyes",
    "Late Comer",
  ]);
  expect(await team.rows.applications()).toHaveLength(5);
  expect(await team.rows.attachments()).toHaveLength(4);
});

test("continues where it stopped, whichever call crashed", async () => {
  const { world } = company(5);
  let calls = 0;
  let crashAt = 0;
  const crashing = withFaults(greenhouseSimulator(world, { pageCap: 2 }), (): Fault | null => {
    return ++calls === crashAt ? { kind: "drop", when: calls % 2 ? "before" : "after" } : null;
  });
  const team = await connected(greenhouseKeys, crashing);
  let crashes = 0;
  let attempts = 0;
  await beginSync(team.syncer, { connectionId: team.connectionId });
  for (;;) {
    crashAt = calls + 1 + (attempts++ % 9);
    try {
      if ((await syncPage(team.syncer, team.connectionId)).state === "done") break;
    } catch {
      crashes++;
    }
  }
  expect(crashes).toBeGreaterThan(5);
  expect(
    [
      await team.rows.jobs(),
      await team.rows.candidates(),
      await team.rows.applications(),
      await team.rows.attachments(),
    ].map((r) => r.length),
  ).toEqual([2, 5, 5, 5]);
});

test("a sync that cannot record its last sync time is not finished, and records it on the next page", async () => {
  const { world } = company(2);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  const trigger = `refuse_${team.connectionId.replaceAll("-", "")}`;
  await ownerDb.$executeRawUnsafe(
    `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the power went out'; END $$`,
  );
  await ownerDb.$executeRawUnsafe(
    `CREATE TRIGGER ${trigger} BEFORE UPDATE OF "lastSyncedAt" ON "AtsConnection" FOR EACH ROW
       WHEN (NEW.id = '${team.connectionId}') EXECUTE FUNCTION ${trigger}()`,
  );
  try {
    await expect(team.sync()).rejects.toThrow();
  } finally {
    await ownerDb.$executeRawUnsafe(`DROP FUNCTION ${trigger} CASCADE`);
  }
  const synced = async () =>
    (await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: team.connectionId } })).lastSyncedAt;
  expect(await synced()).toBeNull();
  expect(await syncPage(team.syncer, team.connectionId)).toEqual({ state: "more" });
  expect(await synced()).not.toBeNull();
  expect(await syncPage(team.syncer, team.connectionId)).toEqual({ state: "done" });
});

test("concurrent workers on one connection write every record once", async () => {
  const { world } = company(9);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world, { pageCap: 2 }));
  await beginSync(team.syncer, { connectionId: team.connectionId });
  const work = async () => {
    while ((await syncPage(team.syncer, team.connectionId)).state !== "done");
  };
  await Promise.all([work(), work(), work()]);
  expect((await team.rows.candidates()).map((row) => row.number).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(await team.rows.applications()).toHaveLength(9);
  expect(await team.rows.attachments()).toHaveLength(9);
});

test("a full sync marks removed records, and restores them when they return", async () => {
  const { world, candidates, applications } = company(4);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world, { pageCap: 2 }));
  await team.sync();
  const removed = {
    candidate: world.candidates.get(candidates[1]!.id)!,
    application: { ...applications[1]! },
  };
  world.removeCandidate(candidates[1]!.id);
  await team.sync();
  expect((await team.rows.candidates()).every((row) => row.atsRemovedAt === null)).toBe(true);
  await team.sync(true);
  const removedRow = (await team.rows.candidates())[1]!;
  expect(removedRow.atsRemovedAt).not.toBeNull();
  expect(removedRow.optedOutAt).toEqual(removedRow.atsRemovedAt);
  expect((await team.rows.applications())[1]).toMatchObject({ disposition: "withdrawn" });
  world.candidates.set(removed.candidate.id, removed.candidate);
  world.applications.set(removed.application.id, removed.application);
  await team.sync(true);
  expect((await team.rows.candidates())[1]).toMatchObject({
    atsRemovedAt: null,
    optedOutAt: null,
  });
  expect((await team.rows.applications())[1]).toMatchObject({ disposition: "active" });
});

test.each([403, 400, 503])(
  "a record answered with HTTP %i stops neither the search for removals nor later syncs",
  async (status) => {
    const { world, jobs, candidates } = company(4);
    const simulator = greenhouseSimulator(world);
    const hidden = candidates[1]!.id;
    const refusing = withFaults(simulator, ({ url }): Fault | null =>
      new URL(url).searchParams.get("ids") === hidden ? { kind: "status", status, when: "before" } : null,
    );
    const team = await connected(greenhouseKeys, refusing);
    await team.sync();
    for (const { id } of candidates.slice(1, 3)) world.removeCandidate(id);
    if (status === 503) {
      await expect(team.sync(true)).rejects.toThrow("HTTP 503");
      await failMany(team);
    }
    expect(await team.sync(true)).toMatchObject({ state: "done" });
    const removed = (await team.rows.candidates()).map(({ atsRemovedAt }) => atsRemovedAt !== null);
    expect(removed).toEqual([false, false, true, false]);
    const late = world.apply(world.addCandidate("Late", "Comer").id, jobs[0].id);
    await team.sync();
    expect((await team.rows.applications()).map(({ externalId }) => externalId)).toContain(late.id);
  },
);

test.each(["job", "answers", "file"] as const)(
  "imports the rest when the ATS forbids one %s",
  async (what) => {
    const dialect = dialects.teamtailor!;
    const world = worldOf(dialect);
    const addPerson = (name: string, jobId: string) => {
      const { id } = world.addCandidate(name, "Reyes");
      world.addFile(id, `${name}.pdf`, Buffer.from(`%PDF-1.4 ${name}`));
      return world.apply(id, jobId);
    };
    const { id: jobId } = world.addJob("Backend Engineer");
    const first = addPerson("Ada", jobId);
    addPerson("Ben", jobId);
    const forbidden = {
      job: "",
      answers: `/candidates/${first.candidateId}`,
      file: `/candidates/${first.candidateId}`,
    };
    const team = await connected(
      simulatedCredentials("teamtailor"),
      withFaults(dialect.simulator(world), ({ url }): Fault | null => {
        const { pathname, searchParams } = new URL(url);
        // Created after the jobs were listed.
        if (what === "job" && pathname.endsWith("/job-applications") && !forbidden.job)
          forbidden.job = `/jobs/${addPerson("Cleo", world.addJob("Data Analyst").id).jobId}`;
        const isAnswers = searchParams.get("include")?.startsWith("answers") === (what !== "file");
        return forbidden[what] && pathname.endsWith(forbidden[what]) && (what === "job" || isAnswers)
          ? { kind: "status", status: 403, when: "before" }
          : null;
      }),
    );
    expect(await team.sync()).toMatchObject({ state: "done" });
    const applications = await team.rows.applications();
    expect(applications.map(({ answers }) => answers.length)).toEqual(what === "answers" ? [0, 1] : [1, 1]);
    const files = (await team.rows.attachments()).map(({ fileName }) => fileName);
    expect(files).toHaveLength({ job: 3, answers: 2, file: 1 }[what]);
  },
);

test.each(["greenhouse", "teamtailor", "lever", "workable"])(
  "%s: a failing sync goes past what the ATS cannot show of one person, and imports it once it can",
  async (vendor) => {
    const dialect = dialects[vendor]!;
    const world = worldOf(dialect);
    const job = world.addJob("Backend Engineer");
    const [broken] = ["Ada", "Ben", "Cleo"].map((name) => {
      const candidate = world.addCandidate(name, "Reyes");
      const file = world.addFile(candidate.id, `${name}.pdf`, Buffer.from(`%PDF-1.4 ${name}`));
      return [candidate.id, world.apply(candidate.id, job.id).id, file.id];
    });
    let down = true;
    const team = await connected(
      simulatedCredentials(vendor),
      withFaults(dialect.simulator(world), ({ url }): Fault | null =>
        down && new URL(url).pathname.split("/").some((part) => broken!.includes(part))
          ? { kind: "status", status: 503, when: "before" }
          : null,
      ),
    );
    const imported = async () => ({
      people: (await team.rows.applications()).filter(({ answers }) => answers.length > 0).length,
      files: (await team.rows.attachments()).map(({ fileName }) => fileName),
    });
    await expect(team.sync()).rejects.toThrow(/HTTP 503|could not be fetched/);
    // Each page that it gets past makes the sync an active one again.
    for (let pages = 1; pages <= 2; pages++) {
      await failMany(team);
      if ((await team.sync().catch(() => null))?.state === "done") break;
    }
    expect((await imported()).files).toEqual(["Ben.pdf", "Cleo.pdf"]);
    down = false;
    await team.sync(true);
    const { people, files } = await imported();
    expect([people, files.toSorted()]).toEqual([3, ["Ada.pdf", "Ben.pdf", "Cleo.pdf"]]);
  },
);

test("a list whose place the ATS forgets again and again stops the sync, which later starts again", async () => {
  const dialect = dialects.ashby!;
  const world = worldOf(dialect);
  for (let i = 0; i < 5; i++) world.addCandidate(`Ada${i}`, "Reyes");
  const simulator = dialect.simulator(world, { pageCap: 2 });
  let forgets = true;
  const team = await connected(simulatedCredentials("ashby"), async (request) => {
    const follows =
      request.url.endsWith("/candidate.list") && (await request.clone().text()).includes("cursor");
    return follows && forgets
      ? Response.json({ success: false, errorInfo: { code: "next_cursor_expired" } })
      : simulator(request);
  });
  const connection = () => ownerDb.atsConnection.findUniqueOrThrow({ where: { id: team.connectionId } });
  expect(await team.sync()).toMatchObject({ state: "stopped" });
  expect(await connection()).toMatchObject({
    status: "failing",
    lastError: "Ashby no longer accepts this list cursor.",
  });
  forgets = false;
  expect(await team.sync()).toMatchObject({ state: "done" });
  expect(await connection()).toMatchObject({ status: "active", lastError: null });
  expect(await team.rows.candidates()).toHaveLength(5);
});

test("a merge in the ATS moves applications and leaves an alias; undoing it there undoes it here", async () => {
  const { world, candidates, applications } = company(4);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const before = await team.rows.candidates();
  const from = { ...world.candidates.get(candidates[1]!.id)! };
  world.merge(candidates[0]!.id, candidates[1]!.id);
  await team.sync(true);
  const moved = (await team.rows.applications()).find((row) => row.externalId === applications[1]!.id);
  expect(moved?.candidateId).toBe(before[0]!.id);
  expect((await team.rows.attachments()).filter((row) => row.candidateId === before[0]!.id)).toHaveLength(2);
  const aliases = { organizationId: team.organization.id };
  expect(await ownerDb.candidateAlias.findMany({ where: { ...aliases, kind: "merged" } })).toMatchObject([
    { value: before[1]!.id, candidateId: before[0]!.id },
  ]);
  world.candidates.set(from.id, { ...from, updatedAt: world.now() });
  Object.assign(world.applications.get(applications[1]!.id)!, {
    candidateId: from.id,
    updatedAt: world.now(),
  });
  await team.sync(true);
  const back = (await team.rows.applications()).find((row) => row.externalId === applications[1]!.id);
  expect(back?.candidateId).toBe(before[1]!.id);
  expect((await team.rows.candidates())[1]!.atsRemovedAt).toBeNull();
  expect(
    await ownerDb.candidateAlias.count({ where: { ...aliases, kind: "merged", value: before[1]!.id } }),
  ).toBe(0);
});

test("waits when rate limited, skips what the credentials do not allow, and stops when they allow nothing", async () => {
  const { world } = company(2);
  const scopes = allScopes.filter((scope) => !scope.includes("attachments"));
  const options = { scopes };
  const team = await connected(greenhouseKeys, greenhouseSimulator(world, options));
  expect(await team.sync()).toMatchObject({ state: "done" });
  expect(await team.rows.attachments()).toHaveLength(0);

  options.scopes = [];
  expect(await team.sync()).toMatchObject({ state: "stopped" });
  const failing = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: team.connectionId } });
  expect(failing).toMatchObject({ status: "failing", lastError: "The credentials do not allow this." });

  options.scopes = allScopes;
  const limited: Fault[] = [{ kind: "status", status: 429, when: "before", retryAfter: 30 }];
  team.replaceHandler(
    withFaults(greenhouseSimulator(world, options), (request) =>
      request.url.includes("/v3/") ? (limited.shift() ?? null) : null,
    ),
  );
  const progress = await syncPage(team.syncer, team.connectionId);
  expect(progress).toMatchObject({ state: "wait", ms: 30_000 });
  // The pause applies to the whole connection: the next page makes no call at all.
  expect(await syncPage(team.syncer, team.connectionId)).toMatchObject({ state: "wait" });
});

test("refuses to sync a connection for another organization or for a member", async () => {
  const { world } = company(1);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  const other = await connected(greenhouseKeys, greenhouseSimulator(world));
  await expect(beginSync(other.syncer, { connectionId: team.connectionId })).rejects.toThrow(
    "Connection not found.",
  );
  await expect(beginSync(team.recruiter, { connectionId: team.connectionId })).rejects.toMatchObject({
    code: "forbidden",
  });
});
