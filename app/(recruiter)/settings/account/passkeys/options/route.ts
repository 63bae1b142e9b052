import { getWords } from "@/components/words/get-words";
import { passkeyToMake } from "@/lib/access/account/passkeys";
import { answering, errorAnswer } from "@/lib/access/oauth/problem";
import { postedForm } from "@/lib/access/posted-form";
import { signedInUser } from "@/lib/access/signed-in";
import en from "@/messages/en/credentials.json";

const problems = { current: "currentPassword.wrong", wait: "currentPassword.wait" } as const;

/** What the browser makes a passkey with: current (the password). Answers JSON, for the form's script. */
export const POST = (request: Request) =>
  answering(async () => {
    const t = await getWords("credentials", en);
    const form = await postedForm(request);
    const user = await signedInUser(request.headers);
    if (!user) return errorAnswer(401, "unauthenticated", t("passkey.signInFirst"));
    const answer = await passkeyToMake(user, form.get("current") ?? "", request.headers);
    return "problem" in answer ? errorAnswer(403, "forbidden", t(problems[answer.problem])) : answer;
  });
