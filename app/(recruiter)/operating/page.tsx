import { notFound } from "next/navigation";
import { AccountForm } from "@/components/operating/account-form";
import { Failures } from "@/components/operating/failures";
import { Figures } from "@/components/operating/figures";
import { GrantForm } from "@/components/operating/grant-form";
import { ServiceActs } from "@/components/operating/service-acts";
import { Syncs } from "@/components/operating/syncs";
import { Undelivered } from "@/components/operating/undelivered";
import { Badge } from "@/components/ui/badge";
import { CardBody, SectionCard, TitledCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import type { Words } from "@/components/words/translate";
import { requireActor } from "@/lib/platform/access/session";
import { listActs } from "@/lib/doors/operating/acts/list-acts";
import { listOrganizations } from "@/lib/doors/operating/acts/list-organizations";
import { listUndelivered } from "@/lib/doors/operating/acts/undelivered-invitations";
import { listFigures } from "@/lib/doors/operating/figures/list-figures";
import { readiness } from "@/lib/doors/operating/readiness";
import { getWork } from "@/lib/doors/operating/get-work";
import en from "@/messages/en/operating.json";
import type { Search } from "../address";
import { appoint, grant, resetPassword, runAgain, sendAgain, serviceAct } from "./actions";

export const generateMetadata = titled("operating", en, "title");

/** For service administrators: health, pending work, and acts that only they may perform. */
export default async function OperatingPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("operating", en);
  const actor = await requireActor("/operating");
  if (!actor.permissions.has("service:operate")) notFound();
  const { after } = await searchParams;
  const [{ parts }, work, page, { acts }, { invitations }, figures] = await Promise.all([
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
        <Dependencies t={t} parts={parts} />
        <Waiting t={t} lines={work.lines} />
        {work.syncs.length > 0 && <Syncs syncs={work.syncs} />}
        <SectionCard title={t("failed")}>
          <Failures failures={work.failures} runAgain={runAgain} />
        </SectionCard>
        <Figures {...figures} />
        <SectionCard title={t("undelivered")}>
          <Undelivered invitations={invitations} sendAgain={sendAgain} />
        </SectionCard>
        <Organizations t={t} {...page} />
        <SectionCard title={t("accounts")}>
          <AccountForm appoint={appoint} resetPassword={resetPassword} />
        </SectionCard>
        <SectionCard title={t("service")}>
          <ServiceActs run={serviceAct} />
        </SectionCard>
        <Acts t={t} acts={acts} />
      </div>
    </>
  );
}

type T = Words<typeof en>;

function Dependencies({ t, parts }: { t: T } & Pick<Awaited<ReturnType<typeof readiness>>, "parts">) {
  return (
    <TitledCard title={t("needs")}>
      <Table still label={t("needs.table")}>
        <TableBody>
          {(Object.keys(parts) as (keyof typeof parts)[]).map((name) => (
            <Tr key={name}>
              <Td>{t(`part.${name}`)}</Td>
              <Td>
                <Badge tone={parts[name].state === "ok" ? "neutral" : "danger"}>{parts[name].state}</Badge>
              </Td>
              <Td>
                {parts[name].problem ?? t("needs.since", { seconds: Math.round(parts[name].inStateSeconds) })}
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TitledCard>
  );
}

function Waiting({ t, lines }: { t: T } & Pick<Awaited<ReturnType<typeof getWork>>, "lines">) {
  return (
    <TitledCard title={t("work")}>
      <Table still label={t("work.table")}>
        <thead>
          <Tr>
            <Th>{t("work.what")}</Th>
            <Th numeric>{t("work.waiting")}</Th>
            <Th>{t("work.oldest")}</Th>
          </Tr>
        </thead>
        <TableBody>
          {lines.map(({ what, waiting, oldest }) => (
            <Tr key={what}>
              <Td>{what}</Td>
              <Td numeric>{waiting}</Td>
              <Td>{oldest ? <When at={oldest} exact /> : "–"}</Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TitledCard>
  );
}

function Organizations({ t, organizations, next }: { t: T } & Awaited<ReturnType<typeof listOrganizations>>) {
  return (
    <TitledCard title={t("organizations")}>
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
    </TitledCard>
  );
}

function Acts({ t, acts }: { t: T } & Awaited<ReturnType<typeof listActs>>) {
  return (
    <TitledCard title={t("acts")}>
      <Table still label={t("acts")}>
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
    </TitledCard>
  );
}
