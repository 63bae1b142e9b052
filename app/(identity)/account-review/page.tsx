import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ReviewForm } from "@/components/account/review-form";
import { IdentityFrame } from "@/components/identity/frame";
import { problemText } from "@/components/identity/problem-text";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { RECENT_DAYS } from "@/lib/platform/access/account/recent";
import { safePath } from "@/lib/platform/access/origins";
import { listReview, reviewerOf } from "@/lib/hiring/organizations/account-review";
import en from "@/messages/en/account.json";
import enIdentity from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("account", en, "review", { robots: { index: false } });

/** What may stay, after somebody took their account back with a mailed link. */
export default async function AccountReviewPage(props: { searchParams: SearchParams }) {
  const t = await getWords("account", en);
  const id = await getWords("identity", enIdentity);
  const params = await props.searchParams;
  const next = safePath(onlyValue(params.next), "/");
  const user = (await reviewerOf(await headers())) ?? redirect(`/sign-in?${new URLSearchParams({ next })}`);
  const problem = onlyValue(params.problem);
  const items = (await listReview(user)) ?? redirect(next);
  return (
    <IdentityFrame title={t("review")} wide>
      <ReviewForm
        items={items}
        email={user.email}
        next={next}
        owesCode={!user.proven}
        days={RECENT_DAYS}
        removed={params.done !== undefined}
        problem={problem === "more" ? t("review.changed") : problemText(id, "twoStep", problem)}
      />
    </IdentityFrame>
  );
}
