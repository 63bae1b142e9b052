import { expect, test } from "vitest";
import { hiringTeam, ownerDb } from "../support/world";
import { operatorActor } from "@/lib/platform/access/system";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { getWork } from "@/lib/doors/operating/get-work";
import { syncsIn } from "@/lib/doors/operating/syncs";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const day = 24 * 60;

async function late() {
  const { lines } = await getWork(operatorActor(), {});
  const line = lines.find(({ what }) => what === "Connections behind their schedule");
  return { waiting: line?.waiting ?? 0, oldest: line?.oldest ?? null };
}

test("reports connections that missed their schedule or never synced as late, but not paused ones or files", async () => {
  const { recruiter, organization } = await hiringTeam();
  const before = await late();
  const connection = { organizationId: organization.id, provider: "greenhouse" };
  await ownerDb.atsConnection.createMany({
    data: [
      { ...connection, name: "Never", createdAt: ago(40 * day) },
      { ...connection, name: "On time", lastSyncedAt: ago(20), createdAt: ago(40 * day) },
      { ...connection, name: "Missed", lastSyncedAt: ago(31), createdAt: ago(40 * day) },
      { ...connection, name: "Daily", lastSyncedAt: ago(day - 30), settings: { everyMinutes: day } },
      { ...connection, name: "Paused", status: "paused", lastSyncedAt: ago(9 * day) },
      { ...connection, name: "Files", provider: "csv", createdAt: ago(9 * day) },
    ],
  });
  const ours = await inTenant(wholeOrganization(organization.id), syncsIn);
  expect(
    Object.fromEntries(ours.map(({ connection, ...sync }) => [connection, [sync.minutes, sync.late]])),
  ).toEqual({
    Never: [40 * day, true],
    "On time": [20, false],
    Missed: [31, true],
    Daily: [day - 30, false],
  });
  // Other tests share the database, but none has a connection this late.
  const { syncs } = await getWork(operatorActor(), {});
  expect(syncs[0]).toMatchObject({
    organization: organization.name,
    connection: "Never",
    everyMinutes: 15,
    never: true,
    late: true,
  });
  const after = await late();
  expect(after.waiting).toBe(before.waiting + 2);
  expect(Date.parse(after.oldest ?? "")).toBeLessThanOrEqual(ago(40 * day).getTime());
  await expect(getWork(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("lists no failures where Inngest runs the work, which has its own dashboard", async () => {
  expect((await getWork(operatorActor(), {})).failures).toBeNull();
});
