import { passkeyToMake } from "@/lib/access/account/passkeys";
import { answering, errorAnswer } from "@/lib/access/oauth/problem";
import { postedForm } from "@/lib/access/posted-form";
import { signedInUser } from "@/lib/access/signed-in";

const problems = {
  current: "That is not your current password.",
  wait: "Too many attempts. Wait a few minutes and try again.",
};

/** What the browser makes a passkey with: current (the password). Answers JSON, for the form's script. */
export const POST = (request: Request) =>
  answering(async () => {
    const form = await postedForm(request);
    const user = await signedInUser(request.headers);
    if (!user) return errorAnswer(401, "unauthenticated", "Sign in to go on.");
    const answer = await passkeyToMake(user, form.get("current") ?? "", request.headers);
    return "problem" in answer ? errorAnswer(403, "forbidden", problems[answer.problem]) : answer;
  });
