import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { drawnToRead } from "@/lib/hiring/applications/looks";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { chooseLooks } from "@/lib/hiring/organizations/choose-looks";
import { exportHiringReport } from "@/lib/hiring/reports/export-hiring-report";
import { getLookReport } from "@/lib/hiring/reports/get-look-report";
import { agentOf, callLegacy, doorFor } from "../mcp/door";
import { acceptApplication, rejectApplication, reopenApplication } from "../support/decide";
import { applicant, colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";

let owner: Actor;
let recruiter: Actor;
let jobId: string;
let ids: string[];
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ undoSeconds: 60 }));
  owner = await colleagueOf(recruiter, "owner");
  jobId = (await configuredJob(recruiter)).job.id;
  ids = [];
  for (const fullName of ["Ada Reyes", "Bo Lind", "Chika Obi", "Dina Maas"])
    ids.push((await applicant(recruiter, jobId, { fullName })).id);
});

const looked = { seconds: 40, quotes: 3, cv: true };
const unseen = { seconds: 0, quotes: 0, cv: false };
const decisionsOf = (applicationId: string) =>
  ownerDb.decision.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
const shownOf = async (applicationId: string) =>
  (await getApplication(recruiter, { applicationId })).decisions[0];
const rejectAll = (applicationIds: string[], more: object = {}) =>
  decideApplications(recruiter, {
    decisions: applicationIds.map((applicationId) => ({ applicationId, decision: "reject" as const })),
    ...more,
  });
const seenAll = (applicationIds: string[]): Record<string, typeof looked> =>
  Object.fromEntries(applicationIds.map((id) => [id, looked]));
const dispositions = async () =>
  (await ownerDb.application.findMany({ where: { jobId }, orderBy: { id: "asc" } })).map(
    ({ disposition }) => disposition,
  );
const rejectThroughAgent = (args: object) =>
  callLegacy(doorFor(agentOf(recruiter)).serve, "rejectCandidate", args);

test("keeps what its maker had opened with a decision, in the trail, and after it was undone", async () => {
  const [ada = "", bo = ""] = ids;
  const { decisionId } = await rejectApplication(recruiter, { applicationId: ada, seen: { [ada]: looked } });
  await acceptApplication(recruiter, { applicationId: bo });
  expect(await shownOf(ada)).toMatchObject({ seen: looked, inConversation: false, throughAgent: false });
  expect(await shownOf(bo)).toMatchObject({ seen: unseen });
  const trail = await ownerDb.auditEvent.findMany({ where: { subjectId: { in: [ada, bo] } } });
  expect(trail.map(({ name, particulars }) => [name, particulars])).toEqual(
    expect.arrayContaining([
      ["application.rejected", { decisionId, ...looked }],
      ["application.accepted", expect.objectContaining(unseen)],
    ]),
  );
  await undoDecision(recruiter, { decisionId });
  expect(await shownOf(ada)).toMatchObject({ seen: looked, undone: { by: expect.any(String) } });
});

test("refuses looks that no browser can have counted, and reopening has none", async () => {
  const [ada = ""] = ids;
  for (const wrong of [{ seconds: -1 }, { seconds: 90_000 }, { quotes: 1_001 }, { cv: "yes" }])
    await expect(
      rejectApplication(recruiter, { applicationId: ada, seen: { [ada]: { ...looked, ...wrong } as never } }),
    ).rejects.toMatchObject({ code: "invalid" });
  expect(await decisionsOf(ada)).toEqual([]);
  await acceptApplication(recruiter, { applicationId: ada, seen: { [ada]: looked } });
  await reopenApplication(recruiter, { applicationId: ada, seen: { [ada]: looked } });
  expect((await decisionsOf(ada)).map(({ seen }) => seen)).toEqual([looked, null]);
});

test("a comparison is kept as one, counts as opened, and is no look at the evaluation", async () => {
  const [ada = "", bo = ""] = ids;
  const comparing = { ...unseen, compared: 12 };
  await chooseLooks(owner, { lookBeforeRejection: true, rejectionsRead: 0 });
  await rejectApplication(recruiter, { applicationId: ada, seen: { [ada]: comparing } });
  await expect(
    rejectApplication(recruiter, { applicationId: bo, seen: { [bo]: { ...unseen, compared: 0 } } }),
  ).rejects.toMatchObject({ code: "conflict" });
  expect(await shownOf(ada)).toMatchObject({ seen: comparing });
  expect((await getLookReport(recruiter, {})).looks).toMatchObject([{ decided: 1, unopened: 0 }]);
});

