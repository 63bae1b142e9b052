import { AwaitedCredits } from "@/components/credit/awaited-credits";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/talent-pool.json";
import type { Proposed } from "./proposed-person";

/** The progress of the evaluations of the applied candidates. */
export function AppliedProgress({ proposals }: { proposals: Proposed[] }) {
  const t = useWords("talent-pool", en);
  const applications = proposals.flatMap(({ application }) => application ?? []);
  const count = (...statuses: string[]) =>
    applications.filter((each) => statuses.includes(each.scoreStatus)).length;
  const done = count("scored", "stale", "failed");
  const failed = count("failed");
  return (
    <div className="flex max-w-3xl flex-col gap-3 px-4 pb-4 sm:px-6">
      <div aria-live="polite">
        <p className="mb-1.5 text-sm tabular-nums">
          <span className="font-medium">{t("applied", { count: applications.length })}</span>{" "}
          {done < applications.length
            ? t("applied.some", { done, total: applications.length })
            : failed > 0
              ? t("applied.failed", { count: failed })
              : applications.length > 0 && t("applied.all")}
        </p>
        <ProgressBar label={t("applied.evaluated")} done={done} of={applications.length} />
      </div>
      <AwaitedCredits evaluations={count("awaiting_credits")} />
    </div>
  );
}
