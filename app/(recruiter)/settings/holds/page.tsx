import Link from "next/link";
import { HoldForm } from "@/components/settings/hold-form";
import { ReleaseHold } from "@/components/settings/release-hold";
import { Badge } from "@/components/ui/badge";
import { SectionCard, TitledCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Refused } from "@/components/ui/refused";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { pageUrl } from "@/lib/platform/access/addresses";
import { requireActor } from "@/lib/platform/access/session";
import { listHolds } from "@/lib/records/candidates/list-holds";
import { everyJob } from "../../every-job";
import en from "@/messages/en/hold.json";
import { type Search, single } from "../../address";
import { place, release } from "./actions";

export const generateMetadata = titled("hold", en, "title");

/** Legal holds, and what was sealed because of them. */
export default async function HoldsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("hold", en);
  const actor = await requireActor("/settings/holds");
  const header = (
    <PageHeader
      title={t("title")}
      trail={[{ href: "/settings", label: t("settings") }]}
      detail={t("detail")}
    />
  );
  if (!actor.permissions.has("organization:administer"))
    return <Refused head={header}>{t("onlyAdministrators")}</Refused>;
  const person = single((await searchParams).person);
  const [{ holds, sealed }, jobs] = await Promise.all([listHolds(actor, {}), everyJob(actor)]);
  return (
    <>
      {header}
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <SectionCard title={t("new")} className="flex flex-col gap-4">
          <p className="max-w-[72ch] text-sm text-ink-muted">{t("new.text")}</p>
          <HoldForm person={person ? pageUrl.candidate(person) : ""} jobs={jobs} place={place} />
        </SectionCard>
        {holds.length > 0 && (
          <TitledCard title={t("holds")}>
            <Table label={t("holds")} className="mt-2">
              <thead>
                <tr>
                  <Th>{t("reason")}</Th>
                  <Th>{t("about")}</Th>
                  <Th>{t("since")}</Th>
                  <Th>
                    <span className="sr-only">{t("release")}</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {holds.map((hold) => (
                  <Tr key={hold.holdId}>
                    <Td className="w-full min-w-48 py-2 whitespace-normal">{hold.reason}</Td>
                    <Td className="min-w-48 py-2 whitespace-normal">
                      <ul>
                        {hold.candidate && (
                          <li>
                            <Link
                              href={`/candidates/${hold.candidate.candidateId}`}
                              className="hover:underline"
                            >
                              {hold.candidate.name}
                            </Link>
                          </li>
                        )}
                        {hold.job && <li>{hold.job.title}</li>}
                        {(hold.appliedFrom ?? hold.appliedTo) && (
                          <li>
                            {hold.appliedFrom ? <When at={hold.appliedFrom} /> : "…"} –{" "}
                            {hold.appliedTo ? <When at={hold.appliedTo} /> : "…"}
                          </li>
                        )}
                      </ul>
                    </Td>
                    <Td className="py-2">
                      <When at={hold.placedAt} />, {hold.placedBy}
                    </Td>
                    <Td className="py-2">
                      {hold.releasedAt ? (
                        <Badge>{t("released")}</Badge>
                      ) : (
                        <ReleaseHold hold={hold} release={release} />
                      )}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </TitledCard>
        )}
        {sealed.length > 0 && (
          <TitledCard title={t("sealed")}>
            <p className="max-w-[72ch] px-4 pt-3 text-sm text-ink-muted">{t("sealed.text")}</p>
            <Table label={t("sealed")} className="mt-2">
              <thead>
                <tr>
                  <Th>{t("person")}</Th>
                  <Th>{t("sealed.at")}</Th>
                  <Th>
                    <span className="sr-only">{t("sealed.open")}</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {sealed.map(({ sealedId, name, sealedAt }) => (
                  <Tr key={sealedId}>
                    <Td className="w-full">{name}</Td>
                    <Td>
                      <When exact at={sealedAt} />
                    </Td>
                    <Td>
                      <a
                        href={`/settings/holds/${sealedId}`}
                        download
                        className="rounded-xs text-accent-ink hover:underline"
                        aria-label={t("sealed.openOf", { name })}
                      >
                        {t("sealed.open")}
                      </a>
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </TitledCard>
        )}
      </div>
    </>
  );
}
