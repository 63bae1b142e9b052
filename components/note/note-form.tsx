"use client";

import { AtSign } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu";
import { Textarea } from "@/components/ui/textarea";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/note.json";
import { type Member, mentionedIn } from "./mentions";

export type SaveNote = (note: { body: string; mentions: string[] }) => Promise<ActionState>;

/** Form that writes or edits a note. */
export function NoteForm(props: {
  label: string;
  submit: string;
  body?: string;
  members: Member[];
  save: SaveNote;
  /** Closes the form; absent where it stays open. */
  close?: () => void;
}) {
  const { members, save, close } = props;
  const t = useWords("note", en);
  const id = useId();
  const [body, setBody] = useState(props.body ?? "");
  const { onSubmit, busy, failure } = useSubmit(() => save({ body, mentions: mentionedIn(body, members) }), {
    then() {
      setBody("");
      close?.();
    },
  });
  const text = useRef<HTMLTextAreaElement>(null);
  useShortcuts([!close && { keys: "t", label: t("write"), run: () => text.current?.focus() }]);

  function mention({ name }: Member) {
    const at = text.current?.selectionStart ?? body.length;
    const before = body.slice(0, at);
    const gap = before === "" || /\s$/.test(before) ? "" : " ";
    setBody(`${before}${gap}@${name} ${body.slice(at)}`);
  }

  return (
    <form className="flex flex-col gap-2" onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <Textarea
        ref={text}
        id={id}
        value={body}
        maxLength={5000}
        required
        readOnly={busy}
        placeholder={props.label}
        onChange={(event) => setBody(event.target.value)}
      />
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={busy} disabled={body.trim() === ""}>
          {props.submit}
        </Button>
        {close && (
          <Button intent="quiet" onClick={close} disabled={busy}>
            {t("cancel")}
          </Button>
        )}
        {members.length > 0 && (
          <Menu>
            <MenuTrigger asChild>
              <Button intent="quiet">
                <AtSign aria-hidden />
                {t("mention")}
              </Button>
            </MenuTrigger>
            <MenuContent
              align="start"
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                text.current?.focus();
              }}
            >
              {members.map((member) => (
                <MenuItem key={member.userId} onSelect={() => mention(member)}>
                  <bdi>{member.name}</bdi>
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        )}
      </div>
    </form>
  );
}
