import { redirect } from "next/navigation";
import { currentUser } from "@/lib/platform/access/session";
import { finishLogin } from "@/lib/records/ats/login/finish-login";
import { DomainError } from "@/lib/errors";

const page = "/settings/connections";

/** OAuth redirect URI: the ATS redirects here after a sign-in. */
export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }) {
  const user = await currentUser();
  if (!user?.actor) redirect(`/sign-in?${new URLSearchParams({ next: page })}`);
  const { actor, sessionId } = user;
  const query = new URL(request.url).searchParams;
  const answer = { state: query.get("state") ?? "", code: query.get("code"), sessionId };
  const { provider } = await params;
  const loginId = await finishLogin(actor, { provider, ...answer }).then(
    (login) => login.loginId,
    (error: unknown) => {
      if (error instanceof DomainError) return "unknown";
      throw error;
    },
  );
  redirect(`${page}?${new URLSearchParams({ login: loginId })}`);
}
