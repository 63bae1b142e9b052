import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { OpenSession } from "@/lib/platform/access/account/sessions";
import en from "@/messages/en/account.json";

/** The account's sessions by browser, each with a button that signs it out. */
export function SessionTable({ sessions }: { sessions: OpenSession[] }) {
  const t = useWords("account", en);
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => {
        const browser = t("sessions.browser", {
          browser: session.browser ?? "none",
          system: session.system ?? "none",
        });
        return (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{browser}</p>
              <p className="text-sm break-words text-ink-muted">
                {t.rich("sessions.facts", {
                  address: session.address ?? t("sessions.unknownAddress"),
                  since: () => <When at={session.signedInAt} />,
                  used: () => <When at={session.lastUsedAt} />,
                })}
              </p>
            </div>
            {session.isThis ? (
              <span className="text-sm text-ink-muted">{t("sessions.this")}</span>
            ) : (
              <form method="post" action="/settings/account/sessions">
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" size="sm" aria-label={t("sessions.end.which", { browser })}>
                  {t("sessions.end")}
                </Button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
