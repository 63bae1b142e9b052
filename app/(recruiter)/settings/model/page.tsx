import type { Metadata } from "next";
import { BatchList } from "@/components/settings/batch-list";
import { ModelForm } from "@/components/settings/model-form";
import { Alert } from "@/components/ui/alert";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/access/session";
import { getModelChoice } from "@/lib/ai/choice/get-model-choice";
import { listBatches } from "@/lib/evaluation/batch/list-batches";
import en from "@/messages/en/model.json";
import { cancel, saveModel } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("model", en);
  return { title: t("title") };
}

export default async function ModelPage() {
  const t = await getWords("model", en);
  const actor = await requireActor("/settings/model");
  const mayChange = actor.permissions.has("organization:administer");
  const { batches } = await listBatches(actor, {});
  return (
    <>
      <PageHeader
        trail={[{ href: "/settings", label: t("settings") }]}
        title={t("title")}
        detail={t("detail")}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!mayChange ? (
          <Alert>{t("onlyAdministrators")}</Alert>
        ) : (
          <Card>
            <CardHeader>
              <CardTitle>{t("who")}</CardTitle>
            </CardHeader>
            <CardBody>
              <ModelForm chosen={await getModelChoice(actor, {})} save={saveModel} />
            </CardBody>
          </Card>
        )}
        {batches.length > 0 && (
          <Card>
            <CardHeader>
              <CardTitle>{t("batches")}</CardTitle>
            </CardHeader>
            <CardBody>
              <BatchList batches={batches} cancel={cancel} />
            </CardBody>
          </Card>
        )}
      </div>
    </>
  );
}
