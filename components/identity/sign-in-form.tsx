import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "./form-field";

const problems: Record<string, string> = {
  credentials:
    "No account has this e-mail address and password. If you have just signed up, open the link in our e-mail first; choosing a new password sends another one.",
  wait: "Too many attempts. Wait a few minutes and try again.",
  challenge: "The second step took too long, or was tried too often. Sign in again.",
  passkey: "This passkey belongs to no account here. Sign in with your password.",
  expired: "The agent's request has expired. Sign in, then let the agent ask again.",
};

const done: Record<string, string> = {
  confirmed: "Your address is confirmed. Sign in to go on.",
  password: "Your new password is set. Sign in with it.",
};

/** Posts email, password and what to go on with to /sign-in/submit. */
export function SignInForm(props: {
  problem?: string;
  done?: string;
  email?: string;
  next?: string;
  request?: string;
}) {
  const problem = props.problem && problems[props.problem];
  const news = props.done && done[props.done];
  return (
    <form method="post" action="/sign-in/submit" className="flex flex-col gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      {news && <Alert>{news}</Alert>}
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email}
        autoFocus={!props.email}
      />
      <FormField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={Boolean(props.email)}
      />
      {props.request && <input type="hidden" name="request" value={props.request} />}
      {props.next && <input type="hidden" name="next" value={props.next} />}
      <Button type="submit" intent="primary" size="lg">
        Sign in
      </Button>
    </form>
  );
}
