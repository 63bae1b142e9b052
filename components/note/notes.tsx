"use client";

import { useState } from "react";
import { Section } from "@/components/candidate/section";
import { Permitted, useMay } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { Initials } from "@/components/ui/initials";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import { NoteForm, type SaveNote } from "./note-form";
import { type Member, piecesOf } from "./words";

type Note = {
  noteId: string;
  body: string;
  author: string;
  mine: boolean;
  throughAgent: boolean;
  mentions: Member[];
  applicationId: string | null;
  jobTitle: string | null;
  createdAt: string;
  editedAt: string | null;
};
type About = { candidateId: string; applicationId?: string };

type Props = {
  about: About;
  notes: Note[];
  /** Colleagues who can be mentioned. */
  members: Member[];
  acts: {
    write: (about: About, ...words: Parameters<SaveNote>) => Promise<ActionState>;
    change: (noteId: string, ...words: Parameters<SaveNote>) => Promise<ActionState>;
    remove: (noteId: string) => Promise<ActionState>;
  };
};

/** What the team tells one another about somebody. */
export function Notes({ about, notes, members, acts }: Props) {
  return (
    <Section title="Notes" note={notes.length || null}>
      <ul>
        {notes.map((note) => (
          <li key={note.noteId} className="border-b border-line py-3 text-sm">
            <OneNote
              note={note}
              elsewhere={note.applicationId !== (about.applicationId ?? null)}
              {...{ members, acts }}
            />
          </li>
        ))}
      </ul>
      <Permitted
        to="note:write"
        otherwise={notes.length === 0 && <p className="px-1.5 text-sm text-ink-muted">None.</p>}
      >
        <div className="flex flex-col gap-2 pt-3">
          <NoteForm
            label="Write a note for your team"
            submit="Add note"
            members={members}
            save={(words) => acts.write(about, words)}
          />
          <p className="text-xs text-ink-faint">
            Read by your team only: not evaluated, not sent to your ATS, and not shown to the candidate.
          </p>
        </div>
      </Permitted>
    </Section>
  );
}

function OneNote(props: Pick<Props, "members" | "acts"> & { note: Note; elsewhere: boolean }) {
  const { note, members, acts } = props;
  const { noteId, body, author, jobTitle, createdAt, editedAt } = note;
  const { act, busy } = useAct();
  const mayWrite = useMay("note:write");
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <article aria-label={`Note by ${author}`} className="flex items-start gap-2.5">
      <Initials name={author} />
      <div className="min-w-0 flex-1">
        <p>
          <bdi className="font-medium">{author}</bdi>
          {note.throughAgent && " through an agent"} <When exact at={createdAt} className="text-ink-faint" />
          {editedAt && <span className="text-ink-faint">, changed</span>}
          {props.elsewhere && (
            <span className="text-ink-muted"> · {jobTitle ? <bdi>{jobTitle}</bdi> : "on the person"}</span>
          )}
        </p>
        {changing ? (
          <NoteForm
            label="Change the note"
            submit="Save"
            body={body}
            members={members}
            save={(words) => acts.change(noteId, words)}
            cancel={() => setChanging(false)}
            saved={() => setChanging(false)}
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
              Change
            </Button>
            {leaving ? (
              <>
                <Button
                  size="sm"
                  intent="danger"
                  busy={busy}
                  onClick={() => act(() => acts.remove(noteId), { done: "Note deleted." })}
                >
                  Delete for good
                </Button>
                <Button size="sm" intent="quiet" onClick={() => setLeaving(false)} disabled={busy}>
                  Keep
                </Button>
              </>
            ) : (
              <Button size="sm" intent="quiet" onClick={() => setLeaving(true)}>
                Delete
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
