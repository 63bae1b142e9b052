import { ShownLines } from "@/components/shell/searched-notes";
import { Permitted } from "@/components/shell/permitted";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { ScoreBar } from "@/components/ui/score-bar";
import { Td, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/applications.json";
import states from "@/messages/en/states.json";
import { Marks } from "./marks";
import { RowName } from "./row-name";
import { SettleButtons, type SettleKind } from "./settle-buttons";
import { SyncState } from "./sync-state";
import { isConflict, isUnsettled, type ListedApplication, reasonInWords } from "./sync-words";
import { statusWord } from "./words";
import { joined } from "@/components/words/isolate";

/** A row of the list over all jobs. A row with an unsettled ATS sync shows the reason and can be selected. */
export function ApplicationRow(props: {
  application: ListedApplication;
  /** Whether the list has the columns of an applicant tracking system. */
  inAts: boolean;
  /** Open in the panel beside the list. */
  shown: boolean;
  /** Whether the row is selected; null when the list has no selection column. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
  busy: boolean;
  onSettle: (kind: SettleKind) => void;
}) {
  const { application: a, chosen } = props;
  const t = useWords("applications", en);
  const state = useWords("states", states);
  const unsettled = isUnsettled(a);
  const buttons = (
    <Permitted to="application:decide">
      <SettleButtons {...props} name={a.name} />
    </Permitted>
  );
  return (
    <Tr data-peek={a.applicationId} aria-selected={props.shown} className="cursor-default">
      {chosen !== null && (
        <Td className="w-8">
          {unsettled && (
            <Checkbox
              aria-label={t("choose", { name: a.name })}
              checked={chosen}
              onCheckedChange={props.onChoose}
            />
          )}
        </Td>
      )}
      <Td className="w-full max-w-0 min-w-40 py-1 sm:w-1/3">
        <span className="flex min-w-0 items-center gap-2">
          <RowName name={a.name} href={`/applications/${a.applicationId}`} />
          <Marks {...a} />
        </span>
        <span className="block truncate text-xs text-ink-muted sm:hidden">
          {joined([a.jobTitle, a.stage])}
        </span>
        <ShownLines shownBy={a.shownBy} />
        {unsettled && (
          <span className="mt-0.5 flex flex-col gap-1 sm:hidden">
            <AtsState application={a} />
            {buttons}
          </span>
        )}
      </Td>
      <Td className="hidden w-1/5 max-w-0 min-w-28 @2xl:table-cell">
        <span className="block truncate">{a.jobTitle}</span>
      </Td>
      <Td>
        <ScoreBar score={a.overall} bare />
      </Td>
      <Td className="hidden max-w-40 truncate @3xl:table-cell">{a.stage}</Td>
      <Td className="hidden @4xl:table-cell">
        {a.disposition === "active" ? (
          <span className="text-ink-muted" title={a.scoreReason ?? undefined}>
            {statusWord(state, a)}
          </span>
        ) : (
          <Badge>{statusWord(state, a)}</Badge>
        )}
      </Td>
      <Td className="hidden text-ink-muted @6xl:table-cell">{state(`verification.${a.verification}`)}</Td>
      {props.inAts && (
        <>
          <Td className={unsettled ? "w-1/4 max-w-0 min-w-48 py-1 max-sm:hidden" : "max-sm:hidden"}>
            <AtsState application={a} />
          </Td>
          <Td className="hidden @5xl:table-cell">
            <SyncState sync={a.commentSync} />
          </Td>
        </>
      )}
      <Td numeric className="hidden text-ink-muted @7xl:table-cell">
        <When at={a.appliedAt} />
      </Td>
      {props.inAts && <Td className="max-sm:hidden">{unsettled && buttons}</Td>}
    </Tr>
  );
}

function AtsState({ application }: { application: ListedApplication }) {
  return (
    <>
      <SyncState sync={application.atsSync} conflict={isConflict(application)} />
      {isUnsettled(application) && application.syncReason && (
        <span
          className="line-clamp-2 text-xs whitespace-normal text-ink-muted first-letter:uppercase"
          title={application.syncReason}
        >
          {reasonInWords(application.syncReason)}
        </span>
      )}
    </>
  );
}
