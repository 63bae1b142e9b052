import { When } from "@/components/ui/when";
import type { Employee } from "./shown";

/** Since when an employee agrees or no longer does, and who says so. Nothing while nobody has asked. */
export function ConsentRecord({ consent: { given, at, recordedBy } }: { consent: Employee["consent"] }) {
  if (at === null) return null;
  return (
    <p className="max-w-[72ch] text-ink-muted">
      {recordedBy !== null ? (
        <>
          {given ? "Consent" : "Withdrawal"} recorded <When exact at={at} /> by <bdi>{recordedBy}</bdi>.
        </>
      ) : given ? (
        <>
          Consent of <When at={at} />, from an imported file.
        </>
      ) : (
        <>
          Consent taken back <When exact at={at} /> by an imported file.
        </>
      )}
    </p>
  );
}
