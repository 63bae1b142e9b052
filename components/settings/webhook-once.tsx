import { Alert } from "@/components/ui/alert";

export type Webhook = { url: string; secret: string };

/** What to enter in the ATS; nobody is shown the secret again. */
export const WebhookOnce = ({ webhook }: { webhook: Webhook }) => (
  <Alert title="Paste this into the ATS now: the secret is shown once">
    <span className="block break-all">
      Address <code>{webhook.url}</code>
    </span>
    <span className="block break-all">
      Secret <code>{webhook.secret}</code>
    </span>
  </Alert>
);
