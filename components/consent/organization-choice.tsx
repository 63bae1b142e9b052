import { Option } from "@/components/ui/option";
import { useWords } from "@/components/words/use-words";
import type { Membership } from "@/lib/platform/access/signed-in";
import en from "@/messages/en/consent.json";

/** The organization the grant is for: a sentence if there is one, radio buttons if there are several. */
export function OrganizationChoice(props: { memberships: Membership[]; activeId?: string }) {
  const t = useWords("consent", en);
  const [only, ...others] = props.memberships;
  if (!only) return null;
  if (others.length === 0)
    return (
      <p>
        {t.rich("organization.only", {
          organization: only.organization,
          strong: (chunks) => <strong className="font-semibold">{chunks}</strong>,
        })}
        <input type="hidden" name="organization" value={only.organizationId} />
      </p>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t("organization")}</legend>
      {props.memberships.map((each) => (
        <Option
          key={each.organizationId}
          name="organization"
          value={each.organizationId}
          required
          defaultChecked={each.organizationId === props.activeId}
          label={each.organization}
        />
      ))}
    </fieldset>
  );
}
