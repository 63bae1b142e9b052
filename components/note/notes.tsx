"use client";

import { useRef, useState } from "react";
import type * as z from "zod";
import { Section } from "@/components/ui/section";
import { Permitted, useMay } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { newId } from "@/components/ui/new-id";
import { Initials } from "@/components/ui/initials";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { listNotes } from "@/lib/hiring/notes/list-notes";
import en from "@/messages/en/note.json";
import { NoteForm, type SaveNote } from "./note-form";
import { type Member, piecesOf } from "./mentions";

type Note = z.output<typeof listNotes.output>["notes"][number];
type About = { candidateId: string; applicationId?: string };

type Props = {
  about: About;
  notes: Note[];
  /** Colleagues who can be mentioned. */
  members: Member[];
  acts: {
    /** `noteId`: of the new note. */
    write: (about: About, note: Parameters<SaveNote>[0], noteId: string) => Promise<ActionState>;
    change: (noteId: string, ...note: Parameters<SaveNote>) => Promise<ActionState>;
    remove: (noteId: string) => Promise<ActionState>;
  };
};

/** The team's notes about a candidate, with a form to add one. */
export function Notes({ about, notes, members, acts }: Props) {
  const t = useWords("note", en);
  const sent = useRef({ body: "", noteId: "" });
  return (
    <Section title={t("title")} note={notes.length || null}>
      <ul>
        {notes.map((note) => (
          <li key={note.noteId} className="border-b border-line py-3 text-sm">
            <OneNote
              note={note}
              elsewhere={note.applicationId !== (about.applicationId ?? null)}
              members={members}
              acts={acts}
            />
          </li>
        ))}
      </ul>
      <Permitted
        to="note:write"
        otherwise={notes.length === 0 && <p className="px-1.5 text-sm text-ink-muted">{t("none")}</p>}
      >
        <div className="flex flex-col gap-2 pt-3">
          <NoteForm
            label={t("write")}
            submit={t("add")}
            members={members}
            draft={`note ${Object.values(about).join(" ")}`}
            save={(note) => {
              // The same id as long as it is the same note: sent again after a lost answer, it is added once.
              if (note.body !== sent.current.body) sent.current = { body: note.body, noteId: newId() };
              return acts.write(about, note, sent.current.noteId);
            }}
          />
          <p className="text-xs text-ink-faint">{t("readers")}</p>
        </div>
      </Permitted>
    </Section>
  );
}

function OneNote(props: Pick<Props, "members" | "acts"> & { note: Note; elsewhere: boolean }) {
  const { note, members, acts } = props;
  const t = useWords("note", en);
  const { noteId, body, author, jobTitle, createdAt, editedAt } = note;
  const { act, busy } = useAct();
  const mayWrite = useMay("note:write");
  const [changing, setChanging] = useState(false);
  const [confirmingDelete, setConfirmingDelete] = useState(false);
  return (
    <article aria-label={t("of", { author })} className="flex items-start gap-2.5">
      <Initials name={author} />
      <div className="min-w-0 flex-1">
        <p>
          <bdi className="font-medium">{author}</bdi>
          {note.throughAgent && ` ${t("throughAgent")}`}{" "}
          <When exact at={createdAt} className="text-ink-faint" />
          {editedAt && <span className="text-ink-faint">, {t("changed")}</span>}
          {props.elsewhere && (
            <span className="text-ink-muted"> · {jobTitle ? <bdi>{jobTitle}</bdi> : t("onPerson")}</span>
          )}
        </p>
        {changing ? (
          <NoteForm
            label={t("edit")}
            submit={t("save")}
            body={body}
            draft={`note ${noteId}`}
            members={members}
            save={(changed) => acts.change(noteId, changed)}
            close={() => setChanging(false)}
          />
        ) : (
          <p dir="auto" className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">
            {piecesOf(body, note.mentions).map(({ text, mention }, at) =>
              mention ? (
                <span key={at} className="font-medium text-ink">
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        )}
        {mayWrite && note.mine && !changing && (
          <div className="mt-1 flex gap-1">
            <Button size="sm" intent="quiet" onClick={() => setChanging(true)} disabled={busy}>
              {t("change")}
            </Button>
            {confirmingDelete ? (
              <>
                <Button
                  size="sm"
                  intent="danger"
                  busy={busy}
                  onClick={() => act(() => acts.remove(noteId), { done: t("deleted") })}
                >
                  {t("deleteForGood")}
                </Button>
                <Button size="sm" intent="quiet" onClick={() => setConfirmingDelete(false)} disabled={busy}>
                  {t("keep")}
                </Button>
              </>
            ) : (
              <Button size="sm" intent="quiet" onClick={() => setConfirmingDelete(true)}>
                {t("delete")}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
