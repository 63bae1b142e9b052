import { revokeGrant } from "@/lib/access/oauth/grants";
import { answering } from "@/lib/access/oauth/problem";
import { postedForm, seeOther } from "@/lib/access/posted-form";
import { signedInUser } from "@/lib/access/signed-in";
import { DomainError } from "@/lib/errors";

/** The buttons of /connected-agents: grant, an id. One that is gone already is as good as ended. */
export const POST = (request: Request) =>
  answering(async () => {
    const form = await postedForm(request);
    const actor = (await signedInUser(request.headers))?.actor;
    if (!actor) return seeOther("/sign-in?next=/connected-agents");
    try {
      await revokeGrant(actor, { grantId: form.get("grant") ?? "" });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    return seeOther("/connected-agents?revoked=1");
  });
