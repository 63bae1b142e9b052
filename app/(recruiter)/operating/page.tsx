import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountForm } from "@/components/operating/account-form";
import { Failures } from "@/components/operating/failures";
import { Figures } from "@/components/operating/figures";
import { GrantForm } from "@/components/operating/grant-form";
import { ServiceActs } from "@/components/operating/service-acts";
import { Undelivered } from "@/components/operating/undelivered";
import { Badge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { requireActor } from "@/lib/access/session";
import { listActs } from "@/lib/operating/acts/list-acts";
import { listOrganizations } from "@/lib/operating/acts/list-organizations";
import { listUndelivered } from "@/lib/operating/acts/undelivered-invitations";
import { listFigures } from "@/lib/operating/figures/list-figures";
import { readiness } from "@/lib/operating/readiness";
import { getWork } from "@/lib/operating/get-work";
import { appoint, grant, resetPassword, runAgain, sendAgain, serviceAct } from "./actions";

export const metadata: Metadata = { title: "Operating" };

/** For service administrators: how the service is, what it has to do, and what only they may do to it. */
export default async function OperatingPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const actor = await requireActor("/operating");
  if (!actor.permissions.has("service:operate")) notFound();
  const { after } = await searchParams;
  const [{ parts }, work, { organizations, next }, { acts }, { invitations }, figures] = await Promise.all([
    readiness(),
    getWork(actor, {}),
    listOrganizations(actor, { after: typeof after === "string" ? after : null }),
    listActs(actor, {}),
    listUndelivered(actor, {}),
    listFigures(actor, {}),
  ]);
  return (
    <>
      <PageHeader title="Operating" detail="The whole service, for its administrators" />
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <Card>
          <CardHeader>
            <CardTitle>What it needs</CardTitle>
          </CardHeader>
          <Table label="What the service needs">
            <TableBody>
              {Object.entries(parts).map(([name, { state, inStateSeconds, problem }]) => (
                <Tr key={name}>
                  <Td className="capitalize">{name}</Td>
                  <Td>
                    <Badge tone={state === "ok" ? "neutral" : "danger"}>{state}</Badge>
                  </Td>
                  <Td>{problem ?? `for ${Math.round(inStateSeconds)} s`}</Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>What it has to do</CardTitle>
          </CardHeader>
          <Table label="Work that waits">
            <thead>
              <Tr>
                <Th>Work</Th>
                <Th numeric>Waiting</Th>
                <Th>Oldest</Th>
              </Tr>
            </thead>
            <TableBody>
              {work.lines.map(({ what, waiting, oldest }) => (
                <Tr key={what}>
                  <Td>{what}</Td>
                  <Td numeric>{waiting}</Td>
                  <Td>{oldest ? <When at={oldest} /> : "–"}</Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>What failed for good</CardTitle>
          </CardHeader>
          <CardBody>
            <Failures failures={work.failures} runAgain={runAgain} />
          </CardBody>
        </Card>
        <Figures {...figures} />
        <Card>
          <CardHeader>
            <CardTitle>Invitations that did not arrive</CardTitle>
          </CardHeader>
          <CardBody>
            <Undelivered invitations={invitations} sendAgain={sendAgain} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Organizations</CardTitle>
          </CardHeader>
          <Table label="Organizations">
            <thead>
              <Tr>
                <Th>Name</Th>
                <Th numeric>Members</Th>
                <Th numeric>Credits</Th>
                <Th>Add credits</Th>
              </Tr>
            </thead>
            <TableBody>
              {organizations.map(({ organizationId, name, members, credits }) => (
                <Tr key={organizationId}>
                  <Td>{name}</Td>
                  <Td numeric>{members}</Td>
                  <Td numeric>{credits}</Td>
                  <Td>
                    <GrantForm organizationId={organizationId} name={name} grant={grant} />
                  </Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
          {next && (
            <CardBody>
              <a href={`/operating?after=${next}`}>More organizations</a>
            </CardBody>
          )}
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Accounts</CardTitle>
          </CardHeader>
          <CardBody>
            <AccountForm appoint={appoint} resetPassword={resetPassword} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>The whole service</CardTitle>
          </CardHeader>
          <CardBody>
            <ServiceActs run={serviceAct} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>What was done</CardTitle>
          </CardHeader>
          <Table label="What was done">
            <TableBody>
              {acts.map(({ by, act, subjectId, createdAt }) => (
                <Tr key={`${createdAt} ${act} ${subjectId}`}>
                  <Td>
                    <When at={createdAt} />
                  </Td>
                  <Td>{by}</Td>
                  <Td>{act}</Td>
                  <Td>{subjectId}</Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        </Card>
      </div>
    </>
  );
}
