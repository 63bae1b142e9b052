import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/connections.json";

/** `secret` is null if the ATS generates it. */
export type Webhook = { url: string; secret: string | null };

/** The webhook's URL and secret, to enter in the ATS. The secret is shown only once. */
export function WebhookOnce({ webhook }: { webhook: Webhook }) {
  const t = useWords("connections", en);
  const code = (chunks: ReactNode) => <code>{chunks}</code>;
  return (
    <Alert title={t(webhook.secret === null ? "webhook.once.theirs" : "webhook.once")}>
      <span className="block break-all">{t.rich("webhook.once.address", { url: webhook.url, code })}</span>
      {webhook.secret !== null && (
        <span className="block break-all">
          {t.rich("webhook.once.secret", { secret: webhook.secret, code })}
        </span>
      )}
    </Alert>
  );
}
