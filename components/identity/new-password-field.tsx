import { FormField } from "./form-field";

/** A password somebody chooses, as lib/access/account/password.ts takes it. */
export const NewPasswordField = ({ label = "Password" }: { label?: string }) => (
  <FormField
    label={label}
    name="password"
    type="password"
    autoComplete="new-password"
    minLength={10}
    maxLength={128}
    hint="At least 10 characters. Three or four unrelated words are easy to keep in mind and hard to guess."
  />
);
