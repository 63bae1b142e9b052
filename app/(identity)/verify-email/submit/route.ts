import { confirmAddress } from "@/lib/platform/access/account/confirm-address";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { signedInUser } from "@/lib/platform/access/signed-in";
import { welcomeOwned } from "@/lib/hiring/organizations/welcome-owned";

/** The form of /verify-email. Field: token. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const token = form.get("token") ?? "";
    if (await countByAddress("sign-in", request.headers))
      return seeOther(`/verify-email?${new URLSearchParams({ token, problem: "wait" })}`);
    const confirmed = await confirmAddress(token, request.headers);
    if (!confirmed) return seeOther("/verify-email?problem=link");
    await welcomeOwned(confirmed.userId);
    const user = await signedInUser(request.headers);
    return seeOther(user ? "/settings/account?done=confirmed" : "/sign-in?done=confirmed");
  });
