import { after } from "next/server";
import { accountKey } from "@/lib/platform/access/account/account-key";
import { pagePath } from "@/lib/platform/access/addresses";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { linksToOneAddress } from "@/lib/platform/access/address-limits";
import { countByAddress, countCall } from "@/lib/platform/access/rate-limit";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { requestLink } from "@/lib/hiring/rights/request-link";
import { visitorOf } from "@/lib/hiring/rights/visitor";
import { localeFrom } from "@/messages/locale-from";

type Props = { params: Promise<{ organization: string }> };

/** The form of a public notice. Fields: email, job. The work follows the response, so timing reveals nobody. */
export const POST = (request: Request, { params }: Props) =>
  answeringForm(request, async () => {
    const { organization } = await params;
    const form = await postedForm(request);
    const job = /^[0-9a-f-]{36}$/.exec(form.get("job") ?? "")?.[0];
    const back = (link: string) =>
      seeOther(`${pagePath.notice(encodeURIComponent(organization), job)}?link=${link}`);
    if (await countByAddress("candidate-link", request.headers)) return back("wait");
    if (!mailIsSent()) return back("mail");
    const locale = localeFrom(request.headers);
    const email = (form.get("email") ?? "").trim().toLowerCase().slice(0, 254);
    after(async () => {
      const visitor = await visitorOf(organization, locale);
      if (
        !visitor ||
        (await countCall(`own-page:${visitor.organizationId}:${accountKey(email)}`, linksToOneAddress))
      )
        return;
      await requestLink(visitor, { email, locale });
    });
    return back("sent");
  });
