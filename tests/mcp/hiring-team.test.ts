import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import { hiringManager } from "../support/hiring-manager";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { READ, WRITE, type Serve, agentOf, callLegacy, doorFor, statusOf } from "./door";

let recruiter: Actor;
let serve: Serve;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  ({ id: jobId } = (await configuredJob(recruiter)).job);
});

const change = (args: object, door = serve) => callLegacy(door, "changeHiringTeam", { jobId, ...args });
const team = async () => (await listHiringTeam(recruiter, { jobId })).team.map(({ name }) => name);

test("adds and removes team members by name or id once the recruiter confirms", async () => {
  const leaving = await hiringManager(recruiter, [jobId], "Hana Manager");
  await hiringManager(recruiter, [], "Lee Chief");
  const wanted = { add: ["lee chief"], remove: [leaving.id] };
  const pending = await change(wanted);
  expect(pending.structuredContent.preview).toEqual({
    headline: "Change the hiring team of “Backend Engineer”",
    effects: [
      "Lee Chief joins the team, and sees the job, its applications and notes from then on.",
      "Hana Manager leaves the team and can no longer see the job. Their notes stay.",
      "Team afterwards: Lee Chief.",
    ],
  });
  expect(await team()).toEqual(["Hana Manager"]);
  const { confirmationToken } = pending.structuredContent;
  expect((await change({ ...wanted, confirmationToken })).structuredContent).toMatchObject({
    status: "done",
    added: ["Lee Chief"],
    removed: ["Hana Manager"],
    team: ["Lee Chief"],
  });
  expect(await team()).toEqual(["Lee Chief"]);
  expect((await change({ add: ["Lee Chief"] })).structuredContent.status).toBe("nothing_to_do");
  const trail = await ownerDb.auditEvent.findMany({
    where: { subjectId: jobId, clientId: "agent-under-test", name: { startsWith: "job.team-member" } },
    orderBy: { id: "asc" },
  });
  expect(trail.map(({ name }) => name)).toEqual(["job.team-member-added", "job.team-member-removed"]);
});

test("refuses a token when the team has changed since the preview", async () => {
  await hiringManager(recruiter, [], "Lee Chief");
  const { confirmationToken } = (await change({ add: ["Lee Chief"] })).structuredContent;
  await hiringManager(recruiter, [jobId], "Hana Manager");
  const stale = await change({ add: ["Lee Chief"], confirmationToken });
  expect(stale.isError).toBe(true);
  expect(await team()).toEqual(["Hana Manager"]);
});

test("refuses another organization, an unknown member, a missing scope and a hiring manager", async () => {
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  expect((await change({ add: [recruiter.id] }, stranger)).content[0].text).toMatch(/not found/i);
  const unknown = await change({ add: ["Nobody Here"] });
  expect(unknown.content[0].text).toMatch(/No member of the organization is "Nobody Here"/);
  const manager = await hiringManager(recruiter, [jobId]);
  const managers = doorFor(agentOf(manager, WRITE, "agent-under-test", "hiring_manager")).serve;
  for (const door of [doorFor(agentOf(recruiter, READ)).serve, managers])
    expect(await statusOf(door, "changeHiringTeam", { jobId, add: [recruiter.id] })).toBe(403);
});
