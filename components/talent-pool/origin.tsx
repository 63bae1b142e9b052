import { dispositionWords } from "@/components/application/words";
import { When } from "@/components/ui/when";
import type { RediscoveryView } from "@/lib/talent-pool/rediscovery-view";

type Proposed = RediscoveryView["candidates"][number];
const sources: Record<Proposed["origin"]["source"], string> = {
  ats: "From your ATS",
  upload: "From an uploaded CV",
  employee: "Employee",
};

/** Where somebody is known from, in one line. */
export function OriginLine({ of: { origin, earlierApplications } }: { of: Proposed }) {
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
          {dispositionWords[lastApplication.disposition].toLowerCase()}
          {earlierApplications > 1 && `, and ${earlierApplications - 1} more`}
        </>
      ) : (
        !employee && `${sources[origin.source]}, no earlier application`
      )}
    </p>
  );
}
