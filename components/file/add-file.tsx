"use client";

import { useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonDialog, DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { documentsAndPictures, DropZone } from "@/components/upload/drop-zone";
import { sizeProblemText, putFile, uploadErrorText } from "@/components/upload/put-file";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/file.json";
import uploadWords from "@/messages/en/upload.json";
import type { FileActs, FileKind } from "./acts";

type Props = { candidateId: string; acts: FileActs };

/** A button that adds a file to a candidate, or replaces their CV with a newer one. */
export function AddFile(props: Props & { replaces?: boolean; children: ReactNode }) {
  const t = useWords("file", en);
  return (
    <ButtonDialog
      title={t(props.replaces ? "replace.title" : "add.title")}
      description={t("add.text")}
      button={<Button size="sm">{props.children}</Button>}
    >
      {(close) => <Form {...props} close={close} />}
    </ButtonDialog>
  );
}

function Form({ candidateId, acts, replaces, close }: Props & { replaces?: boolean; close: () => void }) {
  const t = useWords("file", en);
  const upload = useWords("upload", uploadWords);
  const say = useToast();
  const [kind, setKind] = useState<FileKind>("cv");
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const busy = part !== null;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const problem = sizeProblemText(upload, chosen);
    setFailure(problem);
    setFile(problem ? null : chosen);
  };
  const send = async () => {
    if (!file) return;
    setFailure(null);
    setPart(0);
    try {
      const uploadId = await putFile(upload, file, acts.prepareUpload, setPart);
      const state = await acts.addFile(candidateId, kind, uploadId);
      if (!state.ok) return setFailure(state.message);
      say(t("add.done"));
      close();
    } catch (error) {
      setFailure(uploadErrorText(upload, error));
    } finally {
      setPart(null);
    }
  };
  return (
    <>
      <DialogBody>
        {!replaces && (
          <Field label={t("choose.kind")}>
            <Select
              value={kind}
              disabled={busy}
              onChange={(event) => setKind(event.target.value as FileKind)}
            >
              <option value="cv">{t("kind.cv")}</option>
              <option value="cover_letter">{t("kind.cover_letter")}</option>
              <option value="other">{t("choose.kind.other")}</option>
            </Select>
          </Field>
        )}
        <DropZone
          disabled={busy}
          label={file ? file.name : t("choose")}
          hint={t("choose.hint")}
          accept={documentsAndPictures}
          onFiles={choose}
        />
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button intent="primary" busy={busy} disabled={!file} onClick={() => void send()}>
          {busy ? t("sending", { percent: Math.round(part * 100) }) : t(replaces ? "replace" : "add")}
        </Button>
      </DialogFooter>
    </>
  );
}
