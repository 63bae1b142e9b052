import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { TrialFigures } from "@/components/settings/trial-figures";
import { TrialRows } from "@/components/settings/trial-rows";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard, TitledCard } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { ProgressBar } from "@/components/ui/progress-bar";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getTrial } from "@/lib/judging/evaluation/trial/get-trial";
import en from "@/messages/en/model.json";

export const generateMetadata = titled("model", en, "trial.title");

export default async function TrialPage() {
  const t = await getWords("model", en);
  const actor = await requireActor("/settings/model/trial");
  const mayTry = actor.permissions.has("organization:administer");
  const shown = mayTry ? await getTrial(actor, {}) : null;
  const trial = shown?.trial ?? null;
  const done = trial?.rows.filter(({ tried }) => tried).length ?? 0;
  return (
    <>
      <PageHeader
        trail={[
          { href: "/settings", label: t("settings") },
          { href: "/settings/model", label: t("title") },
        ]}
        title={t("trial.title")}
        detail={
          trial &&
          t.rich("trial.detail", {
            model: trial.model.slice(trial.model.indexOf("/") + 1),
            at: () => <When at={trial.startedAt} exact />,
          })
        }
      />
      {trial?.status === "running" && <LiveRefresh />}
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!shown && <Alert>{t("onlyAdministrators")}</Alert>}
        {shown && !trial && (
          <EmptyState
            icon={FlaskConical}
            title={t("trial.none")}
            action={
              <Button asChild>
                <Link href="/settings/model">{t("trial.toModel")}</Link>
              </Button>
            }
          >
            {t("trial.none.text", { decided: shown.decided, most: shown.most })}
          </EmptyState>
        )}
        {trial?.status === "running" && (
          <div className="flex flex-col gap-2">
            <p>{t("trial.running", { done, of: trial.rows.length })}</p>
            <ProgressBar
              done={done}
              of={trial.rows.length}
              label={t("trial.running", { done, of: trial.rows.length })}
            />
          </div>
        )}
        {trial?.status === "failed" && (
          <Alert tone="error" title={t("trial.failed")}>
            {trial.failure}
            {trial.said && (
              <span className="mt-1 block break-words">{t("trial.said", { said: trial.said })}</span>
            )}
          </Alert>
        )}
        {trial && trial.judged > 0 && (
          <SectionCard title={t("trial.figures")} className="flex flex-col gap-4">
            <TrialFigures trial={trial} />
          </SectionCard>
        )}
        {trial && (
          <TitledCard title={t("trial.rows")}>
            <TrialRows rows={trial.rows} isRunning={trial.status === "running"} />
          </TitledCard>
        )}
        {trial && <p className="max-w-prose text-sm text-ink-muted">{t("trial.note")}</p>}
      </div>
    </>
  );
}
