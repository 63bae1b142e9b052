import { ChooseOrganizationForm } from "@/components/identity/choose-organization-form";
import { IdentityFrame } from "@/components/identity/frame";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { safePath } from "@/lib/platform/access/origins";
import { requireUser } from "@/lib/platform/access/session";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "chooseOrganization");

export default async function ChooseOrganizationPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const next = safePath(onlyValue(params.next), "/");
  const user = await requireUser(next);
  if (user.memberships.length === 0)
    return (
      <IdentityFrame title={t("noOrganization.title")}>
        <p className="mb-4 text-ink-muted">{t("noOrganization", { email: user.email })}</p>
        <form method="post" action="/sign-out">
          <button className="text-accent-ink underline">{t("signOut")}</button>
        </form>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={t("chooseOrganization")}>
      <ChooseOrganizationForm
        memberships={user.memberships}
        next={next}
        problem={onlyValue(params.problem)}
      />
    </IdentityFrame>
  );
}
