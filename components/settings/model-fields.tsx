import type * as z from "zod";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import type { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import en from "@/messages/en/model.json";

export type Model = NonNullable<z.output<typeof getModelChoice.output>["model"]>;

export const emptyModel: Model = {
  provider: "openai",
  baseUrl: null,
  apiVersion: null,
  judgeModel: "",
  draftModel: null,
  structureModel: null,
  contextTokens: 128_000,
  timeoutSeconds: 120,
  prices: "",
  batch: false,
};

/** The model without the settings that only other providers have. */
export const modelForProvider = (model: Model): Model => ({
  ...model,
  apiVersion: model.provider === "azure" ? model.apiVersion : null,
  batch: model.provider === "openai" && model.batch,
});

const addresses: Record<Model["provider"], string> = {
  openai: "https://api.openai.com/v1",
  azure: "https://your-resource.openai.azure.com",
  compatible: "https://models.example.com/v1",
};

/** Fields for an organization's own model. The key field starts empty: a stored key is never shown. */
export function ModelFields(props: { model: Model; hasKey: boolean; change: (model: Model) => void }) {
  const t = useWords("model", en);
  const { model } = props;
  const change = (changes: Partial<Model>) => props.change({ ...model, ...changes });
  const textInput = (name: "baseUrl" | "apiVersion" | "draftModel" | "structureModel") => ({
    value: model[name] ?? "",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value || null }),
    autoComplete: "off",
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("provider")}>
        <Select
          value={model.provider}
          onChange={(event) => change({ provider: event.target.value as Model["provider"] })}
        >
          <option value="openai">OpenAI</option>
          <option value="azure">Azure OpenAI</option>
          <option value="compatible">{t("provider.compatible")}</option>
        </Select>
      </Field>
      <Field label={t("address")} optional={model.provider === "openai"} hint={t("address.hint")}>
        <Input
          {...textInput("baseUrl")}
          placeholder={addresses[model.provider]}
          required={model.provider !== "openai"}
        />
      </Field>
      <Field
        label={t("key")}
        optional={model.provider === "compatible" || props.hasKey}
        hint={t(props.hasKey ? "key.kept" : "key.hint")}
      >
        <Input name="apiKey" type="password" autoComplete="off" maxLength={400} />
      </Field>
      {model.provider === "azure" && (
        <Field label="api-version" optional hint={t("apiVersion.hint")}>
          <Input {...textInput("apiVersion")} placeholder="2024-10-21" />
        </Field>
      )}
      <Field label={t(model.provider === "azure" ? "judge.azure" : "judge")}>
        <Input
          value={model.judgeModel}
          required
          maxLength={120}
          autoComplete="off"
          onChange={(event) => change({ judgeModel: event.target.value })}
        />
      </Field>
      <Field label={t("draft")} optional hint={t("otherThanJudge.hint")}>
        <Input {...textInput("draftModel")} />
      </Field>
      <Field label={t("structure")} optional hint={t("otherThanJudge.hint")}>
        <Input {...textInput("structureModel")} />
      </Field>
      <Field label={t("context")} hint={t("context.hint")}>
        <Input
          type="number"
          min={2048}
          max={10_000_000}
          required
          value={Number.isNaN(model.contextTokens) ? "" : model.contextTokens}
          onChange={(event) => change({ contextTokens: event.target.valueAsNumber })}
        />
      </Field>
      <Field label={t("longest")}>
        <Input
          type="number"
          min={1}
          max={3600}
          required
          value={Number.isNaN(model.timeoutSeconds) ? "" : model.timeoutSeconds}
          onChange={(event) => change({ timeoutSeconds: event.target.valueAsNumber })}
        />
      </Field>
      <Field label={t("prices")} optional hint={t("prices.hint")}>
        <Input
          value={model.prices}
          autoComplete="off"
          onChange={(event) => change({ prices: event.target.value })}
        />
      </Field>
      {model.provider === "openai" && (
        <label className="flex items-center gap-2 text-sm sm:col-span-2">
          <PlainCheckbox
            checked={model.batch}
            onChange={(event) => change({ batch: event.target.checked })}
          />
          {t("batch")}
        </label>
      )}
    </div>
  );
}
