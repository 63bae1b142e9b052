import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashing } from "@/lib/access/account/hashing";
import type { Actor } from "@/lib/access/actor";
import { grantCredits } from "@/lib/credits/grant-credits";
import { chooseLetters } from "@/lib/letters/choose-letters";
import { chooseNotices } from "@/lib/notices/choose-notices";
import { markRead } from "@/lib/notices/mark-read";
import { addCredits } from "@/lib/operating/acts/add-credits";
import { setAdministrator } from "@/lib/operating/acts/set-administrator";
import { sendInvitationAgain } from "@/lib/operating/acts/undelivered-invitations";
import { changeRole } from "@/lib/organizations/change-role";
import { chooseConfirmationPolicy } from "@/lib/organizations/choose-confirmation-policy";
import { chooseRejectionReasons } from "@/lib/organizations/choose-rejection-reasons";
import { chooseRetention } from "@/lib/organizations/choose-retention";
import { chooseUndoTime } from "@/lib/organizations/choose-undo-time";
import { describeDepartment } from "@/lib/organizations/describe-department";
import { describeOrganization } from "@/lib/organizations/describe-organization";
import { inviteMember } from "@/lib/organizations/invite-member";
import { inviteRecruiter } from "@/lib/organizations/invite-recruiter";
import { leaveOrganization } from "@/lib/organizations/leave-organization";
import { withdrawInvitation } from "@/lib/organizations/open-invitations";
import { removeDepartment } from "@/lib/organizations/remove-department";
import { removeMember } from "@/lib/organizations/remove-member";
import { transferOwnership } from "@/lib/organizations/transfer-ownership";
import { requestConfirmation } from "@/lib/confirmations/request-confirmation";
import { agentWith, everyScope, serviceAdministrator } from "../../support/administrator";
import { colleagueOf, hiringTeam, ownerDb } from "../../support/world";
import { type Race, emitted, expectDone, expectOne, recorded } from "./race";

async function team() {
  const { recruiter: owner, organization } = await hiringTeam({ role: "owner" });
  return { owner, organizationId: organization.id };
}

const roleOf = async ({ organizationId, id: userId }: Actor) =>
  (await ownerDb.member.findFirst({ where: { organizationId, userId } }))?.role ?? null;

const owners = (organizationId: string) => ownerDb.member.count({ where: { organizationId, role: "owner" } });

const password = "correct horse battery";
/** Hashing is meant to be slow. */
const hash = await hashing.hash(password);
const withPassword = ({ id: userId }: Actor) =>
  ownerDb.account.create({ data: { userId, accountId: userId, providerId: "credential", password: hash } });

const someone = () => `ida-${randomUUID()}@acme.example`;
const department = { values: null, teamNeeds: null };

/** Two settings of one kind, chosen at once: the row holds one of them, and both are on record. */
function chosen(
  name: string,
  useCase: string,
  event: string,
  choose: (actor: Actor, at: 0 | 1) => Promise<object>,
): Race {
  return {
    name,
    useCases: [useCase],
    table: "Organization",
    async arrange() {
      const { owner, organizationId } = await team();
      const choices: object[] = [];
      return {
        organizationId,
        acts: ([0, 1] as const).map((at) => async () => void (choices[at] = await choose(owner, at))),
        async holds(outcomes) {
          expectDone(outcomes);
          const row = await ownerDb.organization.findUniqueOrThrow({ where: { id: organizationId } });
          const holding = choices.filter((choice) => isIn(row, choice));
          expect(holding).toHaveLength(1);
          expect(await recorded(organizationId, event)).toBe(2);
        },
      };
    },
  };
}

const isIn = (row: object, choice: object) =>
  Object.entries(choice).every(
    ([key, value]) => JSON.stringify(row[key as keyof typeof row]) === JSON.stringify(value),
  );

