"use client";

import { ChevronRight, Trash2 } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useMay } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { skillsAfterRename } from "@/lib/judging/scorecards/skills-after-rename";
import en from "@/messages/en/scorecard.json";
import scoring from "@/messages/en/scoring.json";
import { dimensions, shareWords } from "@/components/application/words";
import { NumberInput } from "./number-input";
import { fromLines, toLines } from "./skill-lines";

/** Grid columns, shared by the rows and the header row above them. */
export const columns =
  "@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_6.5rem_12rem_4.5rem_4.5rem_4rem] @5xl:grid-cols-[minmax(0,1fr)_6.5rem_14rem_4.5rem_4.5rem_4rem] @3xl:items-center @3xl:gap-x-3";

/** One criterion in the editor: a row of controls and, folded below it, what counts as evidence. */
export function CriterionFields(props: {
  criterion: Criterion;
  /** In percent of the score; for culture and team fit, of the dimension. */
  share: number;
  problem: string | null;
  /** A skill with other spellings, as it is typed. */
  example: string | null;
  onChange: (to: Partial<Criterion>) => void;
  onRemove: () => void;
  keep: () => void;
}) {
  const { criterion, share, problem, onChange } = props;
  const t = useWords("scorecard", en);
  const scoringWords = useWords("scoring", scoring);
  const mayWrite = useMay("scorecard:write");
  const [open, setOpen] = useState(false);
  const [named, setNamed] = useState(criterion.name);
  const name = criterion.name || t("criterion.new");
  const details = `details-${criterion.id}`;
  return (
    <li data-criterion-row="" onKeyDown={moveInColumn} className="border-b border-line last:border-b-0">
      <div className={cn(columns, "flex flex-wrap items-center gap-x-3 gap-y-2 py-1 @max-3xl:py-3")}>
        <div className="flex min-w-0 items-center gap-1 @max-3xl:w-full">
          <Button
            intent="quiet"
            size="icon-sm"
            aria-expanded={open}
            aria-controls={details}
            aria-label={t("criterion.details", { name })}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight aria-hidden className={cn("transition-transform", open && "rotate-90")} />
          </Button>
          {/* Not an input: a long name is shown whole, on several lines. */}
          <Textarea
            rows={1}
            id={`name-${criterion.id}`}
            data-column="name"
            aria-label={t("criterion")}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `problem-${criterion.id}` : undefined}
            maxLength={160}
            value={criterion.name}
            placeholder={t("criterion.placeholder")}
            readOnly={!mayWrite}
            autoFocus={criterion.name === ""}
            onChange={(event) => onChange({ name: event.target.value.replace(/\n+/g, " ") })}
            onFocus={() => setNamed(criterion.name)}
            onBlur={() => {
              const skills = skillsAfterRename({ ...criterion, name: named }, criterion.name);
              if (skills.length < criterion.skills.length) onChange({ skills });
            }}
            className="min-h-7 resize-none border-transparent bg-transparent px-1.5 py-[3px] font-medium hover:border-line-control focus:border-line-control focus:bg-surface aria-invalid:border-danger"
          />
        </div>
        <fieldset disabled={!mayWrite} className="contents">
          <Select
            dense
            data-column="importance"
            aria-label={t("criterion.importance", { name })}
            value={criterion.importance}
            onChange={(event) => onChange({ importance: event.target.value as Criterion["importance"] })}
          >
            <option value="must">{t("importance.must")}</option>
            <option value="nice">{t("importance.nice")}</option>
          </Select>
          <span className="flex items-center gap-2 @max-3xl:w-full">
            <PhoneLabel>{t("weight")}</PhoneLabel>
            <Slider value={criterion.weight} onChange={(weight) => onChange({ weight })} className="flex-1" />
            <NumberInput
              column="weight"
              label={t("criterion.weight", { name })}
              max={100}
              value={criterion.weight}
              onChange={(weight) => onChange({ weight: weight ?? 0 })}
            />
            <span
              className="w-12 text-right text-xs text-ink-faint tabular-nums"
              title={shareWords(scoringWords, criterion, share)}
            >
              {t("share.short", { share })}
            </span>
          </span>
          <span className="flex items-center gap-2">
            <PhoneLabel>{t("years")}</PhoneLabel>
            <NumberInput
              column="years"
              label={t("criterion.years", { name })}
              max={50}
              step={0.5}
              value={criterion.minimumYears}
              placeholder="–"
              onChange={(minimumYears) => onChange({ minimumYears })}
            />
          </span>
          <span className="flex items-center gap-2 @3xl:justify-center">
            <Checkbox
              data-column="knock-out"
              aria-label={t("criterion.knockOut", { name })}
              aria-describedby={criterion.knockOut ? `knock-out-${criterion.id}` : undefined}
              checked={criterion.knockOut}
              onCheckedChange={(knockOut) => onChange({ knockOut })}
            />
            <PhoneLabel>{t("column.knockOut")}</PhoneLabel>
          </span>
        </fieldset>
        <span className="ml-auto">
          {mayWrite && (
            <Button
              intent="quiet"
              size="icon-sm"
              aria-label={t("criterion.remove", { name })}
              onClick={props.onRemove}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </span>
      </div>
      {criterion.knockOut && (
        <p id={`knock-out-${criterion.id}`} className="pb-2 pl-9 text-xs text-pretty text-ink-muted">
          {t("knockOut.hint")}
        </p>
      )}
      {problem && (
        <p id={`problem-${criterion.id}`} role="alert" className="pb-2 pl-9 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      {open && (
        <fieldset id={details} disabled={!mayWrite} className="grid gap-4 pt-1 pb-4 pl-9 md:grid-cols-2">
          <Field label={t("criterion.evidence")} optional>
            <Textarea
              maxLength={600}
              value={criterion.description}
              onChange={(event) => onChange({ description: event.target.value })}
              className="text-sm"
            />
          </Field>
          <Field
            label={t("criterion.skills")}
            optional
            hint={t("criterion.skills.hint", { example: props.example ?? t("criterion.skills.example") })}
          >
            <SkillLines criterion={criterion} onChange={onChange} />
          </Field>
          <Field label={t("criterion.dimension")}>
            <Select
              value={criterion.dimension}
              onChange={({ target }) => {
                onChange({ dimension: target.value as Criterion["dimension"] });
                // It is another row now, below another heading.
                setTimeout(() => document.getElementById(`name-${criterion.id}`)?.focus());
              }}
            >
              {dimensions.map((each) => (
                <option key={each} value={each}>
                  {scoringWords(`dimension.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="self-end">
            <Button size="sm" onClick={props.keep}>
              {t("library.keep")}
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

/** In place of the header row on small screens; hidden from screen readers, as each control has its own label. */
const PhoneLabel = ({ children }: { children: string }) => (
  <span aria-hidden className="text-sm text-ink-muted @3xl:hidden">
    {children}
  </span>
);

/** Keeps the text as it is typed, because a half-written line is not a skill yet, until the skills are replaced. */
function SkillLines({
  criterion: { skills },
  onChange,
  ...wiring
}: {
  criterion: Criterion;
  onChange: (to: Partial<Criterion>) => void;
}) {
  const [text, setText] = useState(() => toLines(skills));
  const isTyped = toLines(fromLines(text)) === toLines(skills);
  return (
    <Textarea
      {...wiring}
      value={isTyped ? text : toLines(skills)}
      onChange={(event) => {
        setText(event.target.value);
        onChange({ skills: fromLines(event.target.value) });
      }}
      className="text-sm"
    />
  );
}

/** Enter moves down a column, Shift+Enter up, so that all weights can be typed in one go. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const column = (event.target as HTMLElement).dataset.column;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !column) return;
  event.preventDefault();
  const cells = [...document.querySelectorAll<HTMLElement>(`[data-criterion-row] [data-column="${column}"]`)];
  const next = cells[cells.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === "number") next.select();
}
