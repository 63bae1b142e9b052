import { pagePath } from "@/lib/platform/access/addresses";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { invalid, notFound, rateLimited } from "@/lib/errors";
import { askHumanReview } from "@/lib/hiring/rights/ask-human-review";
import { askOrganization } from "@/lib/hiring/rights/ask-organization";
import { objectToPool } from "@/lib/hiring/rights/object-to-pool";
import { reportSelf } from "@/lib/hiring/rights/report-self";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import { localeFrom } from "@/messages/locale-from";

/** The forms of a candidate's own page. Fields: token, act, application, text, said:kind, applied. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const wait = await countByAddress("own-page", request.headers);
    if (wait > 0) throw rateLimited(wait);
    const token = form.get("token") ?? "";
    const locale = localeFrom(request.headers);
    const holder = linkHolder(token, locale);
    if (!holder) throw notFound("Link");
    const applicationId = form.get("application");
    const act = form.get("act");
    if (act === "human-review") await askHumanReview(holder, { token, applicationId: applicationId ?? "" });
    else if (act === "about-you") {
      const said: Record<string, string | null> = {};
      for (const [name, value] of form)
        if (name.startsWith("said:") && value !== "")
          said[name.slice(5)] = value === "declined" ? null : value;
      await reportSelf(holder, { token, said });
      return seeOther(
        form.has("applied") ? "/my-application?done=about-you" : `${pagePath.ownPage(token)}&done=${act}`,
      );
    } else if (act === "opt-out") await objectToPool(holder, { token });
    else {
      const { data: kind } = askOrganization.input.shape.kind.safeParse(act);
      if (!kind) throw invalid("A field is malformed.");
      await askOrganization(holder, { token, kind, applicationId, text: form.get("text") ?? "", locale });
    }
    return seeOther(
      `${pagePath.ownPage(token)}&done=${act === "human-review" || act === "opt-out" ? act : "asked"}`,
    );
  });
