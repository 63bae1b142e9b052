import { FormField } from "./form-field";

/** A password chosen for a new account, as lib/access/auth.ts takes it. */
export const NewPasswordField = () => (
  <FormField
    label="Password"
    name="password"
    type="password"
    autoComplete="new-password"
    minLength={10}
    maxLength={128}
    hint="At least 10 characters."
  />
);
