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
import { UndoTimeForm } from "@/components/settings/undo-time-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { getLetters } from "@/lib/letters/get-letters";
import { getOrganization } from "@/lib/organizations/get-organization";
import { listDepartments } from "@/lib/organizations/list-departments";
import { listMembers } from "@/lib/organizations/list-members";
import { listInvitations } from "@/lib/organizations/open-invitations";
import { saveDescription, saveLetters, savePolicy, saveRejectionReasons, saveUndoTime } from "./actions";
import { dropDepartment, saveDepartment } from "./department-actions";
import { changeRole, handOver, invite, leave, remove, withdraw } from "./member-actions";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
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
        title="Settings"
        detail={organization.name}
        actions={
          <>
            <Button asChild>
              <Link href="/settings/account">Your account</Link>
            </Button>
            <Button asChild>
              <Link href="/settings/notifications">Notifications</Link>
            </Button>
            {actor.permissions.has("service:operate") && (
              <Button asChild>
                <Link href="/operating">Operating</Link>
              </Button>
            )}
            {mayChange && (
              <Button asChild>
                <Link href="/settings/model">Language model</Link>
              </Button>
            )}
            {mayChange && (
              <Button asChild>
                <Link href="/settings/connections">Connections</Link>
              </Button>
            )}
          </>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!mayChange && <Alert>Only administrators of the organization can change these settings.</Alert>}
        <Card>
          <CardHeader>
            <CardTitle>Culture and team</CardTitle>
          </CardHeader>
          <CardBody>
            <DescriptionForm
              values={organization.values ?? ""}
              teamNeeds={organization.teamNeeds ?? ""}
              readOnly={!mayChange}
              save={saveDescription}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Departments and teams</CardTitle>
          </CardHeader>
          <CardBody>
            <DepartmentList
              departments={departments}
              readOnly={!mayChange}
              acts={{ save: saveDepartment, remove: dropDepartment }}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Confirmation of what agents do</CardTitle>
          </CardHeader>
          <CardBody>
            <PolicyForm policy={organization.confirmationPolicy} readOnly={!mayChange} save={savePolicy} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Undoing decisions</CardTitle>
          </CardHeader>
          <CardBody>
            <UndoTimeForm
              seconds={organization.decisionUndoSeconds}
              readOnly={!mayChange}
              save={saveUndoTime}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Reasons for rejecting</CardTitle>
          </CardHeader>
          <CardBody>
            <ReasonsForm
              reasons={organization.rejectionReasons}
              readOnly={!mayChange}
              save={saveRejectionReasons}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Letters to candidates</CardTitle>
          </CardHeader>
          <CardBody>
            <LettersForm {...{ letters, mailIsSetUp }} readOnly={!mayChange} save={saveLetters} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Members</CardTitle>
          </CardHeader>
          <CardBody className="flex flex-col gap-4">
            <MemberList members={members} acts={{ changeRole, remove, leave, handOver }} />
            {mayChange && (
              <>
                <Invite invite={invite} />
                <InvitationList
                  invitations={(await listInvitations(actor, {})).invitations}
                  withdraw={withdraw}
                />
              </>
            )}
          </CardBody>
        </Card>
      </div>
    </>
  );
}
