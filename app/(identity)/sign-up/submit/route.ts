import { answering } from "@/lib/access/oauth/problem";
import { postedForm, seeOther } from "@/lib/access/posted-form";
import { countByAddress } from "@/lib/access/rate-limit";
import { signIn } from "@/lib/access/sign-in";
import { DomainError } from "@/lib/errors";
import { signUp } from "@/lib/organizations/sign-up";
import { forgotten, kept } from "../../kept-fields";

/** The form of /sign-up: organization, name, email, password and the request to go on with, if one led here. */
export const POST = (request: Request) =>
  answering(async () => {
    const form = await postedForm(request);
    const field = (name: string) => form.get(name) ?? "";
    const oauthQuery = form.get("request") || undefined;
    const typed = { organization: field("organization"), name: field("name"), email: field("email") };
    const account = { ...typed, password: field("password") };
    const back = (problem: string) => {
      const query = new URLSearchParams({ problem });
      if (oauthQuery) query.set("request", oauthQuery);
      return seeOther(`/sign-up?${query}`, [kept(typed)]);
    };
    if (await countByAddress("sign-up", request.headers)) return back("wait");
    try {
      await signUp(account);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return back(error.code === "conflict" ? "taken" : "invalid");
    }
    const answer = await signIn({ ...account, oauthQuery }, request.headers);
    // The account is there: what has expired meanwhile is the request that led here.
    if ("problem" in answer) return seeOther(`/sign-in?${new URLSearchParams({ problem: answer.problem })}`);
    return seeOther(answer.consentPath ?? "/", [...answer.cookies, forgotten]);
  });
