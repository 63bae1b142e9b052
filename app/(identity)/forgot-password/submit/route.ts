import { after } from "next/server";
import { requestReset } from "@/lib/platform/access/account/reset-password";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { mailIsSent } from "@/lib/platform/mail/send-mail";

/** The form of /forgot-password. Field: email. Sends the mail after the response, so timing reveals no account. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    if (await countByAddress("sign-up", request.headers)) return seeOther("/forgot-password?problem=wait");
    if (!mailIsSent()) return seeOther("/forgot-password?problem=mail");
    after(() => requestReset((form.get("email") ?? "").trim().toLowerCase()));
    return seeOther("/forgot-password?done=sent");
  });
