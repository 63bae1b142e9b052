import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/applications.json";

/** Buttons to retry a failed or conflicting ATS sync, or to leave it as it is. */
export function SettleButtons(props: {
  name: string;
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
  className?: string;
}) {
  const t = useWords("applications", en);
  return (
    <span className={props.className}>
      <Button
        size="sm"
        busy={props.busy}
        onClick={props.onRetry}
        title={t("retry.hint")}
        aria-label={t("retry.of", { name: props.name })}
      >
        {t("retry")}
      </Button>
      <Button
        size="sm"
        intent="quiet"
        busy={props.busy}
        onClick={props.onLeave}
        title={t("leave.hint")}
        aria-label={t("leave.of", { name: props.name })}
      >
        {t("leave")}
      </Button>
    </span>
  );
}
