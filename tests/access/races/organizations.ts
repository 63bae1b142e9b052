import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashing } from "@/lib/platform/access/account/hashing";
import type { Actor } from "@/lib/platform/access/actor";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { chooseLetters } from "@/lib/hiring/letters/choose-letters";
import { chooseNotices } from "@/lib/platform/notices/choose-notices";
import { markRead } from "@/lib/platform/notices/mark-read";
import { addCredits } from "@/lib/doors/operating/acts/add-credits";
import { setAdministrator } from "@/lib/doors/operating/acts/set-administrator";
import { sendInvitationAgain } from "@/lib/doors/operating/acts/undelivered-invitations";
import { changeRole } from "@/lib/hiring/organizations/change-role";
import { chooseConfirmationPolicy } from "@/lib/hiring/organizations/choose-confirmation-policy";
import { chooseNoticeWait } from "@/lib/hiring/rights/choose-notice-wait";
import { chooseWithheld } from "@/lib/hiring/organizations/choose-withheld";
import { chooseLooks } from "@/lib/hiring/organizations/choose-looks";
import { chooseRejectionReasons } from "@/lib/hiring/organizations/choose-rejection-reasons";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { chooseUndoTime } from "@/lib/hiring/organizations/choose-undo-time";
import { describeDepartment } from "@/lib/hiring/organizations/describe-department";
import { describeOrganization } from "@/lib/hiring/organizations/describe-organization";
import { inviteMember } from "@/lib/hiring/organizations/invite-member";
import { inviteRecruiter } from "@/lib/hiring/organizations/invite-recruiter";
import { inviteToJob } from "@/lib/hiring/organizations/invite-to-job";
import { leaveOrganization } from "@/lib/hiring/organizations/leave-organization";
import { withdrawInvitation } from "@/lib/hiring/organizations/open-invitations";
import { removeDepartment } from "@/lib/hiring/organizations/remove-department";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { transferOwnership } from "@/lib/hiring/organizations/transfer-ownership";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { agentWith, everyScope, serviceAdministrator } from "../../support/administrator";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../../support/world";
import { emitted, expectDone, expectOne, race, recorded, twice } from "./race";

async function team() {
  const { recruiter: owner, organizationId } = await hiringTeam({ role: "owner" });
  return { owner, organizationId };
}

const roleOf = async ({ organizationId, id: userId }: Actor) =>
  (await ownerDb.member.findFirst({ where: { organizationId, userId } }))?.role ?? null;

const owners = (organizationId: string) => ownerDb.member.count({ where: { organizationId, role: "owner" } });

const password = "correct horse battery";
/** Computed once, because hashing is slow by design. */
const hash = await hashing.hash(password);
const withPassword = ({ id: userId }: Actor) =>
  ownerDb.account.create({ data: { userId, accountId: userId, providerId: "credential", password: hash } });

const newEmail = () => `ida-${randomUUID()}@acme.example`;
const department = { values: null, teamNeeds: null };

/** Two concurrent changes of one setting: the row holds one of them, and both are in the audit trail. */
function settingRace(
  name: string,
  useCase: string,
  event: string,
  choose: (actor: Actor, at: 0 | 1) => Promise<object>,
) {
  return race({
    name,
    useCases: [useCase],
    table: "Organization",
    arrange: async () => ({ ...(await team()), choices: [] as object[] }),
    acts: ({ owner, choices }) =>
      ([0, 1] as const).map((at) => async () => void (choices[at] = await choose(owner, at))),
    async check(outcomes, { organizationId, choices }) {
      expectDone(outcomes);
      const row = await ownerDb.organization.findUniqueOrThrow({ where: { id: organizationId } });
      const stored = choices.filter((choice) => isIn(row, choice));
      expect(stored).toHaveLength(1);
      expect(await recorded(organizationId, event)).toBe(2);
    },
  });
}

const isIn = (row: object, choice: object) =>
  Object.entries(choice).every(
    ([key, value]) => JSON.stringify(row[key as keyof typeof row]) === JSON.stringify(value),
  );

