"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Option } from "@/components/ui/option";
import { useAct } from "@/components/ui/use-act";
import { useSubmit } from "@/components/ui/use-submit";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { chooseModel } from "@/lib/judging/ai/choice/choose-model";
import type { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import type { startTrial } from "@/lib/judging/evaluation/trial/start-trial";
import en from "@/messages/en/model.json";
import { type Model, ModelFields, modelForProvider, emptyModel } from "./model-fields";

type Chosen = z.output<typeof getModelChoice.output>;
type Kind = Chosen["kind"];
type Choice = z.input<typeof chooseModel.input>["choice"];
type ModelToTry = z.input<typeof startTrial.input>["choice"];

const kinds: Kind[] = ["service", "embedded", "own"];

/**
 * Chooses the model, or first tries it on decided applications. Applies to later evaluations, drafts and CVs; existing
 * scores do not change.
 */
export function ModelForm(props: {
  chosen: Chosen;
  save: (choice: Choice) => Promise<ActionState>;
  tryModel: (choice: ModelToTry) => Promise<ActionState>;
}) {
  const t = useWords("model", en);
  const [kind, setKind] = useState<Kind>(props.chosen.kind);
  const [model, setModel] = useState<Model>(props.chosen.model ?? emptyModel);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const trial = useAct();
  const ownModel = () => {
    const apiKey = (new FormData(form.current!).get("apiKey") as string | null)?.trim() || null;
    return { kind: "own" as const, model: modelForProvider(model), apiKey };
  };
  const { onSubmit, busy, failure } = useSubmit(() => props.save(kind === "own" ? ownModel() : { kind }), {
    done: t("saved"),
  });
  const isModel = kind === "own" || (kind === "service" && props.chosen.serviceModel !== null);
  const tryOut = () => {
    if (form.current!.reportValidity())
      trial.act(() => props.tryModel(kind === "own" ? ownModel() : { kind: "service" }), {
        then: () => router.push("/settings/model/trial"),
      });
  };
  return (
    <form ref={form} className="flex flex-col gap-5" onSubmit={onSubmit}>
      <fieldset className="flex flex-col gap-3" disabled={busy}>
        <legend className="sr-only">{t("who")}</legend>
        {kinds.map((each) => (
          <Option
            key={each}
            name="kind"
            checked={kind === each}
            onChange={() => setKind(each)}
            label={t(`kind.${each}`)}
            text={descriptionOf(t, each, props.chosen.serviceModel)}
          />
        ))}
      </fieldset>
      {isModel && <Alert title={t("sentAway.title")}>{t("sentAway")}</Alert>}
      {kind === "own" && <ModelFields model={model} hasKey={props.chosen.hasKey} change={setModel} />}
      {failure && <Alert tone="error">{failure}</Alert>}
      {isModel && <p className="max-w-[64ch] text-sm text-ink-muted">{t("trial.start.hint")}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" intent="primary" busy={busy}>
          {t(kind === "own" ? "try" : "save")}
        </Button>
        {isModel && (
          <Button busy={trial.busy} onClick={tryOut}>
            {t("trial.start")}
          </Button>
        )}
      </div>
    </form>
  );
}

function descriptionOf(t: Words<typeof en>, kind: Kind, model: string | null) {
  if (kind !== "service") return t(`kind.${kind}.text`);
  return model ? t("kind.service.model", { model }) : t("kind.service.embedded");
}
