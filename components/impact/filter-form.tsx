import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/impact.json";
import type { Report } from "./ratio-table";

export type Chosen = Partial<Record<"job" | "version" | "stage" | "from" | "to", string>> & {
  measure: string;
  small?: "keep";
};

/** Which applications a report is about. A plain form: its answer is an address that can be kept. */
export function FilterForm({ chosen, choices }: { chosen: Chosen; choices: Report["choices"] }) {
  const t = useWords("impact", en);
  const versions = offered(choices.versions.map(String), chosen.version);
  const stages = offered(choices.stages, chosen.stage);
  return (
    <form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" key={JSON.stringify(chosen)}>
      <input type="hidden" name="measure" value={chosen.measure} />
      <SelectField
        name="job"
        label={t("job")}
        any={t("job.all")}
        chosen={chosen.job}
        options={choices.jobs.map(({ id, title }) => [id, title])}
      />
      {versions.length > 0 && (
        <SelectField
          name="version"
          label={t("version")}
          any={t("version.any")}
          chosen={chosen.version}
          options={versions.map((version) => [version, t("version.one", { version })])}
        />
      )}
      {stages.length > 0 && (
        <SelectField
          name="stage"
          label={t("stage")}
          any={t("stage.any")}
          chosen={chosen.stage}
          options={stages.map((stage) => [stage, stage])}
        />
      )}
      <Field label={t("from")}>
        <Input type="date" name="from" defaultValue={chosen.from} />
      </Field>
      <Field label={t("to")}>
        <Input type="date" name="to" defaultValue={chosen.to} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-full">
        <label className="flex items-center gap-2 text-sm">
          <PlainCheckbox name="leaveOut" value="yes" defaultChecked={chosen.small !== "keep"} />
          {t("leaveOutSmall")}
        </label>
        <input type="hidden" name="asked" value="yes" />
        <Button type="submit">{t("show")}</Button>
      </div>
    </form>
  );
}

/** The choices, and what was chosen for another job: it stays visible, as it still applies. */
const offered = (choices: string[], chosen: string | undefined) =>
  chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen];
