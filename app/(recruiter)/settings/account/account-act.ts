import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { type SignedIn, signedInUser } from "@/lib/platform/access/signed-in";

export const ACCOUNT_PAGE = "/settings/account";

/** The outcome that the page (or its subpage `page`) shows; `cookies` if the session was replaced. */
type Outcome = ({ done: string; cookies?: string[] } | { problem: string }) & { page?: "two-step" };

/** Route handler for one form of the account page: runs `act` as the signed-in user and redirects to the page. */
export const accountAct =
  (act: (user: SignedIn, form: URLSearchParams, headers: Headers) => Promise<Outcome>) =>
  (request: Request): Promise<Response> =>
    answeringForm(request, async () => {
      const form = await postedForm(request);
      const user = await signedInUser(request.headers);
      if (!user) return seeOther(`/sign-in?${new URLSearchParams({ next: ACCOUNT_PAGE })}`);
      const outcome = await act(user, form, request.headers);
      const page = outcome.page ? `${ACCOUNT_PAGE}/${outcome.page}` : ACCOUNT_PAGE;
      if ("problem" in outcome)
        return seeOther(`${page}?${new URLSearchParams({ problem: outcome.problem })}`);
      return seeOther(`${page}?${new URLSearchParams({ done: outcome.done })}`, outcome.cookies);
    });
