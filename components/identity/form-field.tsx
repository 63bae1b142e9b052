import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A labelled, required input for a form that works without JavaScript. */
export function FormField({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint}>
      <Input required {...input} />
    </Field>
  );
}
