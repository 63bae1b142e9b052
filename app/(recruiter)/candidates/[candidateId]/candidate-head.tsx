import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { PageHeader } from "@/components/ui/page-header";
import { useWords } from "@/components/words/use-words";
import type { getCandidate } from "@/lib/records/candidates/get-candidate";
import en from "@/messages/en/candidate.json";
import { joined } from "@/components/words/isolate";

/** A candidate's name, headline and location, with badges for internal, blind review and opt-out. */
export function CandidateHead({ candidate }: { candidate: z.output<typeof getCandidate.output> }) {
  const t = useWords("candidate", en);
  const { name, headline, location, employee, blind, optedOutAt } = candidate;
  return (
    <div className="border-b border-line">
      <PageHeader
        trail={[{ href: "/candidates", label: t("list.title") }]}
        title={<bdi>{name}</bdi>}
        detail={
          <>
            <bdi className="empty:hidden">{joined([headline, location])}</bdi>
            {employee && <Badge tone="outline">{t("internal")}</Badge>}
            {blind && <Badge tone="outline">{t("blind")}</Badge>}
            {optedOutAt && <Badge tone="caution">{t("optedOut")}</Badge>}
          </>
        }
      />
    </div>
  );
}
