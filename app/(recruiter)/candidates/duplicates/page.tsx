import { UsersRound } from "lucide-react";
import Link from "next/link";
import { DuplicateGroups } from "@/components/candidate/duplicate-groups";
import { RowKeys } from "@/components/shell/row-keys";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import en from "@/messages/en/candidate.json";
import { type Search, addressOf, single } from "../../address";
import { orNotFound } from "../../or-not-found";

export const generateMetadata = titled("candidate", en, "duplicates");

const path = "/candidates/duplicates";

export default async function DuplicatesPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("candidate", en);
  const cursor = single((await searchParams).cursor);
  const { groups, nextCursor } = await orNotFound(findDuplicates(await requireActor(path), { cursor }));
  return (
    <>
      <RowKeys />
      <PageHeader
        title={t("duplicates")}
        trail={[{ href: "/candidates", label: t("list.title") }]}
        detail={t("duplicates.text")}
      />
      {groups.length > 0 ? (
        <DuplicateGroups groups={groups} />
      ) : (
        <EmptyState icon={UsersRound} title={t("duplicates.none")} />
      )}
      {nextCursor && (
        <Button asChild className="m-4">
          <Link href={addressOf(path, { cursor: nextCursor })}>{t("duplicates.more")}</Link>
        </Button>
      )}
    </>
  );
}
