import Link from "next/link";
import { CheckTrail } from "@/components/trail/check-trail";
import { TrailTable } from "@/components/trail/trail-table";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { Refused } from "@/components/ui/refused";
import { SelectField } from "@/components/ui/select-field";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listTrail, trailNouns } from "@/lib/platform/audit/list-trail";
import { listMembers } from "@/lib/hiring/organizations/list-members";
import en from "@/messages/en/trail.json";
import { check } from "./actions";
import { filterIn } from "./filter";

export const generateMetadata = titled("trail", en, "title");

type Search = Record<string, string | string[] | undefined>;

export default async function TrailPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("trail", en);
  const actor = await requireActor("/settings/trail");
  const header = (
    <PageHeader
      title={t("title")}
      trail={[{ href: "/settings", label: t("settings") }]}
      detail={t("detail")}
    />
  );
  if (!actor.permissions.has("organization:administer"))
    return <Refused head={header}>{t("onlyAdministrators")}</Refused>;
  const search = await searchParams;
  const filter = filterIn(search);
  const cursor = typeof search.cursor === "string" ? search.cursor : undefined;
  const [{ events, nextCursor }, { members }] = await Promise.all([
    listTrail(actor, { ...filter, cursor } as Parameters<typeof listTrail>[1]),
    listMembers(actor, {}),
  ]);
  const query = new URLSearchParams(filter);
  const exported = (format: string) => `/settings/trail/export?${new URLSearchParams({ ...filter, format })}`;
  const older = nextCursor && `/settings/trail?${new URLSearchParams({ ...filter, cursor: nextCursor })}`;
  return (
    <>
      {header}
      <div className="flex flex-col gap-6 px-4 pb-10 sm:px-6">
        <SectionCard title={t("seals")} className="max-w-3xl">
          <div className="flex flex-col gap-3 text-sm">
            <p className="max-w-[72ch]">{t("seals.text")}</p>
            <p className="max-w-[72ch] text-ink-muted">{t("seals.keep")}</p>
            <CheckTrail check={check} />
          </div>
        </SectionCard>
        <section aria-label={t("entries")} className="flex flex-col gap-4">
          <form className="flex flex-wrap items-end gap-3" key={query.toString()}>
            <SelectField
              name="noun"
              label={t("noun")}
              any={t("noun.any")}
              chosen={filter.noun}
              options={trailNouns.map((noun) => [noun, t("noun.option", { noun })])}
            />
            <SelectField
              name="by"
              label={t("by")}
              any={t("by.any")}
              chosen={filter.by}
              options={members.map(({ userId, name }) => [userId, name])}
            />
            <Field label={t("about")}>
              <Input name="about" defaultValue={filter.about} className="w-44" autoComplete="off" />
            </Field>
            <Field label={t("from")}>
              <Input name="from" type="date" defaultValue={filter.from} />
            </Field>
            <Field label={t("to")}>
              <Input name="to" type="date" defaultValue={filter.to} />
            </Field>
            <Button type="submit">{t("show")}</Button>
            <Button asChild>
              <a href={exported("csv")} download>
                {t("export")}
              </a>
            </Button>
            <Button asChild>
              <a href={exported("ocsf")} download>
                {t("export.ocsf")}
              </a>
            </Button>
          </form>
          {events.length > 0 ? (
            <TrailTable events={events} />
          ) : (
            <p className="text-sm text-ink-muted">{t("entries.none")}</p>
          )}
          {older && (
            <Button asChild className="self-start">
              <Link href={older}>{t("older")}</Link>
            </Button>
          )}
        </section>
      </div>
    </>
  );
}