test("reports decisions without opening by person and job: to administrators everybody's, to others their own", async () => {
  const [ada = "", bo = "", chika = "", dina = ""] = ids;
  await rejectApplication(recruiter, { applicationId: ada, seen: { [ada]: looked } });
  await rejectApplication(recruiter, { applicationId: bo });
  await acceptApplication(owner, { applicationId: chika });
  const { decisionId } = await rejectApplication(owner, { applicationId: dina });
  await undoDecision(owner, { decisionId });
  const ownRow = { jobId, decided: 2, unopened: 1, inConversation: 0, unrecorded: 0 };
  expect((await getLookReport(recruiter, {})).looks).toMatchObject([ownRow]);
  expect((await getLookReport(owner, { jobId })).looks).toMatchObject([ownRow, { decided: 1, unopened: 1 }]);
  const { csv } = await exportHiringReport(recruiter, { table: "looks" });
  expect(csv.trim().split(/\r?\n/)).toEqual([
    expect.stringContaining(`"Person","Job","Decided","Without opening","In an agent's conversation"`),
    `"Robin Recruiter","Backend Engineer","2","1","0","0"`,
  ]);
});

test("where a look is asked for, refuses to reject unopened people singly and together, and accepts unopened", async () => {
  await chooseLooks(owner, { lookBeforeRejection: true, rejectionsRead: 0 });
  const [ada = "", bo = "", chika = "", dina = ""] = ids;
  await expect(rejectApplication(recruiter, { applicationId: ada })).rejects.toThrow(
    "open Ada Reyes's evaluation or CV, then reject",
  );
  // A key in a list.
  await expect(rejectApplication(recruiter, { applicationId: ada, shownAs: "active" })).rejects.toMatchObject(
    {
      code: "conflict",
    },
  );
  const decisions = [ada, bo].map((applicationId) => ({ applicationId, decision: "reject" as const }));
  const preview = await previewDecisions(recruiter, { decisions, seen: { [bo]: looked } });
  expect(preview.rows.map(({ refusal }) => refusal !== null)).toEqual([true, false]);
  const { outcomes } = await rejectAll([ada, bo], { seen: { [bo]: looked } });
  expect(outcomes.map(({ decided }) => decided !== null)).toEqual([false, true]);
  await rejectApplication(recruiter, { applicationId: chika, seen: { [chika]: { ...unseen, cv: true } } });
  await acceptApplication(recruiter, { applicationId: dina });
  expect(await dispositions()).toEqual(["active", "rejected", "rejected", "accepted"]);
});

