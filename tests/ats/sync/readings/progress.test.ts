import { connected, simulatedCredentials } from "../../connected";
import { expect, test } from "vitest";
import { getSyncProgress } from "@/lib/records/ats/get-sync-progress";
import type { AtsCredentials } from "@/lib/records/ats/credentials";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { ashbyIds, ashbyKey, ashbySimulator } from "../../../simulators/ashby/server";
import { type Fault, type Handler, withFaults } from "../../../simulators/ats/faults";
import { leverSimulator } from "../../../simulators/lever/server";
import type { SimWorld } from "../../../simulators/ats/world";
import { yearsOfHiring } from "../../../simulators/ats/years";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { teamtailorKey, teamtailorSimulator } from "../../../simulators/teamtailor/server";
import { workableSimulator } from "../../../simulators/workable/server";
import { thorough } from "../../../support/thorough";
import { ownerDb } from "../../../support/world";

type Team = Awaited<ReturnType<typeof connected>>;
type Progress = Awaited<ReturnType<typeof getSyncProgress>>;

const people = thorough ? 100 : 60;
const options = { pageCap: 5 };
const providers: Record<string, { credentials: AtsCredentials; world: SimWorld; simulator: Handler }> = {};
for (const order of thorough ? (["rising", "falling"] as const) : (["falling"] as const)) {
  const greenhouse = yearsOfHiring(people);
  const ashby = yearsOfHiring(people, ashbyIds);
  const lever = yearsOfHiring(people, ashbyIds);
  providers[`Greenhouse, ${order}`] = {
    credentials: greenhouseKeys,
    world: greenhouse,
    simulator: greenhouseSimulator(greenhouse, { ...options, order }),
  };
  providers[`Ashby, ${order}`] = {
    credentials: { provider: "ashby", apiKey: ashbyKey },
    world: ashby,
    simulator: ashbySimulator(ashby, { ...options, order }),
  };
  providers[`Lever, ${order}`] = {
    credentials: simulatedCredentials("lever"),
    world: lever,
    simulator: leverSimulator(lever, { ...options, order }),
  };
}
const world = yearsOfHiring(people);
providers.Teamtailor = {
  credentials: { provider: "teamtailor", apiKey: teamtailorKey, region: "eu" },
  world,
  simulator: teamtailorSimulator(world, options),
};

const candidateIsApplication = yearsOfHiring(people, undefined, true);
providers.Workable = {
  credentials: simulatedCredentials("workable"),
  world: candidateIsApplication,
  simulator: workableSimulator(candidateIsApplication, options),
};
/** Runs a whole import, and returns its progress after each page. */
async function runImport(team: Team, full = false): Promise<Progress[]> {
  await beginSync(team.syncer, { connectionId: team.connectionId, full });
  const updates: Progress[] = [];
  for (;;) {
    const { state } = await syncPage(team.syncer, team.connectionId).catch(() => ({ state: "more" }));
    updates.push(await getSyncProgress(team.recruiter, { connectionId: team.connectionId }));
    if (state === "done") return updates;
  }
}

const readingOf = (progress: Progress) => progress.steps.find(({ state }) => state === "reading");

for (const [name, { credentials, world, simulator }] of Object.entries(providers))
  test(`${name}: a first import counts what it reads despite crashes, against a total only if the ATS gives one`, async () => {
    let calls = 0;
    const crashing = withFaults(simulator, (): Fault | null =>
      ++calls % 23 === 0 ? { kind: "drop", when: calls % 2 ? "before" : "after" } : null,
    );
    const updates = await runImport(await connected(credentials, crashing));
    const during = updates.flatMap((progress) => readingOf(progress) ?? []);
    const people = during.filter(({ step, seen }) => step === "candidates" && seen > 0);
    expect(people.length).toBeGreaterThan(1);
    const total = credentials.provider === "teamtailor" ? world.candidates.size : null;
    expect(new Set(people.map(({ expected }) => expected))).toEqual(new Set([total]));
    const done = updates.at(-1)!;
    expect(done).toMatchObject({ running: false, full: true });
    expect(done.steps).toMatchObject(done.steps.map(() => ({ state: "done", expected: null })));
    const seen = new Map(done.steps.map((each) => [each.step, each.seen]));
    expect(seen.get("attachments")).toBe(world.files.size);
  });

test("the pace leaves out the hours in which nothing was read", async () => {
  const team = await connected(
    { provider: "ashby", apiKey: ashbyKey },
    ashbySimulator(yearsOfHiring(60, ashbyIds), options),
  );
  await beginSync(team.syncer, { connectionId: team.connectionId });
  const progress = () => getSyncProgress(team.recruiter, { connectionId: team.connectionId });
  const people = async () => (await progress()).steps.find(({ step }) => step === "candidates")!.seen;
  while ((await people()) < 40) await syncPage(team.syncer, team.connectionId);
  expect((await progress()).perSecond).toBeGreaterThan(0);
  await ownerDb.syncCursor.updateMany({
    where: { connectionId: team.connectionId },
    data: { updatedAt: new Date(Date.now() - 3 * 3_600_000) },
  });
  await syncPage(team.syncer, team.connectionId);
  const { cursor } = await ownerDb.syncCursor.findFirstOrThrow({
    where: { connectionId: team.connectionId, resource: "candidates" },
  });
  // At most a minute of the wait counts as work.
  expect(cursor).toMatchObject({ worked: expect.closeTo(60_000, -5) as number });
});
