"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Option } from "@/components/ui/option";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/set-aside.json";
import type { Shortlisted } from "./shortlisted";
import type { Aside, SetAsideActs } from "./use-set-aside";

type Props = { aside: Aside | null; tags: string[]; acts: SetAsideActs; close: () => void };

/** Dialog to snooze or tag the selected candidates. */
export default function SetAsideDialog(props: Props) {
  const { aside, close } = props;
  const t = useWords("set-aside", en);
  const kind = aside?.kind ?? "snooze";
  return (
    <Dialog open={aside !== null} onOpenChange={close}>
      <DialogContent
        title={t(kind, { count: aside?.candidates.length ?? 0 })}
        description={t(`${kind}.description`)}
      >
        {aside && (kind === "snooze" ? <Snooze {...props} {...aside} /> : <Tag {...props} {...aside} />)}
      </DialogContent>
    </Dialog>
  );
}

type Opened = Omit<Props, "aside"> & Aside;

/** As many as one call takes. */
const MOST = 500;

/** Runs an act for all of them, in calls of 500; stops at the first failure. */
async function inCalls(
  candidates: readonly Shortlisted[],
  act: (applicationIds: string[]) => Promise<ActionState>,
): Promise<ActionState> {
  for (let from = 0; from < candidates.length; from += MOST) {
    const state = await act(candidates.slice(from, from + MOST).map(({ applicationId }) => applicationId));
    if (!state.ok) return state;
  }
  return { ok: true };
}

const days = { tomorrow: 1, week: 7, month: 30 };

function Snooze({ candidates, acts, close }: Opened) {
  const t = useWords("set-aside", en);
  const [choice, choose] = useState<keyof typeof days | "date" | "change" | "wake">("tomorrow");
  const [date, setDate] = useState(() => dayIn(14));
  const asleep = candidates.some(({ snooze }) => snooze !== null);
  const until = choice === "date" ? date : choice in days ? dayIn(days[choice as keyof typeof days]) : null;
  return (
    <DialogForm
      submit={t(choice === "wake" ? "snooze.wake" : "snooze.submit")}
      done={t(choice === "wake" ? "snooze.woken" : "snooze.done", { count: candidates.length })}
      then={close}
      send={() =>
        inCalls(candidates, (ids) =>
          choice === "wake"
            ? acts.wake(ids)
            : // In the morning of that day where the person is.
              acts.snooze(ids, until && new Date(`${until}T06:00`).toISOString()),
        )
      }
    >
      <fieldset className="flex flex-col gap-3 text-sm">
        <legend className="sr-only">{t("snooze.until")}</legend>
        {([...(Object.keys(days) as (keyof typeof days)[]), "date", "change"] as const).map((each) => (
          <Option
            key={each}
            name="until"
            checked={choice === each}
            onChange={() => choose(each)}
            label={t(`snooze.${each}`)}
            text={each in days ? "" : t(`snooze.${each as "date" | "change"}.text`)}
          />
        ))}
        {asleep && (
          <Option
            name="until"
            checked={choice === "wake"}
            onChange={() => choose("wake")}
            label={t("snooze.wake")}
            text=""
          />
        )}
      </fieldset>
      {choice === "date" && (
        <Field label={t("snooze.day")}>
          <Input
            type="date"
            required
            min={dayIn(1)}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </Field>
      )}
    </DialogForm>
  );
}

/** The local day in so many days, as date fields write it. */
function dayIn(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() + count);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function Tag({ candidates, tags, acts, close }: Opened) {
  const t = useWords("set-aside", en);
  const before = (tag: string) => {
    const count = candidates.filter((candidate) => candidate.tags.includes(tag)).length;
    return count === 0 ? false : count === candidates.length ? true : ("indeterminate" as const);
  };
  const [known, setKnown] = useState(() =>
    [...new Set([...tags, ...candidates.flatMap((candidate) => candidate.tags)])].toSorted((a, b) =>
      a.localeCompare(b),
    ),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [typed, setTyped] = useState("");
  const mark = (tag: string, on: boolean) => setChosen(new Map(chosen).set(tag, on));
  const addTyped = () => {
    const tag = typed.trim();
    const same = known.find((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (tag === "") return;
    if (!same) setKnown([...known, tag]);
    mark(same ?? tag, true);
    setTyped("");
  };
  const tagsThatAre = (on: boolean) => [...chosen].filter(([, is]) => is === on).map(([tag]) => tag);
  return (
    <DialogForm
      submit={t("tag.submit")}
      done={t("tag.done")}
      then={close}
      send={() =>
        inCalls(candidates, (ids) =>
          acts.tag(ids, [...tagsThatAre(true), ...(typed.trim() ? [typed.trim()] : [])], tagsThatAre(false)),
        )
      }
    >
      <div className="flex items-end gap-2">
        <Field label={t("tag.new")} className="flex-1">
          <Input maxLength={40} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button onClick={addTyped}>{t("tag.add")}</Button>
      </div>
      <ul aria-label={t("tag.known")} className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
        {known.map((tag) => (
          <li key={tag} className="flex items-center gap-2 text-sm">
            <Checkbox
              aria-label={tag}
              checked={chosen.get(tag) ?? before(tag)}
              onCheckedChange={(on) => mark(tag, on)}
            />
            <bdi aria-hidden>{tag}</bdi>
          </li>
        ))}
      </ul>
    </DialogForm>
  );
}
