import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";

const employmentTypes = ["full_time", "part_time", "contract", "temporary", "internship"] as const;
type EmploymentType = (typeof employmentTypes)[number];

export type JobText = {
  title: string;
  department: string;
  location: string;
  employmentType: EmploymentType | null;
  start: string;
  description: string;
  /** In order; left out when the ATS defines them, and for a new job, which gets the default ones. */
  stages?: string[];
};

/** A job's title, place and description. For a new job only the description is required. */
export function JobFields(props: {
  job?: JobText;
  hint: string;
  /** Names of departments and teams that the organization has described. */
  departments: string[];
}) {
  const { job, hint, departments } = props;
  const t = useWords("job", en);
  const stages = job?.stages;
  const datalist = useId();
  return (
    <>
      <Field label={t("description")} hint={hint}>
        <Textarea
          name="description"
          required
          minLength={20}
          maxLength={60_000}
          defaultValue={job?.description}
          className="max-h-[36dvh] min-h-40"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t("title")} optional={!job}>
          <Input
            name="title"
            required={Boolean(job)}
            minLength={2}
            maxLength={160}
            defaultValue={job?.title}
          />
        </Field>
        <Field label={t("department")} optional>
          <Input name="department" maxLength={120} list={datalist} defaultValue={job?.department} />
        </Field>
        <datalist id={datalist}>
          {departments.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label={t("location")} optional>
          <Input name="location" maxLength={160} defaultValue={job?.location} />
        </Field>
        <Field label={t("employment")} optional>
          <Select name="employmentType" defaultValue={job?.employmentType ?? ""}>
            <option value="">{t(job ? "employment.none" : "employment.read")}</option>
            {employmentTypes.map((type) => (
              <option key={type} value={type}>
                {t(`employment.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("start")} optional>
          <Input name="start" maxLength={120} defaultValue={job?.start} />
        </Field>
      </div>
      {stages && (
        <Field label={t("stages")} hint={t("stages.hint")}>
          <Textarea name="stages" required rows={5} defaultValue={stages.join("\n")} />
        </Field>
      )}
    </>
  );
}

/** Reads the fields of the form, trimmed. */
export function typedIn(form: HTMLFormElement): JobText {
  const data = new FormData(form);
  const field = (name: keyof JobText) => (data.get(name) as string).trim();
  return {
    title: field("title"),
    department: field("department"),
    location: field("location"),
    employmentType: employmentTypes.find((type) => type === field("employmentType")) ?? null,
    start: field("start"),
    description: field("description"),
    ...(data.has("stages") ? { stages: linesOf(field("stages")) } : {}),
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
