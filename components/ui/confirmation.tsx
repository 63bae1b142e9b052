import type { ActionState } from "@/lib/access/action-state";
import { Button } from "./button";
import { DialogBody, DialogCancel, DialogFooter } from "./dialog";
import { useAct } from "./use-act";

/** What a dialog says before something is taken away, and its two answers. */
export function Confirmation(props: {
  text: string;
  yes: string;
  /** "Cancel" when absent. */
  no?: string;
  act: () => Promise<ActionState>;
  /** Said once it is done; absent where the page is left. */
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
