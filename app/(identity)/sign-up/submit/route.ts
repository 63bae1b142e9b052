import { after } from "next/server";
import { setTimeout as sleep } from "node:timers/promises";
import { GuessablePassword } from "@/lib/platform/access/account/password";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { DomainError } from "@/lib/errors";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { answerSignUp } from "@/lib/hiring/organizations/account-letter";
import { signUp } from "@/lib/hiring/organizations/sign-up";
import { storeFields } from "../../stored-fields";

/** Longer than creating an account takes, so that timing does not reveal whether one was created. */
const ANSWER_MS = 400;

/**
 * The form of /sign-up. Fields: organization, name, email, password, and request (a pending authorization request, if
 * any). The response is the same whether or not the address has an account; its holder then gets a different mail.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await postedForm(request);
    const field = (name: string) => form.get(name) ?? "";
    const oauthQuery = form.get("request");
    const typed = { organization: field("organization"), name: field("name"), email: field("email") };
    const to = (path: string, query: Record<string, string> = {}) => {
      const search = new URLSearchParams(oauthQuery ? { ...query, request: oauthQuery } : query);
      return seeOther(search.size > 0 ? `${path}?${search}` : path, [storeFields(typed)]);
    };
    if (await countByAddress("sign-up", request.headers)) return to("/sign-up", { problem: "wait" });
    if (!mailIsSent()) return to("/sign-up", { problem: "mail" });
    const answerTime = sleep(ANSWER_MS);
    try {
      await signUp({ ...typed, password: field("password") });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error instanceof GuessablePassword) return to("/sign-up", { problem: "guessable" });
      if (error.code === "forbidden") return to("/sign-up", { problem: "closed" });
      if (error.code !== "conflict") return to("/sign-up", { problem: "invalid" });
    }
    after(() => answerSignUp(typed.email, field("password")));
    await answerTime;
    return to("/sign-up/sent");
  });
