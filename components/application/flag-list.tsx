import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import type { EvaluationFlag } from "@/lib/judging/ai/judging";
import en from "@/messages/en/application.json";

/** What to check before trusting the score. A flag alone never changes it. */
export function FlagList({ flags }: { flags: EvaluationFlag[] }) {
  const t = useWords("application", en);
  if (flags.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {flags.map((flag, index) => (
        <Alert key={index} tone="caution" title={t(`flag.${flag.kind}`)}>
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
