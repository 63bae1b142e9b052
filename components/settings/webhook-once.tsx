import { Alert } from "@/components/ui/alert";

/** The secret is null where the ATS makes it. */
export type Webhook = { url: string; secret: string | null };

/** What to enter in the ATS; nobody is shown the secret again. */
export const WebhookOnce = ({ webhook }: { webhook: Webhook }) => (
  <Alert
    title={
      webhook.secret === null
        ? "Enter this address in the ATS, and its secret on the connection below"
        : "Paste this into the ATS now: the secret is shown once"
    }
  >
    <span className="block break-all">
      Address <code>{webhook.url}</code>
    </span>
    {webhook.secret !== null && (
      <span className="block break-all">
        Secret <code>{webhook.secret}</code>
      </span>
    )}
  </Alert>
);
