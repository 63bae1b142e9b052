"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import type { chooseModel } from "@/lib/ai/choice/choose-model";
import type { getModelChoice } from "@/lib/ai/choice/get-model-choice";
import en from "@/messages/en/model.json";
import { type Model, ModelFields, modelForProvider, emptyModel } from "./model-fields";

type Chosen = z.output<typeof getModelChoice.output>;
type Kind = Chosen["kind"];
type Choice = z.input<typeof chooseModel.input>["choice"];

const kinds: Kind[] = ["service", "embedded", "own"];

/** Chooses the model. Applies to later evaluations, drafts and CVs; existing scores do not change. */
export function ModelForm(props: { chosen: Chosen; save: (choice: Choice) => Promise<ActionState> }) {
  const t = useWords("model", en);
  const [kind, setKind] = useState<Kind>(props.chosen.kind);
  const [model, setModel] = useState<Model>(props.chosen.model ?? emptyModel);
  const { onSubmit, busy, failure } = useSubmit(
    (form) => {
      const apiKey = (new FormData(form).get("apiKey") as string | null)?.trim() || null;
      return props.save(kind === "own" ? { kind, model: modelForProvider(model), apiKey } : { kind });
    },
    { done: t("saved") },
  );
  return (
    <form className="flex flex-col gap-5" onSubmit={onSubmit}>
      <fieldset className="flex flex-col gap-3" disabled={busy}>
        <legend className="sr-only">{t("who")}</legend>
        {kinds.map((each) => (
          <label key={each} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="kind"
              className="mt-0.5 size-4 shrink-0 accent-accent"
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <span>
              <span className="block font-medium">{t(`kind.${each}`)}</span>
              <span className="block max-w-[64ch] text-sm text-ink-muted">
                {descriptionOf(t, each, props.chosen.serviceModel)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind !== "embedded" && (kind === "own" || props.chosen.serviceModel) && (
        <Alert title={t("sentAway.title")}>{t("sentAway")}</Alert>
      )}
      {kind === "own" && <ModelFields model={model} hasKey={props.chosen.hasKey} change={setModel} />}
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button type="submit" intent="primary" busy={busy}>
          {t(kind === "own" ? "try" : "save")}
        </Button>
      </div>
    </form>
  );
}

function descriptionOf(t: Words<typeof en>, kind: Kind, model: string | null) {
  if (kind !== "service") return t(`kind.${kind}.text`);
  return model ? t("kind.service.model", { model }) : t("kind.service.embedded");
}
