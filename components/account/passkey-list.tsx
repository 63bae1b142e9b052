import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { OwnPasskey } from "@/lib/platform/access/account/passkeys";
import en from "@/messages/en/account.json";
import { AccountForm } from "./account-form";
import { CurrentPasswordField } from "./current-password-field";

/** An account's passkeys, each with a form that removes it. */
export function PasskeyList({ passkeys }: { passkeys: OwnPasskey[] }) {
  const t = useWords("account", en);
  return (
    <ul className="divide-y divide-line">
      {passkeys.map(({ id, name, addedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-medium break-words">{name}</p>
            <p className="text-sm text-ink-muted">
              {t.rich("passkeys.added", { at: () => <When at={addedAt} /> })}
            </p>
          </div>
          <details className="min-w-0 open:basis-full">
            <summary
              aria-label={t("passkeys.remove.which", { name })}
              className="w-fit cursor-pointer rounded-xs text-accent-ink"
            >
              {t("passkeys.remove")}
            </summary>
            <div className="pt-3">
              <AccountForm act="passkeys/remove" label={t("passkeys.remove.which", { name })} danger>
                <input type="hidden" name="passkey" value={id} />
                <CurrentPasswordField />
              </AccountForm>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
