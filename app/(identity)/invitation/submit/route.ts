import { GuessablePassword } from "@/lib/platform/access/account/password";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { pagePath } from "@/lib/platform/access/addresses";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { signIn } from "@/lib/platform/access/sign-in";
import { signedInUser } from "@/lib/platform/access/signed-in";
import { DomainError, type ErrorCode } from "@/lib/errors";
import { acceptInvitation } from "@/lib/hiring/organizations/accept-invitation";
import { chooseOrganization } from "@/lib/hiring/organizations/choose-organization";
import { signUpInvited } from "@/lib/hiring/organizations/sign-up-invited";

const problemOf: Partial<Record<ErrorCode, string>> = {
  invalid: "invalid",
  conflict: "taken",
  forbidden: "other",
};

/** The job that the invitation was for, or the first page. */
const landing = (jobId: string | null) => (jobId ? pagePath.job(jobId) : "/");

/** The forms of /invitation. Fields: token; for a new account also name and password. */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const token = form.get("token") ?? "";
    // The page itself shows problems with the invitation.
    const back = (problem = "") => seeOther(`/invitation?${new URLSearchParams({ token, problem })}`);
    if (await countByAddress("sign-up", request.headers)) return back("wait");
    try {
      const user = await signedInUser(request.headers);
      if (user) {
        const { organizationId, jobId } = await acceptInvitation(user, token);
        const member = await signedInUser(request.headers);
        if (member) await chooseOrganization(member, organizationId);
        return seeOther(landing(jobId));
      }
      const password = form.get("password") ?? "";
      const { email, jobId } = await signUpInvited(token, { name: form.get("name") ?? "", password });
      const session = await signIn({ email, password }, request.headers);
      return "problem" in session ? seeOther("/sign-in") : seeOther(landing(jobId), session.cookies);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return back(error instanceof GuessablePassword ? "guessable" : problemOf[error.code]);
    }
  });
