import { useWords } from "@/components/words/use-words";
import { joined } from "@/components/words/isolate";
import en from "@/messages/en/feedback.json";
import type { ShownFeedback } from "./feedback-section";

/** Beside the score: how many would go on, where people differ, and where the evaluation differs from them. */
export function FeedbackLine({ shown }: { shown: ShownFeedback }) {
  const t = useWords("feedback", en);
  const { feedback, compared, yes, no, waiting } = shown;
  if (feedback.length + waiting.length === 0) return null;
  const differ = compared.filter(({ people }) => people === "differ").length;
  const evaluation = compared.filter((row) => row.evaluation !== null && row.evaluation !== "agrees").length;
  const agrees = differ + evaluation === 0 && compared.some((row) => row.evaluation !== null);
  return (
    <p className="text-sm">
      <a href="#feedback" className="text-accent-ink underline underline-offset-2">
        {feedback.length > 0 ? t("line", { yes, no }) : t("title")}
      </a>
      <span className="text-ink-muted">
        {": "}
        {joined(
          [
            differ > 0 && t("line.differ", { count: differ }),
            evaluation > 0 && t("line.evaluation", { count: evaluation }),
            agrees && t("line.agree"),
            waiting.length > 0 && t("line.waiting", { count: waiting.length }),
          ].filter((part) => part !== false),
          "; ",
        )}
      </span>
    </p>
  );
}
