import type { Metadata } from "next";
import { BatchList } from "@/components/settings/batch-list";
import { ModelForm } from "@/components/settings/model-form";
import { Alert } from "@/components/ui/alert";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { getModelChoice } from "@/lib/ai/choice/get-model-choice";
import { listBatches } from "@/lib/evaluation/batch/list-batches";
import { cancel, saveModel } from "./actions";

export const metadata: Metadata = { title: "Language model" };

export default async function ModelPage() {
  const actor = await requireActor("/settings/model");
  const mayChange = actor.permissions.has("organization:administer");
  const { batches } = await listBatches(actor, {});
  return (
    <>
      <PageHeader
        trail={[{ href: "/settings", label: "Settings" }]}
        title="Language model"
        detail="What judges applications, drafts scorecards and reads job descriptions here"
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {!mayChange ? (
          <Alert>Only administrators of the organization can see and change this.</Alert>
        ) : (
          <Card>
            <CardHeader>
              <CardTitle>Who judges</CardTitle>
            </CardHeader>
            <CardBody>
              <ModelForm chosen={await getModelChoice(actor, {})} save={saveModel} />
            </CardBody>
          </Card>
        )}
        {batches.length > 0 && (
          <Card>
            <CardHeader>
              <CardTitle>Judged together</CardTitle>
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
