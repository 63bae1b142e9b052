import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { RediscoveryView } from "@/lib/talent-pool/rediscovery-view";
import states from "@/messages/en/states.json";

type Proposed = RediscoveryView["candidates"][number];
const sources: Record<Proposed["origin"]["source"], string> = {
  ats: "From your ATS",
  upload: "From an uploaded CV",
  employee: "Employee",
};

/** Where somebody is known from, in one line. */
export function OriginLine({ of: { origin, earlierApplications } }: { of: Proposed }) {
  const state = useWords("states", states);
  const { employee, lastApplication } = origin;
  return (
    <p className="text-sm break-words text-ink-muted">
      {employee && (
        <>
          {["Works here", employee.title, employee.team].filter(Boolean).join(", ")}
          {employee.consentedAt && (
            <>
              {"; agreed on "}
              <When at={employee.consentedAt} />
              {" to be considered for other roles"}
            </>
          )}
          {lastApplication && ". "}
        </>
      )}
      {lastApplication ? (
        <>
          Applied for {lastApplication.jobTitle} on <When at={lastApplication.appliedAt} />,{" "}
          {state(`dispositionInText.${lastApplication.disposition}`)}
          {earlierApplications > 1 && `, and ${earlierApplications - 1} more`}
        </>
      ) : (
        !employee && `${sources[origin.source]}, no earlier application`
      )}
    </p>
  );
}
