import Link from "next/link";
import { redirect } from "next/navigation";
import { DepartmentList } from "@/components/settings/department-list";
import { DescriptionForm } from "@/components/settings/description-form";
import { InvitationList } from "@/components/member/invitation-list";
import { Invite } from "@/components/member/invite";
import { MemberList } from "@/components/member/member-list";
import { LettersForm } from "@/components/settings/letters-form";
import { LooksForm } from "@/components/settings/looks-form";
import { PolicyForm } from "@/components/settings/policy-form";
import { ReasonsForm } from "@/components/settings/reasons-form";
import { RetentionForm } from "@/components/settings/retention-form";
import { WithheldForm } from "@/components/settings/withheld-form";
import { UndoTimeForm } from "@/components/settings/undo-time-form";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import type { Words } from "@/components/words/translate";
import type { Permission } from "@/lib/platform/access/permissions";
import { requireActor } from "@/lib/platform/access/session";
import { getLetters } from "@/lib/hiring/letters/get-letters";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { listDepartments } from "@/lib/hiring/organizations/list-departments";
import { listMembers } from "@/lib/hiring/organizations/list-members";
import { listInvitations } from "@/lib/hiring/organizations/open-invitations";
import en from "@/messages/en/settings.json";
import {
  previewRetentionRule,
  saveDescription,
  saveLetters,
  saveLooks,
  savePolicy,
  saveRejectionReasons,
  saveRetention,
  saveUndoTime,
  saveWithheld,
} from "./actions";
import { dropDepartment, saveDepartment } from "./department-actions";
import { changeRole, handOver, invite, leave, remove, withdraw } from "./member-actions";

export const generateMetadata = titled("settings", en, "title");

export default async function SettingsPage() {
  const t = await getWords("settings", en);
  const actor = await requireActor("/settings");
  if (actor.sees !== "organization") redirect("/settings/account");
  const [organization, { members }, { departments }, { mailIsSetUp, ...letters }] = await Promise.all([
    getOrganization(actor, {}),
    listMembers(actor, {}),
    listDepartments(actor, {}),
    getLetters(actor, {}),
  ]);
  const mayChange = actor.permissions.has("organization:administer");
  return (
    <>
      <PageHeader title={t("title")} detail={organization.name} />
      <div className="flex flex-col gap-6 px-4 pb-10 sm:px-6 lg:flex-row lg:gap-10">
        <SideNavigation t={t} permissions={actor.permissions} />
        <div className="flex max-w-3xl min-w-0 flex-1 flex-col gap-6">
          {!mayChange && <Alert>{t("onlyAdministrators")}</Alert>}
          <SectionCard id="members" title={t("members")} className="flex flex-col gap-4">
            <MemberList members={members} acts={{ changeRole, remove, leave, handOver }} />
            {mayChange && (
              <>
                <Invite invite={invite} />
                <InvitationList
                  invitations={(await listInvitations(actor, {})).invitations}
                  invite={invite}
                  withdraw={withdraw}
                />
              </>
            )}
          </SectionCard>
          <SectionCard id="culture" title={t("culture")}>
            <DescriptionForm
              description={{
                values: organization.values ?? "",
                teamNeeds: organization.teamNeeds ?? "",
              }}
              readOnly={!mayChange}
              save={saveDescription}
            />
          </SectionCard>
          <SectionCard id="departments" title={t("departments")}>
            <DepartmentList
              departments={departments}
              readOnly={!mayChange}
              acts={{ save: saveDepartment, remove: dropDepartment }}
            />
          </SectionCard>
          <SectionCard id="policy" title={t("policy")}>
            <PolicyForm policy={organization.confirmationPolicy} readOnly={!mayChange} save={savePolicy} />
            <WithheldForm withheld={organization.agentsWithheld} readOnly={!mayChange} save={saveWithheld} />
          </SectionCard>
          <SectionCard id="undo" title={t("undo")}>
            <UndoTimeForm
              seconds={organization.decisionUndoSeconds}
              readOnly={!mayChange}
              save={saveUndoTime}
            />
          </SectionCard>
          <SectionCard id="reasons" title={t("reasons")}>
            <ReasonsForm
              reasons={organization.rejectionReasons}
              asked={organization.reasonAsked}
              readOnly={!mayChange}
              save={saveRejectionReasons}
            />
          </SectionCard>
          <SectionCard id="looks" title={t("looks")}>
            <LooksForm looks={organization} readOnly={!mayChange} save={saveLooks} />
          </SectionCard>
          <SectionCard id="retention" title={t("retention")}>
            <RetentionForm
              months={organization.retentionMonths}
              from={organization.retentionFrom}
              readOnly={!mayChange}
              acts={{ preview: previewRetentionRule, save: saveRetention }}
            />
          </SectionCard>
          <SectionCard id="letters" title={t("letters")}>
            <LettersForm
              letters={letters}
              mailIsSetUp={mailIsSetUp}
              readOnly={!mayChange}
              save={saveLetters}
            />
          </SectionCard>
        </div>
      </div>
    </>
  );
}

const otherSettings = [
  { href: "/settings/account", label: "account" },
  { href: "/settings/notifications", label: "notifications" },
  { href: "/operating", label: "operating", to: "service:operate" },
  { href: "/settings/impact", label: "impact", to: "impact:report" },
  { href: "/settings/judge", label: "judge" },
  { href: "/settings/model", label: "model", to: "organization:administer" },
  { href: "/settings/connections", label: "connections", to: "organization:administer" },
  { href: "/settings/sign-in", label: "signIn", to: "organization:administer" },
  { href: "/settings/notice", label: "notice", to: "organization:administer" },
  { href: "/settings/holds", label: "holds", to: "organization:administer" },
  { href: "/settings/trail", label: "trail", to: "organization:administer" },
] as const satisfies { href: string; label: keyof typeof en; to?: Permission }[];

const sections = [
  "members",
  "culture",
  "departments",
  "policy",
  "undo",
  "reasons",
  "looks",
  "retention",
  "letters",
] as const satisfies (keyof typeof en)[];

/** The sections of this page, then the settings on separate pages; beside them on a wide screen. */
function SideNavigation({ t, permissions }: { t: Words<typeof en>; permissions: ReadonlySet<Permission> }) {
  const links = [
    ...sections.map((name) => ({ href: `#${name}`, label: name })),
    ...otherSettings.filter((each) => !("to" in each) || permissions.has(each.to)),
  ];
  return (
    <nav aria-label={t("title")} className="shrink-0 lg:sticky lg:top-4 lg:w-56 lg:self-start">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-8 items-center rounded-md px-2 text-sm text-ink-muted hover:bg-sunken hover:text-ink"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
