"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { getModelChoice } from "@/lib/ai/choice/get-model-choice";
import { type Model, ModelFields, modelIn, unfilled } from "./model-fields";

type Chosen = z.output<typeof getModelChoice.output>;
type Kind = Chosen["kind"];
type Choice =
  { kind: "service" } | { kind: "embedded" } | { kind: "own"; model: Model; apiKey: string | null };

const choices: { kind: Kind; name: string; says: (serviceModel: string | null) => string }[] = [
  {
    kind: "service",
    name: "As the service is set up",
    says: (model) =>
      model
        ? `The language model ${model}, by the service's own account.`
        : "The embedded evaluator: the service has no language model.",
  },
  {
    kind: "embedded",
    name: "The embedded evaluator",
    says: () =>
      "Rules of the service itself. Nothing leaves it, and the same documents always score the same.",
  },
  {
    kind: "own",
    name: "A language model of your own",
    says: () => "At OpenAI, at Azure, or on a server such as Ollama or vLLM, by your own account.",
  },
];

/** Takes effect for what is judged, drafted or read from then on; scores that are there stay as they are. */
export function ModelForm(props: { chosen: Chosen; save: (choice: Choice) => Promise<ActionState> }) {
  const [kind, setKind] = useState<Kind>(props.chosen.kind);
  const [model, setModel] = useState<Model>(props.chosen.model ?? unfilled);
  const [problem, setProblem] = useState<string | null>(null);
  const { act, busy } = useAct();

  function submit(form: HTMLFormElement) {
    const apiKey = (new FormData(form).get("apiKey") as string | null)?.trim() || null;
    setProblem(null);
    act(() => props.save(kind === "own" ? { kind, model: modelIn(model), apiKey } : { kind }), {
      done: "Saved. It holds for everything from now on.",
      failed: setProblem,
    });
  }

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <fieldset className="flex flex-col gap-3" disabled={busy}>
        <legend className="sr-only">Who judges</legend>
        {choices.map(({ kind: one, name, says }) => (
          <label key={one} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="kind"
              className="mt-0.5 size-4 shrink-0 accent-accent"
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block max-w-[64ch] text-sm text-ink-muted">
                {says(props.chosen.serviceModel)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind !== "embedded" && (kind === "own" || props.chosen.serviceModel) && (
        <Alert title="Documents are sent to that provider">
          CVs and answers of applicants are sent to whoever runs this model, with names, contact data and what
          else tells who they are masked. Nobody can promise that a document tells nothing about its author
          otherwise: you need a contract for processing personal data with that provider.
        </Alert>
      )}
      {kind === "own" && <ModelFields model={model} hasKey={props.chosen.hasKey} change={setModel} />}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div>
        <Button type="submit" intent="primary" busy={busy}>
          {kind === "own" ? "Try it and save" : "Save"}
        </Button>
      </div>
    </form>
  );
}
