import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "./form-field";
import { NewPasswordField } from "./new-password-field";
import { passwordProblems } from "./password-problems";

const problems: Record<string, string> = {
  ...passwordProblems,
  mail: "This server sends no e-mail (SMTP_URL is not set): no address can be confirmed, so nobody can sign up.",
  invalid: "Fill in every field; the password needs at least 10 characters.",
};

/** Posts organization, name, email, password and the request to go on with to /sign-up/submit. */
export function SignUpForm(props: {
  problem?: string;
  typed: { organization?: string; name?: string; email?: string };
  request?: string;
}) {
  const problem = props.problem && problems[props.problem];
  return (
    <form method="post" action="/sign-up/submit" className="flex flex-col gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <FormField
        label="Organization"
        name="organization"
        autoComplete="organization"
        maxLength={120}
        defaultValue={props.typed.organization}
        autoFocus
      />
      <FormField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={props.typed.name}
      />
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={props.typed.email}
      />
      <NewPasswordField />
      {props.request && <input type="hidden" name="request" value={props.request} />}
      <Button type="submit" intent="primary" size="lg">
        Create account
      </Button>
    </form>
  );
}
