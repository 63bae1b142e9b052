import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ConsentForm } from "@/components/consent/consent-form";
import { ConsentProblemNote } from "@/components/consent/consent-problem";
import { IdentityFrame } from "@/components/identity/frame";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { pagePath } from "@/lib/platform/access/addresses";
import { recentOutcome } from "@/lib/platform/access/oauth/answered-once";
import { readConsentRequest } from "@/lib/platform/access/oauth/consent-request";
import { optionalScopes } from "@/lib/platform/access/oauth/decide-consent";
import { inLanguage } from "@/lib/in-language";
import { localeFrom } from "@/messages/locale-from";
import en from "@/messages/en/consent.json";
import { signedQuery, onlyValue, type SearchParams } from "../(identity)/signed-query";

export const generateMetadata = titled("consent", en, "title", {
  robots: { index: false },
  referrer: "same-origin",
});

/** The consent page of the authorize endpoint: which client requests which scopes, and for which organization. */
export default async function ConsentPage(props: { searchParams: SearchParams }) {
  const t = await getWords("consent", en);
  const params = await props.searchParams;
  const query = signedQuery(params);
  const requestHeaders = await headers();
  const request = query
    ? await inLanguage(localeFrom(requestHeaders), () => readConsentRequest(query, requestHeaders))
    : { problem: onlyValue(params.problem) ?? "forged" };
  if ("problem" in request) {
    const justAnswered = query && params.answered === "now" && request.problem === "answered";
    const first = justAnswered ? await recentOutcome(new URLSearchParams(query)) : null;
    return (
      <IdentityFrame title={t("title")} wide>
        {first && <meta httpEquiv="refresh" content={`1;url=${first.location}`} />}
        <ConsentProblemNote
          problem={request.problem}
          restart={"restart" in request ? request.restart : undefined}
          goesOn={first?.location}
        />
      </IdentityFrame>
    );
  }
  if (request.user.underReview) redirect(pagePath.accountReview(request.restart));
  return (
    <IdentityFrame title={t("ask")} wide>
      <ConsentForm request={request} optional={optionalScopes} />
    </IdentityFrame>
  );
}
