import type { Metadata } from "next";
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
import { CardBody, TitledCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("settings", en);
  return { title: t("title") };
}

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
        <TitledCard title={t("culture")}>
          <CardBody>
            <DescriptionForm
              values={organization.values ?? ""}
              teamNeeds={organization.teamNeeds ?? ""}
              readOnly={!mayChange}
              save={saveDescription}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("departments")}>
          <CardBody>
            <DepartmentList
              departments={departments}
              readOnly={!mayChange}
              acts={{ save: saveDepartment, remove: dropDepartment }}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("policy")}>
          <CardBody>
            <PolicyForm policy={organization.confirmationPolicy} readOnly={!mayChange} save={savePolicy} />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("undo")}>
          <CardBody>
            <UndoTimeForm
              seconds={organization.decisionUndoSeconds}
              readOnly={!mayChange}
              save={saveUndoTime}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("reasons")}>
          <CardBody>
            <ReasonsForm
              reasons={organization.rejectionReasons}
              readOnly={!mayChange}
              save={saveRejectionReasons}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("retention")}>
          <CardBody>
            <RetentionForm
              months={organization.retentionMonths}
              from={organization.retentionFrom}
              readOnly={!mayChange}
              acts={{ preview: previewRetentionRule, save: saveRetention }}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("letters")}>
          <CardBody>
            <LettersForm
              letters={letters}
              mailIsSetUp={mailIsSetUp}
              readOnly={!mayChange}
              save={saveLetters}
            />
          </CardBody>
        </TitledCard>
        <TitledCard title={t("members")}>
          <CardBody className="flex flex-col gap-4">
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
          </CardBody>
        </TitledCard>
      </div>
    </>
  );
}

/** Links to settings on separate pages. */
function OtherSettings({ t, permissions }: { t: Words<typeof en>; permissions: ReadonlySet<Permission> }) {
  const mayChange = permissions.has("organization:administer");
  return (
    <>
      <Button asChild>
        <Link href="/settings/account">{t("account")}</Link>
      </Button>
      <Button asChild>
        <Link href="/settings/notifications">{t("notifications")}</Link>
      </Button>
      {permissions.has("service:operate") && (
        <Button asChild>
          <Link href="/operating">{t("operating")}</Link>
        </Button>
      )}
      {mayChange && (
        <Button asChild>
          <Link href="/settings/model">{t("model")}</Link>
        </Button>
      )}
      {mayChange && (
        <Button asChild>
          <Link href="/settings/connections">{t("connections")}</Link>
        </Button>
      )}
    </>
  );
}
