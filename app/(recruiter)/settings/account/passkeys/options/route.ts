import { getWords } from "@/components/words/get-words";
import { passkeyCreationOptions } from "@/lib/platform/access/account/passkeys";
import { answering, errorAnswer } from "@/lib/platform/access/oauth/problem";
import { postedForm } from "@/lib/platform/access/posted-form";
import { signedInUser } from "@/lib/platform/access/signed-in";
import en from "@/messages/en/credentials.json";

const problems = { current: "currentPassword.wrong", wait: "currentPassword.wait" } as const;

/** Returns the options for creating a passkey, as JSON for the form's script. Field: current (the password). */
export const POST = (request: Request) =>
  answering(async () => {
    const t = await getWords("credentials", en);
    const form = await postedForm(request);
    const user = await signedInUser(request.headers);
    if (!user) return errorAnswer(401, "unauthenticated", t("passkey.signInFirst"));
    const answer = await passkeyCreationOptions(user, form.get("current") ?? "", request.headers);
    return "problem" in answer ? errorAnswer(403, "forbidden", t(problems[answer.problem])) : answer;
  });
