import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** A form of the pages outside the app: it posts to a route and works without JavaScript. */
export function IdentityForm(props: {
  action: string;
  /** Why the form was rejected. */
  problem?: string;
  submit: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={props.action} className="flex flex-col gap-4">
      {props.problem && <Alert tone="error">{props.problem}</Alert>}
      {props.children}
      <Button type="submit" intent="primary" size="lg">
        {props.submit}
      </Button>
    </form>
  );
}
