import { CircleAlert, CircleCheck, CircleHelp, GitCompareArrows, LoaderCircle } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import states from "@/messages/en/states.json";
import type { Sync } from "./sync-words";

const icons = { pending: LoaderCircle, synced: CircleCheck, failed: CircleAlert, unknown: CircleHelp };
const inks = {
  pending: "text-ink-muted [&_svg]:animate-turn",
  synced: "text-ink-muted",
  failed: "text-danger-ink",
  unknown: "text-partly",
};

/** The state of the ATS sync as an icon and a word; a dash for an application without an ATS. */
export function SyncState({ sync, conflict }: { sync: Sync; conflict?: boolean }) {
  const state = useWords("states", states);
  if (sync === "not_linked")
    return (
      <span className="text-ink-faint" title={state("sync.not_linked")}>
        <span aria-hidden>–</span>
        <span className="sr-only">{state("sync.not_linked")}</span>
      </span>
    );
  const Icon = conflict ? GitCompareArrows : icons[sync];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${inks[sync]}`}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {state(conflict ? "sync.conflict" : `sync.${sync}`)}
    </span>
  );
}