export const organizationRaces = [
  race({
    name: "when the last two owners leave concurrently, one stays",
    useCases: ["leaveOrganization"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      return { organizationId, owner, other: await colleagueOf(owner, "owner") };
    },
    acts: ({ owner, other }) => [() => leaveOrganization(owner, {}), () => leaveOrganization(other, {})],
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await owners(organizationId)).toBe(1);
    },
  }),
  race({
    name: "a member removed twice during a change of role is removed once",
    useCases: ["removeMember", "changeRole"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      return { organizationId, owner, cora: await colleagueOf(owner, "recruiter") };
    },
    acts: ({ owner, cora }) => [
      () => changeRole(owner, { userId: cora.id, role: "admin" }),
      () => removeMember(owner, { userId: cora.id }),
      () => removeMember(owner, { userId: cora.id }),
    ],
    async check([changed, removed, removedToo], { organizationId, cora }) {
      expectOne([removed!, removedToo!], "not_found");
      expect(["done", "not_found"]).toContain(changed);
      expect(await roleOf(cora)).toBeNull();
      expect(await recorded(organizationId, "member.removed")).toBe(1);
      expect(await recorded(organizationId, "member.role-changed")).toBe(changed === "done" ? 1 : 0);
    },
  }),
  race({
    name: "transferring ownership to two members concurrently transfers it to one",
    useCases: ["transferOwnership"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      await withPassword(owner);
      const others = [await colleagueOf(owner, "admin"), await colleagueOf(owner, "admin")];
      return { organizationId, owner, others };
    },
    acts: ({ owner, others }) =>
      others.map(
        ({ id: userId }) =>
          () =>
            transferOwnership(owner, { userId, stay: false, password }),
      ),
    async check(outcomes, { owner, organizationId }) {
      expectOne(outcomes, "forbidden");
      expect(await owners(organizationId)).toBe(1);
      expect(await roleOf(owner)).toBe("admin");
    },
  }),
  race({
    name: "transferring ownership to a member being removed does only one of the two",
    useCases: ["transferOwnership", "removeMember"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      await withPassword(owner);
      const admin = await colleagueOf(owner, "admin");
      const heir = await colleagueOf(owner, "admin");
      return { organizationId, owner, admin, heir };
    },
    acts: ({ owner, admin, heir }) => [
      () => transferOwnership(owner, { userId: heir.id, stay: false, password }),
      () => removeMember(admin, { userId: heir.id }),
    ],
    async check(outcomes, { organizationId }) {
      expectOne(outcomes, ["not_found", "forbidden"]);
      expect(await owners(organizationId)).toBe(1);
    },
  }),
  race({
    name: "inviting an address concurrently creates one invitation",
    useCases: ["inviteMember", "inviteRecruiter"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const { administrator } = await serviceAdministrator();
      return { organizationId, owner, administrator, email: newEmail() };
    },
    acts: ({ owner, organizationId, administrator, email }) => [
      ...twice(() => inviteMember(owner, { email, role: "recruiter" })),
      () => inviteRecruiter(administrator, { organizationId, email }),
    ],
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.invitation.count({ where: { organizationId } })).toBe(1);
    },
  }),
  race({
    name: "inviting an address to two jobs concurrently creates one invitation to both",
    useCases: ["inviteToJob"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const jobs = [await configuredJob(owner), await configuredJob(owner)];
      return { organizationId, owner, jobs, email: newEmail() };
    },
    acts: ({ owner, jobs, email }) =>
      jobs.map(
        ({ job }) =>
          () =>
            inviteToJob(owner, { jobId: job.id, email }),
      ),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.invitation.count({ where: { organizationId, role: "hiring_manager" } })).toBe(1);
      expect(await ownerDb.jobInvitation.count({ where: { organizationId } })).toBe(2);
    },
  }),
  race({
    name: "an invitation withdrawn twice during a renewal is withdrawn once",
    useCases: ["withdrawInvitation", "inviteMember"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const email = newEmail();
      await inviteMember(owner, { email, role: "recruiter" });
      const { id: invitationId } = await ownerDb.invitation.findFirstOrThrow({ where: { email } });
      return { organizationId, owner, email, invitationId };
    },
    acts: ({ owner, email, invitationId }) => {
      const withdraw = () => withdrawInvitation(owner, { invitationId });
      return [withdraw, () => inviteMember(owner, { email, role: "admin" }), withdraw];
    },
    async check([withdrawn, invited, withdrawnToo], { organizationId }) {
      expect(invited).toBe("done");
      expectOne([withdrawn!, withdrawnToo!], "not_found");
      expect(await recorded(organizationId, "invitation.withdrawn")).toBe(1);
      expect(await ownerDb.invitation.count({ where: { organizationId } })).toBeLessThan(2);
    },
  }),
  race({
    name: "resending an invitation twice sends it once",
    useCases: ["sendInvitationAgain"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const { administrator } = await serviceAdministrator();
      const soon = new Date(Date.now() + 3_600_000);
      const { id: invitationId } = await ownerDb.invitation.create({
        data: {
          organizationId,
          email: newEmail(),
          inviterId: owner.id,
          expiresAt: soon,
          undeliveredAt: new Date(),
        },
      });
      return { organizationId, administrator, invitationId };
    },
    acts: ({ administrator, invitationId }) =>
      twice(() => sendInvitationAgain(administrator, { invitationId })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes, "not_found");
      expect(await emitted(organizationId, "invitation.requested")).toBe(1);
    },
  }),
  race({
    name: "describing a new department twice under one name creates one",
    useCases: ["describeDepartment"],
    table: "Department",
    arrange: team,
    acts: ({ owner }) => {
      const describe = (name: string) => () => describeDepartment(owner, { name, ...department });
      return [describe("Engineering"), describe("engineering")];
    },
    async check(outcomes, { organizationId }) {
      expectOne(outcomes);
      expect(await ownerDb.department.count({ where: { organizationId } })).toBe(1);
    },
  }),
  race({
    name: "a department removed twice during a change is removed once, and the change may be refused",
    useCases: ["describeDepartment", "removeDepartment"],
    table: "Department",
    async arrange() {
      const { owner, organizationId } = await team();
      const { departmentId } = await describeDepartment(owner, { name: "Engineering", ...department });
      return { organizationId, owner, departmentId };
    },
    acts: ({ owner, departmentId }) => {
      const remove = () => removeDepartment(owner, { departmentId });
      return [
        remove,
        () => describeDepartment(owner, { departmentId, name: "Product", ...department }),
        remove,
      ];
    },
    async check([removed, described, removedToo], { organizationId }) {
      expectOne([removed!, removedToo!], "not_found");
      expect(["done", "not_found"]).toContain(described);
      expect(await ownerDb.department.count({ where: { organizationId } })).toBe(0);
    },
  }),
  settingRace("keeps one of two undo times", "chooseUndoTime", "organization.undo-time-chosen", (actor, at) =>
    chooseUndoTime(actor, { decisionUndoSeconds: 30 + at }),
  ),
  settingRace(
    "keeps one of two rules about looks whole",
    "chooseLooks",
    "organization.looks-chosen",
    (actor, at) => chooseLooks(actor, { lookBeforeRejection: at === 1, rejectionsRead: 10 * at }),
  ),
  settingRace(
    "keeps one of two choices whether evaluations wait for the notice",
    "chooseNoticeWait",
    "organization.notice-wait-chosen",
    (actor, at) => chooseNoticeWait(actor, { waitForNotice: at === 1 }),
  ),
  settingRace(
    "keeps one of two choices of what agents may not read",
    "chooseWithheld",
    "organization.withheld-chosen",
    (actor, at) => chooseWithheld(actor, { agentsWithheld: at === 1 ? ["pay"] : ["contact", "notes"] }),
  ),
  settingRace(
    "keeps one of two retention rules",
    "chooseRetention",
    "organization.retention-chosen",
    (actor, at) => chooseRetention(actor, { retentionMonths: 24 + at }),
  ),
  settingRace(
    "keeps one of two confirmation policies",
    "chooseConfirmationPolicy",
    "organization.confirmation-policy-chosen",
    (actor, at) =>
      chooseConfirmationPolicy(actor, { confirmationPolicy: (["agent", "recruiter"] as const)[at] }),
  ),
  settingRace(
    "keeps one of two lists of rejection reasons complete",
    "chooseRejectionReasons",
    "organization.rejection-reasons-chosen",
    (actor, at) =>
      chooseRejectionReasons(actor, { rejectionReasons: [`Reason ${at}`, "Other"], reasonAsked: "required" }),
  ),
  settingRace(
    "keeps one of two descriptions of the organization complete",
    "describeOrganization",
    "organization.described",
    (actor, at) => describeOrganization(actor, { values: `Values ${at}`, teamNeeds: `Needs ${at}` }),
  ),
  settingRace(
    "keeps one of two reply addresses for letters",
    "chooseLetters",
    "organization.letters-chosen",
    async (actor, at) => {
      const { templates, replyTo } = await chooseLetters(actor, {
        templates: [],
        replyTo: `answers-${at}@acme.example`,
      });
      return { letterTemplates: templates, letterReplyTo: replyTo };
    },
  ),
  race({
    name: "choosing notices in two tabs keeps one choice and marks notices as read once",
    useCases: ["chooseNotices", "markRead"],
    table: "NoticeChoice",
    async arrange() {
      const { owner, organizationId } = await team();
      const { id: userId } = owner;
      await ownerDb.notice.create({
        data: { organizationId, userId, kind: "decided", subjectId: randomUUID() },
      });
      return { organizationId, owner, read: [] as number[] };
    },
    acts: ({ owner, read }) => {
      const choose = (mail: "never" | "daily") => async () => {
        read.push((await markRead(owner, {})).read);
        const choice = { app: true, mail };
        await chooseNotices(owner, {
          choices: {
            mentioned: choice,
            approval: choice,
            evaluated: choice,
            decided: choice,
            sync_failed: choice,
            push_failed: choice,
            letter_failed: choice,
            credits_low: choice,
            feedback_requested: choice,
            feedback_given: choice,
            candidate_asked: choice,
            judge_changed: choice,
            candidate_replied: choice,
            mail_taken_in: choice,
          },
        });
      };
      return [choose("never"), choose("daily")];
    },
    async check(outcomes, { organizationId, read }) {
      expectDone(outcomes);
      expect(await ownerDb.noticeChoice.count({ where: { organizationId } })).toBe(1);
      expect(read.toSorted()).toEqual([0, 1]);
    },
  }),
  race({
    name: "credits granted under one key are added once, an administrator's each time",
    useCases: ["addCredits"],
    table: "CreditTransaction",
    async arrange() {
      const { organizationId, system } = await hiringTeam({ credits: 10 });
      const { administrator } = await serviceAdministrator();
      return { organizationId, system, administrator };
    },
    acts: ({ system, administrator, organizationId }) => {
      const grant = () => grantCredits(system, { amount: 5, key: "spring", description: "Spring" });
      const add = () => addCredits(administrator, { organizationId, amount: 7, reason: "Invoice 17" });
      return [grant, add, grant, add];
    },
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      const account = await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } });
      expect(account.balance).toBe(10 + 5 + 7 + 7);
      expect(await recorded(organizationId, "credits.granted")).toBe(1 + 3);
    },
  }),
  race({
    name: "two service administrators who dismiss each other leave one",
    useCases: ["setAdministrator"],
    table: "ServiceAct",
    async arrange() {
      const both = [await serviceAdministrator(), await serviceAdministrator()];
      const users = await ownerDb.user.findMany({
        where: { id: { in: both.map(({ administrator }) => administrator.id) } },
      });
      return { organizationId: both[0]!.organization.id, both, users };
    },
    acts: ({ both, users }) => {
      const end = (by: number) => () => {
        const { administrator } = both[by]!;
        const { email } = users.find(({ id }) => id !== administrator.id)!;
        return setAdministrator(administrator, { email, administrator: false });
      };
      return [end(0), end(1)];
    },
    async check(outcomes, { users }) {
      expectOne(outcomes, "forbidden");
      const left = await ownerDb.user.count({
        where: { id: { in: users.map(({ id }) => id) }, serviceAdministrator: true },
      });
      expect(left).toBe(1);
    },
  }),
  race({
    name: "appointing a service administrator twice records it once",
    useCases: ["setAdministrator"],
    table: "ServiceAct",
    async arrange() {
      const { administrator } = await serviceAdministrator();
      const { id } = await colleagueOf(administrator, "recruiter");
      const { email } = await ownerDb.user.update({ where: { id }, data: { emailVerified: true } });
      return { organizationId: administrator.organizationId, administrator, email, id };
    },
    acts: ({ administrator, email }) =>
      twice(() => setAdministrator(administrator, { email, administrator: true })),
    async check(outcomes, { id }) {
      expectOne(outcomes);
      expect(await ownerDb.serviceAct.count({ where: { subjectId: id } })).toBe(1);
    },
  }),
  race({
    name: "an agent that requests a confirmation twice creates one",
    useCases: ["requestConfirmation"],
    table: "Confirmation",
    arrange: team,
    acts: ({ owner }) =>
      twice(() =>
        requestConfirmation(agentWith(owner, everyScope), {
          act: "addNote",
          permission: "note:write",
          arguments: { body: "Call back." },
          subjectRevision: "1",
          preview: { headline: "Add a note", effects: [] },
        }),
      ),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.confirmation.count({ where: { organizationId } })).toBe(1);
    },
  }),
];
