import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { currentActor } from "@/lib/platform/access/session";
import { buyCredits } from "@/lib/platform/billing/buy-credits";

/** The form that buys a pack: redirects to the payment page. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const { url } = await buyCredits(await currentActor(), { credits: Number(form.get("credits")) });
    return seeOther(url);
  });
