import { connected, simulatedCredentials } from "../../connected";
import { expect, test } from "vitest";
import { getSyncProgress } from "@/lib/ats/get-sync-progress";
import { updateSyncSettings } from "@/lib/ats/update-sync-settings";
import type { AtsCredentials } from "@/lib/ats/credentials";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/ats/sync/sync-page";
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

const people = 100;
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
  test(`${name}: a first import estimates the end of each list after its first third, despite crashes`, async () => {
    let calls = 0;
    const crashing = withFaults(simulator, (): Fault | null =>
      ++calls % 23 === 0 ? { kind: "drop", when: calls % 2 ? "before" : "after" } : null,
    );
    const updates = await runImport(await connected(credentials, crashing));
    const isLever = credentials.provider === "lever";
    const sizes = {
      // Lever's people are read from the opportunities that name them.
      candidates: isLever ? world.applications.size : world.candidates.size,
      applications: world.applications.size,
      attachments: world.files.size,
    };
    for (const [step, size] of Object.entries(sizes)) {
      const during = updates.filter((progress) => readingOf(progress)?.step === step);
      const late = during.filter((progress) => readingOf(progress)!.seen >= size / 3);
      // Teamtailor's candidates come six pages at a time.
      expect(late.length).toBeGreaterThan(name === "Teamtailor" && step === "candidates" ? 3 : 8);
      for (const progress of late) {
        const { seen, expected, basis } = readingOf(progress)!;
        expect(progress.doubt).toBeNull();
        expect(basis).toBe(
          credentials.provider === "teamtailor"
            ? "total"
            : (isLever || credentials.provider === "ashby") && step !== "candidates"
              ? "implied"
              : "dates",
        );
        // A tolerance of ten entries, for the last pages.
        expect(expected! - seen).toBeLessThan(2 * (size - seen) + 10);
        expect(expected! - seen).toBeGreaterThan((size - seen) / 2 - 10);
        // Applications and files are read after candidates, at their own pace.
        expect(progress.endKnown).toBe(step === "attachments");
      }
      const last = late.at(-1)!;
      const lefts = late.flatMap(({ secondsLeft }) => secondsLeft ?? []);
      expect(lefts.at(-1)).toBeLessThan(lefts[0]! / 2);
      expect(readingOf(last)!.expected).toBeLessThanOrEqual(size + 10);
    }
    const done = updates.at(-1)!;
    expect(done).toMatchObject({ running: false, secondsLeft: null, doubt: null });
    expect(done.steps).toMatchObject(done.steps.map(() => ({ state: "done", expected: null })));
  });

test("a repeated full import has an estimate from the start; one without files ends with applications", async () => {
  const small = yearsOfHiring(40);
  const team = await connected(greenhouseKeys, greenhouseSimulator(small, options));
  await runImport(team);
  await runImport(team);
  const [first] = await runImport(team, true);
  expect(first).toMatchObject({ full: true, endKnown: true, doubt: null });
  expect(first!.secondsLeft).toBeGreaterThan(0);

  await updateSyncSettings(team.recruiter, {
    connectionId: team.connectionId,
    settings: { attachments: false },
  });
  const updates = await runImport(team, true);
  const late = updates.filter((progress) => readingOf(progress)?.step === "applications");
  expect(late.length).toBeGreaterThan(0);
  expect(late.map(({ endKnown }) => endKnown)).toEqual(late.map(() => true));
});

test("an unordered list has no estimate and says why, and so does a stalled one", async () => {
  const team = await connected(
    { provider: "ashby", apiKey: ashbyKey },
    ashbySimulator(yearsOfHiring(60, ashbyIds), { ...options, order: "shuffled" }),
  );
  await beginSync(team.syncer, { connectionId: team.connectionId });
  const progress = () => getSyncProgress(team.recruiter, { connectionId: team.connectionId });
  const people = async () => (await progress()).steps.find(({ step }) => step === "candidates")!.seen;
  while ((await people()) < 40) await syncPage(team.syncer, team.connectionId);
  expect(await progress()).toMatchObject({ secondsLeft: null, doubt: "unordered", running: true });
  expect((await progress()).perSecond).toBeGreaterThan(0);

  const hoursAgo = new Date(Date.now() - 3 * 3_600_000);
  await ownerDb.syncCursor.updateMany({
    where: { connectionId: team.connectionId },
    data: { updatedAt: hoursAgo },
  });
  expect(await progress()).toMatchObject({ secondsLeft: null, doubt: "quiet" });
  await syncPage(team.syncer, team.connectionId);
  expect(await progress()).toMatchObject({ doubt: "unordered" });
  const { cursor } = await ownerDb.syncCursor.findFirstOrThrow({
    where: { connectionId: team.connectionId, resource: "candidates" },
  });
  // The hours without a page are not counted as work.
  expect(cursor).toMatchObject({ worked: expect.closeTo(60_000, -5) as number });
});
