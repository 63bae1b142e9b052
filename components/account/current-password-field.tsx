import { FormField } from "@/components/identity/form-field";

/** The password again, before an act that could take the account away. */
export const CurrentPasswordField = () => (
  <FormField
    label="Current password"
    name="current"
    type="password"
    autoComplete="current-password"
    maxLength={128}
  />
);
