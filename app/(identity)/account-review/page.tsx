import { redirect } from "next/navigation";
import { ReviewForm } from "@/components/account/review-form";
import { IdentityFrame } from "@/components/identity/frame";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { safePath } from "@/lib/access/origins";
import { currentUser } from "@/lib/access/session";
import { listReview } from "@/lib/organizations/account-review";
import en from "@/messages/en/account.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("account", en, "review", { robots: { index: false } });

/** What may stay, after somebody took their account back with a mailed link. */
export default async function AccountReviewPage(props: { searchParams: SearchParams }) {
  const t = await getWords("account", en);
  const params = await props.searchParams;
  const next = safePath(onlyValue(params.next), "/");
  const user = (await currentUser()) ?? redirect(`/sign-in?${new URLSearchParams({ next })}`);
  const items = (await listReview(user)) ?? redirect(next);
  return (
    <IdentityFrame title={t("review")} wide>
      <ReviewForm items={items} email={user.email} next={next} changed={params.problem !== undefined} />
    </IdentityFrame>
  );
}
