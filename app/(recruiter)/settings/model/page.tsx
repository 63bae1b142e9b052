import Link from "next/link";
import { BatchList } from "@/components/settings/batch-list";
import { ModelForm } from "@/components/settings/model-form";
import { ModelOutcomes } from "@/components/settings/model-outcomes";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import { getTrial } from "@/lib/judging/evaluation/trial/get-trial";
import { listBatches } from "@/lib/judging/evaluation/batch/list-batches";
import en from "@/messages/en/model.json";
import { cancel, saveModel, tryModel } from "./actions";

export const generateMetadata = titled("model", en, "title");

export default async function ModelPage() {
  const t = await getWords("model", en);
  const actor = await requireActor("/settings/model");
  const mayChange = actor.permissions.has("organization:administer");
  const { batches } = await listBatches(actor, {});
  const chosen = mayChange ? await getModelChoice(actor, {}) : null;
  const tried = mayChange ? await getTrial(actor, {}) : null;
  return (
    <>
      <PageHeader
        trail={[{ href: "/settings", label: t("settings") }]}
        title={t("title")}
        detail={t("detail")}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!chosen ? (
          <Alert>{t("onlyAdministrators")}</Alert>
        ) : (
          <SectionCard title={t("who")}>
            <ModelForm chosen={chosen} save={saveModel} tryModel={tryModel} />
            {tried?.trial && (
              <p className="mt-4 text-sm">
                <Link className="underline" href="/settings/model/trial">
                  {t("trial.last")}
                </Link>
              </p>
            )}
          </SectionCard>
        )}
        {chosen && chosen.outcomes.length > 0 && (
          <SectionCard title={t("outcomes")}>
            <ModelOutcomes outcomes={chosen.outcomes} />
          </SectionCard>
        )}
        {batches.length > 0 && (
          <SectionCard title={t("batches")}>
            <BatchList batches={batches} cancel={cancel} />
          </SectionCard>
        )}
      </div>
    </>
  );
}
