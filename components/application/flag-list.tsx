import { Alert } from "@/components/ui/alert";
import type { EvaluationFlag } from "@/lib/ai/judging";

const titles: Record<EvaluationFlag["kind"], string> = {
  hidden_text: "Hidden text",
  instructions_to_a_model: "Instructions to a model",
  copied_job_text: "Text of the job description",
  keyword_stuffing: "List of keywords",
  implausible_dates: "Dates that cannot be",
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
            <p className="mt-1 line-clamp-3 border-l-2 border-partly/40 pl-2 break-words">{flag.quote}</p>
          )}
        </Alert>
      ))}
    </div>
  );
}
