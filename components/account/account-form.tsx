import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** A form of the account page: it posts to the route named after its act and works without JavaScript. */
export function AccountForm(props: { act: string; label: string; danger?: boolean; children?: ReactNode }) {
  return (
    <form
      method="post"
      action={`/settings/account/${props.act}`}
      className="flex max-w-sm flex-col items-start gap-3 *:not-[button]:w-full"
    >
      {props.children}
      <Button type="submit" intent={props.danger ? "danger" : "secondary"}>
        {props.label}
      </Button>
    </form>
  );
}
