"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { type Shared, sharedHash, takeShared } from "./shared";

/** Chooses the job whose dialog opens with what was shared. The bookmark puts it behind the # of the address. */
export function ChooseJob(props: { jobs: { jobId: string; title: string }[]; shared: Partial<Shared> }) {
  const t = useWords("candidate", en);
  const router = useRouter();
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const jobId = new FormData(event.currentTarget).get("job") as string;
        router.push(`/jobs/${jobId}${sharedHash({ ...props.shared, ...takeShared() })}`);
      }}
    >
      {props.shared.uploadId && <p className="text-sm">{t("share.file")}</p>}
      <Field label={t("share.job")} hint={t("share.hint")}>
        <Select name="job" required defaultValue={props.jobs.length === 1 ? props.jobs[0]!.jobId : ""}>
          <option value="">{t("share.choose")}</option>
          {props.jobs.map(({ jobId, title }) => (
            <option key={jobId} value={jobId}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" intent="primary">
        {t("share.next")}
      </Button>
    </form>
  );
}
