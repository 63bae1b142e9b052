import type { ActionState } from "@/lib/platform/access/action-state";
import { Button } from "./button";
import { DialogBody, DialogCancel, DialogFooter } from "./dialog";
import { useAct } from "./use-act";

/** The content of a dialog that asks before something is removed, with its two buttons. */
export function Confirmation(props: {
  text: string;
  yes: string;
  /** "Cancel" when absent. */
  no?: string;
  act: () => Promise<ActionState>;
  /** Toast on success; absent when the act leaves the page. */
  done?: string;
  close: () => void;
}) {
  const { act, busy } = useAct();
  return (
    <>
      <DialogBody>
        <p className="text-sm text-ink-muted">{props.text}</p>
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy}>{props.no}</DialogCancel>
        <Button
          intent="danger"
          busy={busy}
          onClick={() => act(props.act, { done: props.done, then: props.close })}
        >
          {props.yes}
        </Button>
      </DialogFooter>
    </>
  );
}
