import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { Employee } from "./shown";

/** Since when an employee agrees or no longer does, and who says so. Nothing while nobody has asked. */
export function ConsentRecord({ consent: { given, at, recordedBy } }: { consent: Employee["consent"] }) {
  const t = useWords("candidate", en);
  if (at === null) return null;
  const file = recordedBy === null;
  const key = file
    ? given
      ? "consent.imported"
      : "consent.importedWithdrawal"
    : given
      ? "consent.given"
      : "consent.withdrawn";
  return (
    <p className="max-w-[72ch] text-ink-muted">
      {t.rich(key, {
        at: () => <When exact={!file || !given} at={at} />,
        by: () => <bdi>{recordedBy}</bdi>,
      })}
    </p>
  );
}
