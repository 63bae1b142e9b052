import { headers } from "next/headers";
import { CodeField } from "@/components/identity/code-field";
import { IdentityFrame } from "@/components/identity/frame";
import { IdentityForm } from "@/components/identity/identity-form";
import { problemText } from "@/components/identity/problem-text";
import { TextLink } from "@/components/identity/text-link";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { reviewerOf } from "@/lib/hiring/organizations/account-review";
import { safePath } from "@/lib/platform/access/origins";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../../signed-query";

export const generateMetadata = titled("identity", en, "twoStep");

export default async function TwoStepPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = onlyValue(params.request);
  const next = safePath(onlyValue(params.next), "/");
  const mayReview = (await reviewerOf(await headers()))?.proven === false;
  const problem = problemText(t, "twoStep", onlyValue(params.problem));
  return (
    <IdentityFrame
      title={t("twoStep")}
      below={
        <div className="flex flex-col items-start gap-2">
          <TextLink href={{ pathname: "/sign-in", query: request ? { request } : { next } }}>
            {t("twoStep.restart")}
          </TextLink>
          <TextLink href={mayReview ? "/account-review" : "/forgot-password"}>
            {t("twoStep.notMine")}
          </TextLink>
        </div>
      }
    >
      <IdentityForm action="/sign-in/two-step/submit" problem={problem} submit={t("twoStep.submit")}>
        <CodeField autoFocus />
        {request ? (
          <input type="hidden" name="request" value={request} />
        ) : (
          <input type="hidden" name="next" value={next} />
        )}
      </IdentityForm>
    </IdentityFrame>
  );
}
