import { Rediscovered } from "@/lib/hiring/talent-pool/rediscovery/create-rediscovered";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { rediscoverCandidates } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import type { RediscoveryView } from "@/lib/hiring/talent-pool/rediscovery/rediscovery-view";
import { confirmableTool } from "../confirm/confirmable-tool";
import { scoringWork } from "../tasks/scoring-work";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const rediscoverCandidatesTool = confirmableTool({
  name: "rediscoverCandidates",
  title: "Rediscover candidates in the talent pool",
  description:
    "Applies the talent pool's best matches to a job, evaluated like fresh applicants. Costs credits.",
  safety: { ...adds, destructiveHint: true },
  next: {
    not_found: "listConfiguredJobs gives the jobs that can be searched for.",
    conflict: "listJobCandidates shows who is on the job.",
  },
  task: scoringWork((_, answer) => {
    const created = Rediscovered.safeParse(answer.kind === "result" && answer.structured);
    return created.success && created.data.applicationIds.length > 0
      ? { status: "done", ...created.data }
      : null;
  }),
  useCase: rediscoverCandidates,
  async preview(actor, { jobId, size }) {
    const search = await previewRediscovery(actor, { jobId, size });
    const leftOut = search.exclusions.map(({ count, explanation }) =>
      say("{count} left out: {explanation}", { count, explanation }),
    );
    if (search.candidates.length === 0) {
      const headline = say("The talent pool has nobody to propose for {job}: nothing to confirm", {
        job: quoted(search.jobTitle),
      });
      return { headline, effects: leftOut, subjectRevision: null };
    }
    return {
      headline: say(
        "Add {count, plural, one {{count} person} other {{count} people}} from the talent pool to {job}",
        {
          count: search.candidates.length,
          job: quoted(search.jobTitle),
        },
      ),
      effects: [
        say("They are evaluated for {credits} of {balance} credits. Nobody is contacted.", {
          credits: search.credits,
          balance: search.balance,
        }),
        ...search.candidates.map(proposal),
        ...leftOut,
      ],
      subjectRevision: search.revision,
    };
  },
  text: ({ applicationIds, leftOut, creditsNeeded }) => {
    const queued = `${applicationIds.length} applications are queued for evaluation, for ${creditsNeeded} credits`;
    const without =
      leftOut > 0 ? `; ${leftOut} people were left out, because something about them has changed since` : "";
    return `${queued}${without}. listJobCandidates with rediscovered true shows their progress.`;
  },
});

const proposal = ({ name, score, internal, earlierApplications }: RediscoveryView["candidates"][number]) =>
  internal
    ? say(
        "{name}: estimate {score}, works here and agreed to be considered, {earlier, plural, one {{earlier} earlier application} other {{earlier} earlier applications}}",
        { name: quoted(name), score, earlier: earlierApplications },
      )
    : say(
        "{name}: estimate {score}, {earlier, plural, one {{earlier} earlier application} other {{earlier} earlier applications}}",
        {
          name: quoted(name),
          score,
          earlier: earlierApplications,
        },
      );
