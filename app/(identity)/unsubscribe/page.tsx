import { IdentityFrame } from "@/components/identity/frame";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/identity.json";

export const generateMetadata = titled("identity", en, "unsubscribe", { robots: { index: false } });

type Props = { searchParams: Promise<{ token?: string | string[]; done?: string }> };

/** Asks for confirmation, because mail scanners open this link too. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const t = await getWords("identity", en);
  const { token, done } = await searchParams;
  if (done !== undefined)
    return (
      <IdentityFrame title={t("unsubscribe")}>
        <p className="text-sm">{t("unsubscribe.done")}</p>{" "}
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={t("unsubscribe.question")}>
      <form method="post" action={`/api/unsubscribe?token=${encodeURIComponent(String(token ?? ""))}`}>
        <p className="mb-4 text-sm">{t("unsubscribe.text")}</p>
        <Button type="submit" intent="primary">
          {t("unsubscribe.submit")}
        </Button>
      </form>
    </IdentityFrame>
  );
}
