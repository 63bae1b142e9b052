import { IdentityFrame } from "@/components/identity/frame";
import { AboutYou } from "@/components/rights/about-you";
import { Held } from "@/components/rights/held";
import { MadeRequests } from "@/components/rights/made-requests";
import { OwnMail } from "@/components/rights/own-mail";
import { OwnApplication } from "@/components/rights/own-application";
import { Alert } from "@/components/ui/alert";
import { getWords } from "@/components/words/get-words";
import { requestLocale } from "@/components/words/locale.server";
import { titled } from "@/components/words/titled";
import { getOwnMail } from "@/lib/hiring/letters/get-own-mail";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import en from "@/messages/en/rights.json";
import { orNull } from "../or-null";

export const generateMetadata = titled("rights", en, "title", {
  robots: { index: false },
  referrer: "same-origin",
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A candidate's own page: what became of their applications, what is held about them, and what they can ask for. */
export default async function OwnPage({ searchParams }: Props) {
  const t = await getWords("rights", en);
  const { token, done } = await searchParams;
  const holder = typeof token === "string" ? linkHolder(token, await requestLocale()) : null;
  const link = { token: token as string };
  const page = holder && (await orNull(getOwnPage(holder, link)));
  if (!page && done === "about-you")
    return (
      <IdentityFrame title={t("about")}>
        <p className="text-ink-muted">{t("done.about-you")}</p>
      </IdentityFrame>
    );
  const mail = page && (await orNull(getOwnMail(holder, link)));
  if (!mail)
    return (
      <IdentityFrame title={t("gone")}>
        <p className="text-ink-muted">{t("gone.text")}</p>
      </IdentityFrame>
    );
  const { organization, applications, requests } = page;
  return (
    <IdentityFrame title={t("title")} wide>
      <div className="flex flex-col gap-6">
        <p className="-mt-3 text-ink-muted">{t("detail", { organization })}</p>
        {(done === "human-review" || done === "opt-out" || done === "asked" || done === "about-you") && (
          <Alert>{t(`done.${done}`)}</Alert>
        )}
        {applications.map((application) => (
          <OwnApplication
            key={application.applicationId}
            token={token as string}
            organization={organization}
            application={application}
            isAsked={requests.some(
              ({ applicationId, closedAt }) => applicationId === application.applicationId && !closedAt,
            )}
          />
        ))}
        {requests.length > 0 && <MadeRequests requests={requests} />}
        {mail.items.length > 0 && <OwnMail items={mail.items} organization={organization} />}
        <AboutYou questions={page.questions} token={token as string} organization={organization} />
        <Held page={page} token={token as string} />
      </div>
    </IdentityFrame>
  );
}
