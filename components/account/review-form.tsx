import { CodeField } from "@/components/identity/code-field";
import { IdentityForm } from "@/components/identity/identity-form";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ReviewItem } from "@/lib/hiring/organizations/account-review";
import en from "@/messages/en/account.json";

const kinds = ["passkey", "secondStep", "agent", "session", "invitation"] as const;

/**
 * Asks what may stay on an account that was taken back. What was added recently is ticked for removal. Posts to
 * /account-review/submit and works without JavaScript.
 */
export function ReviewForm(props: {
  items: ReviewItem[];
  email: string;
  next: string;
  /** They have not entered the code of the second step: what they remove is, but the account stays closed. */
  owesCode: boolean;
  /** After these days a second step that is not theirs is turned off. */
  days: number;
  /** Something was removed without the code. */
  removed: boolean;
  /** Why an answer was not accepted. */
  problem?: string;
}) {
  const t = useWords("account", en);
  const { items } = props;
  return (
    <IdentityForm
      action="/account-review/submit"
      problem={props.problem}
      submit={t(items.length > 0 ? "review.submit" : "review.continue")}
    >
      <input type="hidden" name="next" value={props.next} />
      <p className="wrap-anywhere">{t("review.text", { email: props.email })}</p>
      <p className="text-ink-muted">{t(items.length > 0 ? "review.waiting" : "review.nothing")}</p>
      {kinds
        .filter((kind) => items.some((item) => item.kind === kind))
        .map((kind) => (
          <fieldset key={kind} className="flex flex-col">
            <legend className="mb-1 text-sm font-semibold">{t(`review.${kind}`)}</legend>
            {items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <ReviewLine key={item.id} item={item} />
              ))}
          </fieldset>
        ))}
      {props.owesCode && (
        <>
          {props.removed && <Alert tone="note">{t("review.removed")}</Alert>}
          <p className="text-ink-muted">{t("review.owesCode", { days: props.days })}</p>
          <CodeField required={false} />
        </>
      )}
    </IdentityForm>
  );
}

function ReviewLine({ item }: { item: ReviewItem }) {
  const t = useWords("account", en);
  const device = {
    browser: item.device?.browser ?? "none",
    system: item.device?.system ?? "none",
  };
  const name = item.device ? t("sessions.browser", device) : item.name || t("review.secondStep.app");
  const facts = [item.place, item.membership?.organization].filter(Boolean).join(" · ");
  return (
    <label className="flex gap-2.5 border-t border-line py-2.5">
      <input type="hidden" name="shown" value={item.id} />
      <PlainCheckbox name="removed" value={item.id} defaultChecked={item.recent} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="sr-only">{t("review.remove")} </span>
          <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
          {item.recent && <Badge tone="caution">{t("review.recent")}</Badge>}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-muted">
          {t.rich(`review.since.${item.kind}`, { at: () => <When at={item.since} /> })}
          {facts && ` · ${facts}`}
          {item.endsAt && (
            <>
              {" · "}
              {t.rich("review.ends", { at: () => <When at={item.endsAt!} /> })}
            </>
          )}
        </span>
      </span>
    </label>
  );
}
