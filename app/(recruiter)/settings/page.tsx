import Link from "next/link";
import { redirect } from "next/navigation";
import { DepartmentList } from "@/components/settings/department-list";
import { DescriptionForm } from "@/components/settings/description-form";
import { InvitationList } from "@/components/member/invitation-list";
import { Invite } from "@/components/member/invite";
import { MemberList } from "@/components/member/member-list";
import { LettersForm } from "@/components/settings/letters-form";
import { PolicyForm } from "@/components/settings/policy-form";
import { ReasonsForm } from "@/components/settings/reasons-form";
import { RetentionForm } from "@/components/settings/retention-form";
import { UndoTimeForm } from "@/components/settings/undo-time-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import type { Words } from "@/components/words/translate";
import type { Permission } from "@/lib/access/permissions";
import { requireActor } from "@/lib/access/session";
import { getLetters } from "@/lib/letters/get-letters";
import { getOrganization } from "@/lib/organizations/get-organization";
import { listDepartments } from "@/lib/organizations/list-departments";
import { listMembers } from "@/lib/organizations/list-members";
import { listInvitations } from "@/lib/organizations/open-invitations";
import en from "@/messages/en/settings.json";
import {
  previewRetentionRule,
  saveDescription,
  saveLetters,
  savePolicy,
  saveRejectionReasons,
  saveRetention,
  saveUndoTime,
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
      <PageHeader
        title={t("title")}
        detail={organization.name}
        actions={<OtherSettings t={t} permissions={actor.permissions} />}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!mayChange && <Alert>{t("onlyAdministrators")}</Alert>}
        <SectionCard title={t("culture")}>
          <DescriptionForm
            description={{
              values: organization.values ?? "",
              teamNeeds: organization.teamNeeds ?? "",
            }}
            readOnly={!mayChange}
            save={saveDescription}
          />
        </SectionCard>
        <SectionCard title={t("departments")}>
          <DepartmentList
            departments={departments}
            readOnly={!mayChange}
            acts={{ save: saveDepartment, remove: dropDepartment }}
          />
        </SectionCard>
        <SectionCard title={t("policy")}>
          <PolicyForm policy={organization.confirmationPolicy} readOnly={!mayChange} save={savePolicy} />
        </SectionCard>
        <SectionCard title={t("undo")}>
          <UndoTimeForm
            seconds={organization.decisionUndoSeconds}
            readOnly={!mayChange}
            save={saveUndoTime}
          />
        </SectionCard>
        <SectionCard title={t("reasons")}>
          <ReasonsForm
            reasons={organization.rejectionReasons}
            asked={organization.reasonAsked}
            readOnly={!mayChange}
            save={saveRejectionReasons}
          />
        </SectionCard>
        <SectionCard title={t("retention")}>
          <RetentionForm
            months={organization.retentionMonths}
            from={organization.retentionFrom}
            readOnly={!mayChange}
            acts={{ preview: previewRetentionRule, save: saveRetention }}
          />
        </SectionCard>
        <SectionCard title={t("letters")}>
          <LettersForm letters={letters} mailIsSetUp={mailIsSetUp} readOnly={!mayChange} save={saveLetters} />
        </SectionCard>
        <SectionCard title={t("members")} className="flex flex-col gap-4">
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
      </div>
    </>
  );
}

const otherSettings = [
  { href: "/settings/account", label: "account" },
  { href: "/settings/notifications", label: "notifications" },
  { href: "/operating", label: "operating", to: "service:operate" },
  { href: "/settings/model", label: "model", to: "organization:administer" },
  { href: "/settings/connections", label: "connections", to: "organization:administer" },
] as const satisfies { href: string; label: keyof typeof en; to?: Permission }[];

/** Links to settings on separate pages. */
const OtherSettings = ({ t, permissions }: { t: Words<typeof en>; permissions: ReadonlySet<Permission> }) =>
  otherSettings
    .filter((each) => !("to" in each) || permissions.has(each.to))
    .map(({ href, label }) => (
      <Button key={href} asChild>
        <Link href={href}>{t(label)}</Link>
      </Button>
    ));
