import { roleName } from "@/components/member/roles";
import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import type { Membership } from "@/lib/platform/access/signed-in";
import en from "@/messages/en/identity.json";
import member from "@/messages/en/member.json";

/** One button per organization; posts its id and the path to continue at to /choose-organization/submit. */
export function ChooseOrganizationForm(props: { memberships: Membership[]; next: string; problem?: string }) {
  const t = useWords("identity", en);
  const roles = useWords("member", member);
  return (
    <form method="post" action="/choose-organization/submit" className="flex flex-col gap-2">
      {props.problem && <Alert tone="error">{t("chooseOrganization.gone")}</Alert>}
      <input type="hidden" name="next" value={props.next} />
      {props.memberships.map((each) => (
        <button
          key={each.organizationId}
          name="organization"
          value={each.organizationId}
          className="flex min-h-10 items-center justify-between gap-3 rounded-md border border-line-strong px-3 py-2 text-left hover:bg-sunken"
        >
          <span className="font-medium">{each.organization}</span>
          <span className="text-sm text-ink-muted">{roleName(roles, each.role)}</span>
        </button>
      ))}
    </form>
  );
}