export const organizationRaces: Race[] = [
  {
    name: "the last two owners, leaving at once, leave one behind",
    useCases: ["leaveOrganization"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      const other = await colleagueOf(owner, "owner");
      return {
        organizationId,
        acts: [() => leaveOrganization(owner, {}), () => leaveOrganization(other, {})],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await owners(organizationId)).toBe(1);
        },
      };
    },
  },
  {
    name: "a member who is removed while their role is changed is gone",
    useCases: ["removeMember", "changeRole"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      const cora = await colleagueOf(owner, "recruiter");
      return {
        organizationId,
        acts: [
          () => changeRole(owner, { userId: cora.id, role: "admin" }),
          () => removeMember(owner, { userId: cora.id }),
          () => removeMember(owner, { userId: cora.id }),
        ],
        async holds([changed, removed, removedToo]) {
          expectOne([removed!, removedToo!], "not_found");
          expect(["done", "not_found"]).toContain(changed);
          expect(await roleOf(cora)).toBeNull();
          expect(await recorded(organizationId, "member.removed")).toBe(1);
          expect(await recorded(organizationId, "member.role-changed")).toBe(changed === "done" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "an owner who hands ownership to two people at once hands it to one",
    useCases: ["transferOwnership"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      await withPassword(owner);
      const others = [await colleagueOf(owner, "admin"), await colleagueOf(owner, "admin")];
      return {
        organizationId,
        acts: others.map(
          ({ id: userId }) =>
            () =>
              transferOwnership(owner, { userId, stay: false, password }),
        ),
        async holds(outcomes) {
          expectOne(outcomes, "forbidden");
          expect(await owners(organizationId)).toBe(1);
          expect(await roleOf(owner)).toBe("admin");
        },
      };
    },
  },
  {
    name: "ownership that is handed to somebody who is being removed stays, or goes before",
    useCases: ["transferOwnership", "removeMember"],
    table: "Member",
    async arrange() {
      const { owner, organizationId } = await team();
      await withPassword(owner);
      const admin = await colleagueOf(owner, "admin");
      const heir = await colleagueOf(owner, "admin");
      return {
        organizationId,
        acts: [
          () => transferOwnership(owner, { userId: heir.id, stay: false, password }),
          () => removeMember(admin, { userId: heir.id }),
        ],
        async holds(outcomes) {
          expectOne(outcomes, ["not_found", "forbidden"]);
          expect(await owners(organizationId)).toBe(1);
        },
      };
    },
  },
  {
    name: "an address that two invite at once has one invitation",
    useCases: ["inviteMember", "inviteRecruiter"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const { administrator } = await serviceAdministrator();
      const email = someone();
      const invite = () => inviteMember(owner, { email, role: "recruiter" });
      return {
        organizationId,
        acts: [invite, invite, () => inviteRecruiter(administrator, { organizationId, email })],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.invitation.count({ where: { organizationId } })).toBe(1);
        },
      };
    },
  },
  {
    name: "an invitation that two withdraw while it is renewed is withdrawn once, and there or not",
    useCases: ["withdrawInvitation", "inviteMember"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const email = someone();
      await inviteMember(owner, { email, role: "recruiter" });
      const { id: invitationId } = await ownerDb.invitation.findFirstOrThrow({ where: { email } });
      const withdraw = () => withdrawInvitation(owner, { invitationId });
      return {
        organizationId,
        acts: [withdraw, () => inviteMember(owner, { email, role: "admin" }), withdraw],
        async holds([withdrawn, invited, withdrawnToo]) {
          expect(invited).toBe("done");
          expectOne([withdrawn!, withdrawnToo!], "not_found");
          expect(await recorded(organizationId, "invitation.withdrawn")).toBe(1);
          expect(await ownerDb.invitation.count({ where: { organizationId } })).toBeLessThan(2);
        },
      };
    },
  },
  {
    name: "an invitation that is sent again by two is sent again once",
    useCases: ["sendInvitationAgain"],
    table: "Invitation",
    async arrange() {
      const { owner, organizationId } = await team();
      const { administrator } = await serviceAdministrator();
      const soon = new Date(Date.now() + 3_600_000);
      const { id: invitationId } = await ownerDb.invitation.create({
        data: {
          organizationId,
          email: someone(),
          inviterId: owner.id,
          expiresAt: soon,
          undeliveredAt: new Date(),
        },
      });
      const send = () => sendInvitationAgain(administrator, { invitationId });
      return {
        organizationId,
        acts: [send, send],
        async holds(outcomes) {
          expectOne(outcomes, "not_found");
          expect(await emitted(organizationId, "invitation.requested")).toBe(1);
        },
      };
    },
  },
  {
    name: "two departments of one name are one",
    useCases: ["describeDepartment"],
    table: "Department",
    async arrange() {
      const { owner, organizationId } = await team();
      const describe = (name: string) => () => describeDepartment(owner, { name, ...department });
      return {
        organizationId,
        acts: [describe("Engineering"), describe("engineering")],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.department.count({ where: { organizationId } })).toBe(1);
        },
      };
    },
  },
  {
    name: "a department that is removed while it is described is gone, and who described it is told",
    useCases: ["describeDepartment", "removeDepartment"],
    table: "Department",
    async arrange() {
      const { owner, organizationId } = await team();
      const { departmentId } = await describeDepartment(owner, { name: "Engineering", ...department });
      const remove = () => removeDepartment(owner, { departmentId });
      return {
        organizationId,
        acts: [
          remove,
          () => describeDepartment(owner, { departmentId, name: "Product", ...department }),
          remove,
        ],
        async holds([removed, described, removedToo]) {
          expectOne([removed!, removedToo!], "not_found");
          expect(["done", "not_found"]).toContain(described);
          expect(await ownerDb.department.count({ where: { organizationId } })).toBe(0);
        },
      };
    },
  },
  chosen("of two undo times one stands", "chooseUndoTime", "organization.undo-time-chosen", (actor, at) =>
    chooseUndoTime(actor, { decisionUndoSeconds: 30 + at }),
  ),
  chosen(
    "of two retention rules one stands",
    "chooseRetention",
    "organization.retention-chosen",
    (actor, at) => chooseRetention(actor, { retentionMonths: 24 + at }),
  ),
  chosen(
    "of two confirmation policies one stands",
    "chooseConfirmationPolicy",
    "organization.confirmation-policy-chosen",
    (actor, at) =>
      chooseConfirmationPolicy(actor, { confirmationPolicy: (["agent", "recruiter"] as const)[at] }),
  ),
  chosen(
    "of two lists of reasons one stands whole",
    "chooseRejectionReasons",
    "organization.rejection-reasons-chosen",
    (actor, at) => chooseRejectionReasons(actor, { rejectionReasons: [`Reason ${at}`, "Other"] }),
  ),
  chosen(
    "of two descriptions of the organization one stands whole",
    "describeOrganization",
    "organization.described",
    (actor, at) => describeOrganization(actor, { values: `Values ${at}`, teamNeeds: `Needs ${at}` }),
  ),
  chosen(
    "of two addresses for answers to letters one stands",
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
  {
    name: "a member who chooses how to be told in two tabs has one choice",
    useCases: ["chooseNotices", "markRead"],
    table: "NoticeChoice",
    async arrange() {
      const { owner, organizationId } = await team();
      const { id: userId } = owner;
      await ownerDb.notice.create({
        data: { organizationId, userId, kind: "decided", subjectId: randomUUID() },
      });
      const read: number[] = [];
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
          },
        });
      };
      return {
        organizationId,
        acts: [choose("never"), choose("daily")],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.noticeChoice.count({ where: { organizationId } })).toBe(1);
          expect(read.toSorted()).toEqual([0, 1]);
        },
      };
    },
  },
  {
    name: "credits granted under one key come once, and an administrator's each time",
    useCases: ["addCredits", "grantCredits"],
    table: "CreditTransaction",
    async arrange() {
      const { organization, system } = await hiringTeam({ credits: 10 });
      const { administrator } = await serviceAdministrator();
      const organizationId = organization.id;
      const grant = () => grantCredits(system, { amount: 5, key: "spring", description: "Spring" });
      const add = () => addCredits(administrator, { organizationId, amount: 7, reason: "Invoice 17" });
      return {
        organizationId,
        acts: [grant, add, grant, add],
        async holds(outcomes) {
          expectDone(outcomes);
          const account = await ownerDb.creditAccount.findUniqueOrThrow({ where: { organizationId } });
          expect(account.balance).toBe(10 + 5 + 7 + 7);
          expect(await recorded(organizationId, "credits.granted")).toBe(1 + 3);
        },
      };
    },
  },
  {
    name: "two service administrators who end each other leave one",
    useCases: ["setAdministrator"],
    table: "ServiceAct",
    async arrange() {
      const both = [await serviceAdministrator(), await serviceAdministrator()];
      const users = await ownerDb.user.findMany({
        where: { id: { in: both.map(({ administrator }) => administrator.id) } },
      });
      const end = (by: number) => () => {
        const { administrator } = both[by]!;
        const { email } = users.find(({ id }) => id !== administrator.id)!;
        return setAdministrator(administrator, { email, administrator: false });
      };
      return {
        organizationId: both[0]!.organization.id,
        acts: [end(0), end(1)],
        async holds(outcomes) {
          expectOne(outcomes, "forbidden");
          const left = await ownerDb.user.count({
            where: { id: { in: users.map(({ id }) => id) }, serviceAdministrator: true },
          });
          expect(left).toBe(1);
        },
      };
    },
  },
  {
    name: "somebody who is made a service administrator by two is made one once",
    useCases: ["setAdministrator"],
    table: "ServiceAct",
    async arrange() {
      const { administrator, organization } = await serviceAdministrator();
      const { id } = await colleagueOf(administrator, "recruiter");
      const { email } = await ownerDb.user.update({ where: { id }, data: { emailVerified: true } });
      const make = () => setAdministrator(administrator, { email, administrator: true });
      return {
        organizationId: organization.id,
        acts: [make, make],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.serviceAct.count({ where: { subjectId: id } })).toBe(1);
        },
      };
    },
  },
  {
    name: "an act that an agent asks for twice is asked once",
    useCases: ["requestConfirmation"],
    table: "Confirmation",
    async arrange() {
      const { owner, organizationId } = await team();
      const agent = agentWith(owner, everyScope);
      const request = () =>
        requestConfirmation(agent, {
          act: "addNote",
          permission: "note:write",
          arguments: { body: "Call back." },
          subjectRevision: "1",
          preview: { headline: "Add a note", effects: [] },
        });
      return {
        organizationId,
        acts: [request, request],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.confirmation.count({ where: { organizationId } })).toBe(1);
        },
      };
    },
  },
];
