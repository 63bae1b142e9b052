"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { documentsAndPictures } from "@/components/upload/drop-zone";
import { putFile, uploadErrorText } from "@/components/upload/put-file";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ExistingRecord } from "@/lib/records/candidates/same-person";
import en from "@/messages/en/candidate.json";
import uploadWords from "@/messages/en/upload.json";
import type { AddCandidateActs, PersonByHand } from "./add-candidates";
import { bookmark, type Shared } from "./shared";
import { SamePersonChoice } from "./same-person-choice";

/** Adds one person: the text of a profile or CV, which is read like a file, or what is known of them. */
export function AddPerson(props: {
  jobId: string;
  acts: AddCandidateActs;
  shared: Partial<Shared>;
  added: () => void;
}) {
  const { jobId, acts, shared } = props;
  const t = useWords("candidate", en);
  const upload = useWords("upload", uploadWords);
  const router = useRouter();
  const say = useToast();
  const { act, busy } = useAct();
  const [existing, setExisting] = useState<ExistingRecord[] | null>(null);
  const [sent, setSent] = useState<PersonByHand | null>(null);
  const settle = (answer: { existing: ExistingRecord[] | null }) => {
    setExisting(answer.existing);
    if (answer.existing) return;
    say(t("add.added", { count: 1 }));
    router.refresh();
    props.added();
  };
  const send = async (form: HTMLFormElement) => {
    const { file, ...texts } = Object.fromEntries(new FormData(form)) as Record<string, string> & {
      file?: File;
    };
    const person: PersonByHand = { ...(texts as PersonByHand), uploadId: shared.uploadId };
    try {
      if (file?.size) person.uploadId = await putFile(upload, file, acts.prepareUpload, () => {});
    } catch (error) {
      return { ok: false as const, message: uploadErrorText(upload, error) };
    }
    setSent(person);
    return acts.addByHand(jobId, person);
  };
  return (
    <DialogForm submit={t("add.some", { count: 1 })} send={send} then={settle}>
      <Field label={t("add.text")} hint={t("add.text.hint")}>
        <Textarea
          name="text"
          defaultValue={shared.text?.slice(0, 100_000)}
          minLength={40}
          maxLength={100_000}
          className="max-h-[30dvh] min-h-28"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("person.name")}>
          <Input name="fullName" maxLength={200} />
        </Field>
        <Field label={t("person.email")}>
          <Input name="email" type="email" maxLength={254} />
        </Field>
        <Field label={t("person.phone")}>
          <Input name="phone" type="tel" maxLength={60} />
        </Field>
        <Field label={t("add.link")}>
          <Input name="link" defaultValue={shared.link?.slice(0, 500)} inputMode="url" maxLength={500} />
        </Field>
      </div>
      {shared.uploadId ? (
        <p className="text-sm">{t("add.shared")}</p>
      ) : (
        <Field label={t("add.file")}>
          <Input name="file" type="file" accept={documentsAndPictures} className="py-1.5" />
        </Field>
      )}
      <Field label={t("add.note")} hint={t("add.note.hint")}>
        <Textarea name="note" maxLength={5000} rows={2} />
      </Field>
      <p className="text-sm text-ink-muted">
        <a
          // React refuses javascript: in href; on our own pages the policy for scripts does, too.
          ref={(link) => link?.setAttribute("href", bookmark(location.origin))}
          className="font-medium underline"
          onClick={(event) => {
            event.preventDefault();
            say(t("add.bookmark.refused"));
          }}
        >
          {t("add.bookmark")}
        </a>{" "}
        {t("add.bookmark.hint")}
      </p>
      {existing && sent && (
        <div ref={(question) => question?.scrollIntoView({ block: "nearest" })}>
          <SamePersonChoice
            fileName={sent.fullName || t("add.text")}
            existing={existing}
            disabled={busy}
            choose={(samePerson) =>
              act(() => acts.addByHand(jobId, { ...sent, samePerson }), { then: settle })
            }
          />
        </div>
      )}
    </DialogForm>
  );
}
