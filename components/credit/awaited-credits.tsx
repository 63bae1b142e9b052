import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credit.json";

/** How many evaluations wait for credits; renders nothing if none do. */
export function AwaitedCredits({ evaluations }: { evaluations: number }) {
  const t = useWords("credit", en);
  if (evaluations === 0) return null;
  return (
    <Alert tone="caution" title={t("awaited", { count: evaluations })}>
      {t("awaited.text")}
    </Alert>
  );
}
