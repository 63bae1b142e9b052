import type * as z from "zod";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import type { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import en from "@/messages/en/model.json";

type Outcomes = z.output<typeof getModelChoice.output>["outcomes"];

/** Requests to language models that were not simply answered, with what the provider said about them. */
export async function ModelOutcomes({ outcomes }: { outcomes: Outcomes }) {
  const t = await getWords("model", en);
  return (
    <ul className="flex flex-col gap-3">
      {outcomes.map(({ model, outcome, requests, lastAt, said }) => (
        <li key={`${model} ${outcome}`}>
          <p>
            {outcome.startsWith("without ")
              ? t("outcome.without", { parameter: outcome.slice("without ".length) })
              : t("outcome", { outcome })}{" "}
            <span className="text-ink-muted">
              {t.rich("outcome.facts", { model, requests, at: () => <When at={lastAt} /> })}
            </span>
          </p>
          {said && <p className="text-sm break-words text-ink-muted">“{said}”</p>}
        </li>
      ))}
    </ul>
  );
}
