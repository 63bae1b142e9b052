import Link from "next/link";
import { notFound } from "next/navigation";
import { ContinueButton } from "@/components/import/continue-button";
import { ImportDraft } from "@/components/import/draft";
import { ProblemTable } from "@/components/import/problem-table";
import { ImportProgress } from "@/components/import/progress";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { encodings } from "@/lib/records/ats/csv/decode";
import { getImport } from "@/lib/records/ats/csv/get-import";
import en from "@/messages/en/import.json";
import { orNotFound } from "../../../../or-not-found";
import { answer, discard, map, recode, start } from "../actions";

export const generateMetadata = titled("import", en, "import");

const path = "/settings/connections/import";
/** Pages that show the imported rows, by kind. */
const shownAt = {
  jobs: "/jobs?status=all",
  candidates: "/candidates",
  applications: "/applications",
  employees: "/talent-pool",
};

/** Column separators, as the message "separated" names them. */
const separators = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };

export default async function ImportPage({ params }: { params: Promise<{ importId: string }> }) {
  const t = await getWords("import", en);
  const { importId } = await params;
  const actor = await requireActor(`${path}/${importId}`);
  if (!actor.permissions.has("organization:administer")) notFound();
  const state = await orNotFound(getImport(actor, { importId }));
  const { kind, status, dryRun } = state;
  return (
    <div className="flex min-h-dvh flex-col max-md:min-h-[calc(100dvh-3rem)]">
      <BackKey href={path} label={t("back")} />
      <PageHeader
        title={<bdi className="break-all">{state.fileName}</bdi>}
        trail={[
          { href: "/settings/connections", label: t("connections") },
          { href: path, label: t("import") },
        ]}
        detail={
          <span className="tabular-nums">
            {[
              t(`kind.${kind}`),
              t("count.rows", { count: state.rows }),
              dryRun &&
                t("separated", { encoding: dryRun.encoding, separator: separators[dryRun.separator] }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        }
        actions={
          status === "failed" ? (
            <ContinueButton importId={importId} start={start} />
          ) : (
            status === "done" && (
              <Button asChild intent="primary">
                <Link href={shownAt[kind]}>{t(`see.${kind}`)}</Link>
              </Button>
            )
          )
        }
      />
      {status === "draft" && dryRun ? (
        <ImportDraft
          importId={importId}
          kind={kind}
          dryRun={dryRun}
          rows={state.rows}
          encodings={encodings}
          acts={{ map, recode, answer, start, discard }}
        />
      ) : (
        <div className="flex max-w-4xl flex-col gap-6 px-4 pb-10 sm:px-6">
          {state.failure && (
            <Alert tone="error" title={t("stopped")}>
              {state.failure}
            </Alert>
          )}
          <ImportProgress state={state} now={await time()} />
          {dryRun && (
            <ProblemTable importId={importId} problems={dryRun.problems} total={dryRun.problemCount} />
          )}
          {!state.fileKept && <p className="text-sm text-ink-muted">{t("fileDeleted")}</p>}
        </div>
      )}
      {status === "running" && <LiveRefresh />}
    </div>
  );
}

/** The server's time, as in `startedAt`. */
const time = async () => Date.now();
