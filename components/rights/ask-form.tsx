import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

/** A request on a candidate's own page, which works without JavaScript. With `label`, it has a text. */
export function AskForm(props: {
  token: string;
  act: "human-review" | "reconsideration" | "correction" | "access" | "erasure" | "opt-out";
  applicationId?: string;
  label?: string;
  required?: boolean;
  hint: ReactNode;
  submit: string;
}) {
  return (
    <form method="post" action="/my-application/submit" className="flex flex-col items-start gap-3">
      <input type="hidden" name="token" value={props.token} />
      <input type="hidden" name="act" value={props.act} />
      {props.applicationId && <input type="hidden" name="application" value={props.applicationId} />}
      {props.label ? (
        <Field label={props.label} hint={props.hint} className="w-full">
          <Textarea name="text" rows={3} maxLength={4000} required={props.required} />
        </Field>
      ) : (
        <p className="text-sm text-ink-muted">{props.hint}</p>
      )}
      <Button type="submit" className="h-auto min-h-10 py-2 text-left whitespace-normal">
        {props.submit}
      </Button>
    </form>
  );
}
