import { Alert } from "@/components/ui/alert";
import type { EvaluationFlag } from "@/lib/ai/judging";

const titles: Record<EvaluationFlag["kind"], string> = {
  hidden_text: "Hidden text",
  instructions_to_a_model: "Instructions to a model",
  copied_job_text: "Text of the job description",
  keyword_stuffing: "Keyword list",
  implausible_dates: "Impossible dates",
};

/** What to look at before trusting the score. A flag never moves it by itself. */
export function FlagList({ flags }: { flags: EvaluationFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {flags.map((flag, index) => (
        <Alert key={index} tone="caution" title={titles[flag.kind]}>
          <p>{flag.message}</p>
          {flag.quote && (
            <p className="mt-1 max-h-60 overflow-y-auto border-l-2 border-partly/40 pl-2 break-words whitespace-pre-line">
              {flag.quote}
            </p>
          )}
        </Alert>
      ))}
    </div>
  );
}
