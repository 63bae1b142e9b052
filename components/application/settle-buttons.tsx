import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/applications.json";

/** A failed or conflicting ATS sync is retried, or left as it is. */
export const settleKinds = ["retry", "leave"] as const;
export type SettleKind = (typeof settleKinds)[number];

/** Buttons to retry a failed or conflicting ATS sync, or to leave it as it is. */
export function SettleButtons(props: { name: string; busy: boolean; onSettle: (kind: SettleKind) => void }) {
  const t = useWords("applications", en);
  return (
    <span className="flex gap-1">
      {settleKinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          intent={kind === "leave" ? "quiet" : undefined}
          busy={props.busy}
          onClick={() => props.onSettle(kind)}
          title={t(`${kind}.hint`)}
          aria-label={t(`${kind}.of`, { name: props.name })}
        >
          {t(kind)}
        </Button>
      ))}
    </span>
  );
}
