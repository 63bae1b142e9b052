import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { Employee } from "./shown";

/** Whether an employee agrees to be considered for other roles, as the suffix of a message key `consent.…`. */
export const consentOf = ({ consent: { given, at } }: Employee) =>
  given ? "agrees" : at ? "noLonger" : "never";

/** When an employee gave or withdrew consent, and who recorded it. Renders nothing when nothing is recorded. */
export function ConsentRecord({ consent: { given, at, recordedBy } }: { consent: Employee["consent"] }) {
  const t = useWords("candidate", en);
  if (at === null) return null;
  const isImported = recordedBy === null;
  const key = isImported
    ? given
      ? "consent.imported"
      : "consent.importedWithdrawal"
    : given
      ? "consent.given"
      : "consent.withdrawn";
  return (
    <p className="max-w-[72ch] text-ink-muted">
      {t.rich(key, {
        at: () => <When exact={!isImported || !given} at={at} />,
        by: () => <bdi>{recordedBy}</bdi>,
      })}
    </p>
  );
}
