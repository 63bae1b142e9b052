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
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/access/session";
import { listActs } from "@/lib/operating/acts/list-acts";
import { listOrganizations } from "@/lib/operating/acts/list-organizations";
import { listUndelivered } from "@/lib/operating/acts/undelivered-invitations";
import { listFigures } from "@/lib/operating/figures/list-figures";
import { readiness } from "@/lib/operating/readiness";
import { getWork } from "@/lib/operating/get-work";
import en from "@/messages/en/operating.json";
import { appoint, grant, resetPassword, runAgain, sendAgain, serviceAct } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("operating", en);
  return { title: t("title") };
}

/** For service administrators: how the service is, what it has to do, and what only they may do to it. */
export default async function OperatingPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const t = await getWords("operating", en);
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
      <PageHeader title={t("title")} detail={t("detail")} />
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <Card>
          <CardHeader>
            <CardTitle>{t("needs")}</CardTitle>
          </CardHeader>
          <Table label={t("needs.table")}>
            <TableBody>
              {(Object.keys(parts) as (keyof typeof parts)[]).map((name) => (
                <Tr key={name}>
                  <Td>{t(`part.${name}`)}</Td>
                  <Td>
                    <Badge tone={parts[name].state === "ok" ? "neutral" : "danger"}>
                      {parts[name].state}
                    </Badge>
                  </Td>
                  <Td>
                    {parts[name].problem ??
                      t("needs.since", { seconds: Math.round(parts[name].inStateSeconds) })}
                  </Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("work")}</CardTitle>
          </CardHeader>
          <Table label={t("work.table")}>
            <thead>
              <Tr>
                <Th>{t("work.what")}</Th>
                <Th numeric>{t("work.waiting")}</Th>
                <Th>{t("work.oldest")}</Th>
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
            <CardTitle>{t("failed")}</CardTitle>
          </CardHeader>
          <CardBody>
            <Failures failures={work.failures} runAgain={runAgain} />
          </CardBody>
        </Card>
        <Figures {...figures} />
        <Card>
          <CardHeader>
            <CardTitle>{t("undelivered")}</CardTitle>
          </CardHeader>
          <CardBody>
            <Undelivered invitations={invitations} sendAgain={sendAgain} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("organizations")}</CardTitle>
          </CardHeader>
          <Table label={t("organizations")}>
            <thead>
              <Tr>
                <Th>{t("organizations.name")}</Th>
                <Th numeric>{t("organizations.members")}</Th>
                <Th numeric>{t("organizations.credits")}</Th>
                <Th>{t("organizations.addCredits")}</Th>
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
              <a href={`/operating?after=${next}`}>{t("organizations.more")}</a>
            </CardBody>
          )}
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("accounts")}</CardTitle>
          </CardHeader>
          <CardBody>
            <AccountForm appoint={appoint} resetPassword={resetPassword} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("service")}</CardTitle>
          </CardHeader>
          <CardBody>
            <ServiceActs run={serviceAct} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("acts")}</CardTitle>
          </CardHeader>
          <Table label={t("acts")}>
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
