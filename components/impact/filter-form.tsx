import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
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
      <Field label={t("job")}>
        <Select name="job" defaultValue={chosen.job} className="w-full">
          <option value="">{t("job.all")}</option>
          {choices.jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      {versions.length > 0 && (
        <Field label={t("version")}>
          <Select name="version" defaultValue={chosen.version} className="w-full">
            <option value="">{t("version.any")}</option>
            {versions.map((version) => (
              <option key={version} value={version}>
                {t("version.one", { version })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {stages.length > 0 && (
        <Field label={t("stage")}>
          <Select name="stage" defaultValue={chosen.stage} className="w-full">
            <option value="">{t("stage.any")}</option>
            {stages.map((stage) => (
              <option key={stage}>{stage}</option>
            ))}
          </Select>
        </Field>
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
