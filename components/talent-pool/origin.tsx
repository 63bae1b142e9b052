import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { RediscoveryView } from "@/lib/hiring/talent-pool/rediscovery/rediscovery-view";
import en from "@/messages/en/talent-pool.json";
import states from "@/messages/en/states.json";
import { joined } from "@/components/words/isolate";

type Proposed = RediscoveryView["candidates"][number];

/** How the organization knows a person, in one line. */
export function OriginLine({ of: { origin, earlierApplications } }: { of: Proposed }) {
  const t = useWords("talent-pool", en);
  const state = useWords("states", states);
  const { employee, lastApplication } = origin;
  return (
    <p className="text-sm break-words text-ink-muted">
      {employee && <Employee employee={employee} />}
      {employee && lastApplication && ". "}
      {lastApplication
        ? t.rich("origin.applied", {
            job: lastApplication.jobTitle,
            date: () => <When at={lastApplication.appliedAt} />,
            outcome: state(`dispositionInText.${lastApplication.disposition}`),
            more: Math.max(0, earlierApplications - 1),
          })
        : !employee && t(`origin.${origin.source}`)}
    </p>
  );
}

function Employee({ employee }: { employee: NonNullable<Proposed["origin"]["employee"]> }) {
  const t = useWords("talent-pool", en);
  const { title, team, consentedAt } = employee;
  const who = joined([t("origin.worksHere"), title, team], ", ");
  return consentedAt ? t.rich("origin.consented", { who, date: () => <When at={consentedAt} /> }) : who;
}
