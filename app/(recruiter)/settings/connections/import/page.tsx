import { ChooseFile } from "@/components/import/choose-file";
import { ImportTable } from "@/components/import/import-table";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { RowKeys } from "@/components/shell/row-keys";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { Refused } from "@/components/ui/refused";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listImports } from "@/lib/records/ats/csv/list-imports";
import en from "@/messages/en/import.json";
import { type Search, pagesOf, single } from "../../../address";
import { prepareUpload } from "../../../upload-actions";
import { begin } from "./actions";

export const generateMetadata = titled("import", en, "title");

const path = "/settings/connections/import";

export default async function ImportPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("import", en);
  const actor = await requireActor(path);
  const header = (
    <>
      <BackKey href="/settings/connections" label={t("backToConnections")} />
      <PageHeader
        title={t("title.csv")}
        trail={[
          { href: "/settings", label: t("settings") },
          { href: "/settings/connections", label: t("connections") },
        ]}
        detail={t("detail")}
      />
    </>
  );
  if (!actor.permissions.has("organization:administer"))
    return <Refused head={header}>{t("onlyAdministrators")}</Refused>;
  const cursor = single((await searchParams).cursor);
  const imports = await listImports(actor, { cursor, limit: 25 });
  return (
    <>
      {header}
      <RowKeys />
      {imports.items.some(({ status }) => status === "running") && <LiveRefresh />}
      <div className="flex max-w-4xl flex-col gap-8 px-4 pb-10 sm:px-6">
        <ChooseFile prepareUpload={prepareUpload} begin={begin} />
        {imports.items.length > 0 && (
          <section aria-labelledby="imports">
            <div className="mb-2 flex items-center justify-between gap-4">
              <h2 id="imports" className="text-base font-semibold">
                {t("imports")}
              </h2>
              <Button asChild size="sm">
                <a href={`${path}/decisions`} download>
                  {t("decisions")}
                </a>
              </Button>
            </div>
            <Card className="overflow-hidden">
              <ImportTable imports={imports.items} />
              <Pager {...pagesOf(path, imports, cursor)} noun="import" />
            </Card>
          </section>
        )}
      </div>
    </>
  );
}
