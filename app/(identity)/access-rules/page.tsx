import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { IdentityFrame } from "@/components/identity/frame";
import { TextLink } from "@/components/identity/text-link";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { clientAddress } from "@/lib/platform/access/client-address";
import { safePath } from "@/lib/platform/access/origins";
import { requireUser } from "@/lib/platform/access/session";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "rules");

/** What a person can do about a rule of their organization that keeps them out. */
export default async function AccessRulesPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const next = safePath(onlyValue((await props.searchParams).next), "/");
  const { active, email, memberships } = await requireUser(next);
  if (!active?.bar) redirect(next);
  const { organization, bar } = active;
  return (
    <IdentityFrame
      title={t("rules")}
      below={
        <div className="flex flex-col items-start gap-2">
          {memberships.length > 1 && (
            <TextLink href={{ pathname: "/choose-organization", query: { next } }}>
              {t("rules.another")}
            </TextLink>
          )}
          <form method="post" action="/sign-out">
            <button className="text-accent-ink underline">{t("signOut")}</button>
          </form>
        </div>
      }
    >
      <p className="mb-4">{t(`rules.${bar}`, { organization, address: clientAddress(await headers()) })}</p>
      <div className="flex flex-col gap-3">
        {bar === "provider" && (
          <Button
            asChild
            intent="primary"
            size="lg"
            className="h-auto min-h-10 py-2 text-center whitespace-normal"
          >
            <a href={`/sign-in/provider?${new URLSearchParams({ email, next })}`}>
              {t("provider.continue", { organization })}
            </a>
          </Button>
        )}
        {bar === "expired" && (
          <form method="post" action="/sign-out">
            <Button type="submit" intent="primary" size="lg" className="w-full">
              {t("rules.again")}
            </Button>
          </form>
        )}
        {(bar === "provider" || bar === "second_step") && (
          <TextLink href="/settings/account">{t("rules.account")}</TextLink>
        )}
      </div>
    </IdentityFrame>
  );
}
