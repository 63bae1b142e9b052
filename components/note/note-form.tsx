"use client";

import { AtSign } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Textarea } from "@/components/ui/textarea";
import { useDraft } from "@/components/ui/use-draft";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/note.json";
import { completions, type Member, mentionedIn } from "./mentions";

export type SaveNote = (note: { body: string; mentions: string[] }) => Promise<ActionState>;

/** Colleagues offered at a time. */
const mostOffered = 8;

/** Form that writes or edits a note. Typing "@" offers colleagues by the beginning of their names. */
export function NoteForm(props: {
  label: string;
  submit: string;
  body?: string;
  /** What it is written about: the text survives a reload. */
  draft: string;
  members: Member[];
  save: SaveNote;
  /** Closes the form; absent where it stays open. */
  close?: () => void;
}) {
  const { members, save, close } = props;
  const t = useWords("note", en);
  const id = useId();
  const { text: body, write: setBody, forget } = useDraft(props.draft, props.body);
  const cancel = () => {
    forget();
    close?.();
  };
  const { onSubmit, busy, failure } = useSubmit(() => save({ body, mentions: mentionedIn(body, members) }), {
    then: cancel,
  });
  const text = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  const { at, found } = completions(body, caret, members);
  const offered = at === closedAt ? [] : found.slice(0, mostOffered);
  const optionId = (index: number) => `${id}-${index}`;
  useShortcuts([!close && { keys: "t", label: t("write"), run: () => text.current?.focus() }]);

  /** Puts a text in place of what is between two positions, with the caret behind it. */
  function put(from: number, to: number, written: string) {
    flushSync(() => {
      setBody(body.slice(0, from) + written + body.slice(to));
      setCaret(from + written.length);
      setChosen(0);
      setClosedAt(-1);
    });
    text.current?.focus();
    text.current?.setSelectionRange(from + written.length, from + written.length);
  }
  const mention = ({ name }: Member) => put(at, caret, `@${name} `);
  function begin() {
    const to = text.current?.selectionStart ?? body.length;
    put(to, to, to === 0 || /\s$/.test(body.slice(0, to)) ? "@" : " @");
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: offered.length - 1 };
    const step = steps[event.key];
    const one = offered[chosen];
    if (!one || event.ctrlKey || event.metaKey) return;
    if (step) setChosen((chosen + step) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") mention(one);
    else if (event.key === "Escape") setClosedAt(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form className="flex flex-col gap-2" onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <div className="relative">
        <Textarea
          ref={text}
          id={id}
          value={body}
          maxLength={5000}
          required
          readOnly={busy}
          placeholder={props.label}
          aria-autocomplete="list"
          aria-controls={offered.length ? `${id}-list` : undefined}
          aria-activedescendant={offered.length ? optionId(chosen) : undefined}
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onChange={({ target }) => {
            setBody(target.value);
            setCaret(target.selectionStart);
            setChosen(0);
            if (target.value[closedAt] !== "@") setClosedAt(-1);
          }}
        />
        {offered.length > 0 && (
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t("mention")}
            className="absolute top-full left-0 z-20 mt-1 min-w-48 rounded-lg bg-raised p-1 text-sm shadow-float"
          >
            {offered.map((member, index) => (
              <li
                key={member.userId}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                className={cn("flex h-8 items-center rounded-md px-2", index === chosen && "bg-sunken")}
                onPointerDown={(event) => {
                  event.preventDefault();
                  mention(member);
                }}
              >
                <bdi className="truncate">{member.name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={busy} disabled={body.trim() === ""}>
          {props.submit}
        </Button>
        {close && (
          <Button intent="quiet" onClick={cancel} disabled={busy}>
            {t("cancel")}
          </Button>
        )}
        {members.length > 0 && (
          <Button intent="quiet" onClick={begin} disabled={busy}>
            <AtSign aria-hidden />
            {t("mention")}
          </Button>
        )}
      </div>
    </form>
  );
}
