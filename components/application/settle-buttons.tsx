import { Button } from "@/components/ui/button";

/** What can be done where the ATS was not told, or says something else. */
export function SettleButtons(props: {
  name: string;
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
  className?: string;
}) {
  return (
    <span className={props.className}>
      <Button
        size="sm"
        busy={props.busy}
        onClick={props.onRetry}
        title="Checks the ATS first and sends only what is missing there"
      >
        Retry
        <span className="sr-only"> telling the ATS of {props.name}</span>
      </Button>
      <Button
        size="sm"
        intent="quiet"
        busy={props.busy}
        onClick={props.onLeave}
        title="Changes nothing here or there"
      >
        Leave as is
        <span className="sr-only">: {props.name}</span>
      </Button>
    </span>
  );
}
