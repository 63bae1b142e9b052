import { cookies, headers } from "next/headers";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { TextLink } from "@/components/identity/text-link";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { readMailbox } from "@/lib/platform/access/read-mailbox";
import { mailIsLate } from "@/lib/doors/operating/readiness";
import en from "@/messages/en/identity.json";
import { readFields } from "../../stored-fields";
import { onlyValue, type SearchParams } from "../../signed-query";

export const generateMetadata = titled("identity", en, "sent");

export default async function SentPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const request = onlyValue((await props.searchParams).request);
  const { email } = readFields(await cookies());
  const keptHere = (await readMailbox(await headers())) !== null;
  return (
    <IdentityFrame title={t("sent")}>
      <p className="mb-3">
        {email
          ? t.rich("sent.to", {
              email,
              strong: (chunks) => <span className="font-medium break-words">{chunks}</span>,
            })
          : t("sent.toYou")}
      </p>
      <p className="mb-5 text-ink-muted">
        {keptHere
          ? t.rich("sent.noMail", {
              link: (chunks) => <TextLink href="/dev/mail">{chunks}</TextLink>,
            })
          : (await mailIsLate())
            ? t("sent.late")
            : t("sent.next")}
      </p>
      <Button asChild intent="primary" size="lg">
        <Link href={{ pathname: "/sign-in", query: request ? { request } : {} }}>{t("signIn")}</Link>
      </Button>
    </IdentityFrame>
  );
}
