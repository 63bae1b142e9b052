import { cookieIn } from "@/lib/platform/access/own-cookie";
import { answeringForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { signedInUser } from "@/lib/platform/access/signed-in";
import { rateLimited } from "@/lib/errors";
import { finishSignIn } from "@/lib/hiring/organizations/directory/sign-in-through-provider";
import { afterSignIn } from "../../../after-sign-in";
import { stateCleared, stateCookie } from "../../begin-at-provider";

type Path = { params: Promise<{ organizationId: string }> };

/** OpenID Connect's redirect URI: an organization's provider sends people back here. */
export const GET = (request: Request, { params }: Path) =>
  answeringForm(request, async () => {
    const { headers } = request;
    const wait = await countByAddress("sign-in", headers);
    if (wait) throw rateLimited(wait);
    const { organizationId } = await params;
    const answer = new URL(request.url).searchParams;
    const tester = (await signedInUser(headers))?.actor ?? null;
    const state = cookieIn(headers, stateCookie);
    const { opened, next } = await finishSignIn(organizationId, { answer, state, tester }, headers);
    if (!opened) return seeOther("/settings/sign-in?tested", [stateCleared]);
    return afterSignIn({ ...opened, cookies: [...opened.cookies, stateCleared] }, next ?? "/");
  });
