import type { Metadata } from "next";
import { IdentityFrame } from "@/components/identity/frame";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "No more mail", robots: { index: false } };

type Props = { searchParams: Promise<{ token?: string | string[]; done?: string }> };

/** Asked before anything ends: programs that look at links in mail open this page too. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const { token, done } = await searchParams;
  if (done !== undefined)
    return (
      <IdentityFrame title="No more mail">
        <p className="text-sm">
          You get no more mail about what happens in this organization. Invitations and mail about your
          account still reach you. In the app you can turn single kinds on again: Settings, Notifications.
        </p>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title="No more mail?">
      <form method="post" action={`/api/unsubscribe?token=${encodeURIComponent(String(token ?? ""))}`}>
        <p className="mb-4 text-sm">
          You are told of what happens in the app only, as you have chosen there.
        </p>
        <Button type="submit" intent="primary">
          End this mail
        </Button>
      </form>
    </IdentityFrame>
  );
}
