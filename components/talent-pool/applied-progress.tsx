import { AwaitedCredits } from "@/components/credit/awaited-credits";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Proposed } from "./proposed-person";
import { people } from "./words";

/** How far the evaluations of those who were applied are. */
export function AppliedProgress({ found }: { found: Proposed[] }) {
  const applications = found.flatMap(({ application }) => application ?? []);
  const count = (...statuses: string[]) =>
    applications.filter((each) => statuses.includes(each.scoreStatus)).length;
  const done = count("scored", "stale", "failed");
  const failed = count("failed");
  return (
    <div className="flex max-w-3xl flex-col gap-3 px-4 pb-4 sm:px-6">
      <div aria-live="polite">
        <p className="mb-1.5 text-sm tabular-nums">
          <span className="font-medium">{people(applications.length)} applied.</span>{" "}
          {done < applications.length
            ? `${done} of ${applications.length} evaluated`
            : failed > 0
              ? `All evaluated but ${failed}, whose applications say why`
              : applications.length > 0 && "All evaluated"}
        </p>
        <ProgressBar label="Evaluated" done={done} of={applications.length} />
      </div>
      <AwaitedCredits evaluations={count("awaiting_credits")} />
    </div>
  );
}