test("draws the share asked for, rounded up, the same for the same people in any order", () => {
  expect(drawnToRead(ids, 1)).toHaveLength(1);
  expect(drawnToRead(ids, 25)).toHaveLength(1);
  expect(drawnToRead(ids, 26)).toHaveLength(2);
  expect(drawnToRead(ids, 100).toSorted()).toEqual(ids.toSorted());
  expect(drawnToRead(ids, 0)).toEqual([]);
  expect(drawnToRead(ids.slice(0, 1), 50)).toEqual([]);
  expect(drawnToRead(ids.toReversed(), 26)).toEqual(drawnToRead(ids, 26));
  // Each of 40 people is drawn about as often as any other: not by their place, their id or their score.
  const people = Array.from(
    { length: 40 },
    (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
  );
  const drawn = people.flatMap((left) =>
    drawnToRead(
      people.filter((id) => id !== left),
      20,
    ),
  );
  const most = Math.max(...people.map((id) => drawn.filter((each) => each === id).length));
  expect(new Set(drawn).size).toBe(40);
  expect(most).toBeLessThan(20);
});

test("rejects people together only once those drawn were opened, however many calls it takes", async () => {
  await chooseLooks(owner, { lookBeforeRejection: false, rejectionsRead: 40 });
  const decisions = ids.map((applicationId) => ({ applicationId, decision: "reject" as const }));
  const { toRead, subjectRevision } = await previewDecisions(recruiter, { decisions, seen: {} });
  expect(toRead).toEqual(drawnToRead(ids, 40));
  await expect(rejectAll(ids)).rejects.toThrow("2 drawn at random were not");
  const [first = "", second = ""] = toRead;
  await expect(rejectAll(ids, { subjectRevision, seen: { [first]: looked } })).rejects.toThrow(
    "One drawn at random was not",
  );
  expect(await dispositions()).toEqual(Array(4).fill("active"));
  // In two calls of one preview, the second of which has only people who were not drawn, or both.
  const seen = { [first]: looked, [second]: { ...unseen, seconds: 1 } };
  await expect(rejectAll(ids.slice(0, 2), { subjectRevision })).rejects.toMatchObject({ code: "conflict" });
  for (const part of [ids.slice(0, 2), ids.slice(2)])
    expect(await rejectAll(part, { subjectRevision, seen })).toMatchObject({ decided: 2, refused: 0 });
  expect(await dispositions()).toEqual(Array(4).fill("rejected"));
});

test("a single rejection is no draw, and neither is accepting together", async () => {
  await chooseLooks(owner, { lookBeforeRejection: false, rejectionsRead: 100 });
  const [ada = "", ...others] = ids;
  await rejectApplication(recruiter, { applicationId: ada });
  const decisions = others.map((applicationId) => ({ applicationId, decision: "accept" as const }));
  expect(await decideApplications(recruiter, { decisions })).toMatchObject({ decided: 3 });
});

test("an agent's decision in the conversation says that nothing was opened here", async () => {
  const [ada = ""] = ids;
  const pending = await rejectThroughAgent({ applicationId: ada });
  const { confirmationToken } = pending.structuredContent;
  await rejectThroughAgent({ applicationId: ada, confirmationToken });
  expect(await decisionsOf(ada)).toMatchObject([{ seen: null, decidedBy: recruiter.id }]);
  expect(await shownOf(ada)).toMatchObject({ seen: null, inConversation: true, throughAgent: true });
  expect((await getLookReport(recruiter, {})).looks).toMatchObject([
    { decided: 1, unopened: 0, inConversation: 1, unrecorded: 0 },
  ]);
});

test("where a look is asked for, an agent's rejection is approved on a page, by somebody who looked", async () => {
  const [ada = ""] = ids;
  const earlier = (await rejectThroughAgent({ applicationId: ada })).structuredContent;
  await chooseLooks(owner, { lookBeforeRejection: true, rejectionsRead: 0 });
  const { confirmationToken } = earlier;
  const refused = await rejectThroughAgent({ applicationId: ada, confirmationToken });
  expect(refused.content[0].text).toContain("the recruiter approves on a signed-in page");
  const waiting = (await rejectThroughAgent({ applicationId: ada })).structuredContent;
  expect(waiting).toMatchObject({ status: "awaiting_approval", approvalUrl: expect.any(String) });
  const { id: confirmationId } = await ownerDb.confirmation.findFirstOrThrow({
    where: { organizationId: recruiter.organizationId, NOT: { arguments: { equals: null as never } } },
    orderBy: { createdAt: "desc" },
  });
  const approve = (seen: ReturnType<typeof seenAll>) =>
    answerConfirmation(recruiter, { confirmationId, answer: "approve", seen });
  await expect(approve({})).rejects.toThrow("open Ada Reyes's evaluation or CV");
  expect(await dispositions()).toContain("active");
  await approve({ [ada]: looked });
  expect(await decisionsOf(ada)).toMatchObject([{ kind: "reject", decidedBy: recruiter.id, seen: looked }]);
  expect(await shownOf(ada)).toMatchObject({ seen: looked, inConversation: false, throughAgent: true });
});

test("an agent cannot say what its recruiter has opened", async () => {
  const [ada = ""] = ids;
  const { confirmationToken } = (await rejectThroughAgent({ applicationId: ada })).structuredContent;
  await rejectThroughAgent({ applicationId: ada, confirmationToken, seen: seenAll(ids) });
  for (const { seen } of await decisionsOf(ada)) expect(seen).toBeNull();
});

test("only administrators set what is asked, within bounds", async () => {
  const asked = { lookBeforeRejection: true, rejectionsRead: 10 };
  await expect(chooseLooks(recruiter, asked)).rejects.toMatchObject({ code: "forbidden" });
  for (const rejectionsRead of [-1, 101, 1.5])
    await expect(chooseLooks(owner, { ...asked, rejectionsRead })).rejects.toMatchObject({ code: "invalid" });
  expect(await chooseLooks(owner, asked)).toEqual(asked);
});
