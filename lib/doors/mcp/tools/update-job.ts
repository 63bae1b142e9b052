import { previewJobEdit } from "@/lib/records/jobs/preview-job-edit";
import { updateJob } from "@/lib/records/jobs/update-job";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const updateJobTool = confirmableTool({
  name: "updateJob",
  title: "Edit, close, reopen or archive a job",
  description: "Changes a job's title, text, other fields or status.",
  safety: { ...adds, destructiveHint: true, idempotentHint: true },
  next: {
    not_found: "listConfiguredJobs with status all lists the jobs.",
    conflict: "Tell the recruiter.",
  },
  useCase: updateJob,
  async preview(actor, args) {
    const { title, effects, subjectRevision } = await previewJobEdit(actor, args);
    if (effects.length === 0)
      return {
        headline: say("Nothing changes for the job {title}", { title: quoted(title) }),
        effects,
        subjectRevision: null,
      };
    return { headline: say("Change the job {title}", { title: quoted(title) }), effects, subjectRevision };
  },
  text: ({ title, jobStatus, changed }) =>
    `Changed ${changed.join(", ") || "nothing"} of ${quoted(title)}, which is ${jobStatus}.`,
});
