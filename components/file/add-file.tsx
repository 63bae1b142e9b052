"use client";

import { useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonDialog, DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { DropZone } from "@/components/upload/drop-zone";
import { problemWith, putFile, whyNotSent } from "@/components/upload/put-file";
import type { FileActs, FileKind } from "./acts";

type Props = { candidateId: string; acts: FileActs };

/** A button that adds a file to somebody, or replaces their CV by a newer one. */
export function AddFile(props: Props & { replaces?: boolean; children: ReactNode }) {
  return (
    <ButtonDialog
      title={props.replaces ? "Replace the CV" : "Add a file"}
      description="A new CV is read by itself and takes the place of the one before, which is kept. Open applications are evaluated again with it, one credit each."
      button={<Button size="sm">{props.children}</Button>}
    >
      {(close) => <Form {...props} close={close} />}
    </ButtonDialog>
  );
}

function Form({ candidateId, acts, replaces, close }: Props & { replaces?: boolean; close: () => void }) {
  const say = useToast();
  const [kind, setKind] = useState<FileKind>("cv");
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const busy = part !== null;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    setFailure(problemWith(chosen));
    setFile(problemWith(chosen) ? null : chosen);
  };
  const send = async () => {
    if (!file) return;
    setFailure(null);
    setPart(0);
    try {
      const uploadId = await putFile(file, acts.prepareUpload, setPart);
      const state = await acts.addFile(candidateId, kind, uploadId);
      if (!state.ok) return setFailure(state.message);
      say("File added. It is being read.");
      close();
    } catch (error) {
      setFailure(whyNotSent(error));
    } finally {
      setPart(null);
    }
  };
  return (
    <>
      <DialogBody>
        {!replaces && (
          <Field label="What it is">
            {(wiring) => (
              <Select
                {...wiring}
                value={kind}
                disabled={busy}
                onChange={(event) => setKind(event.target.value as FileKind)}
              >
                <option value="cv">CV</option>
                <option value="cover_letter">Cover letter</option>
                <option value="other">Something else</option>
              </Select>
            )}
          </Field>
        )}
        <DropZone
          disabled={busy}
          label={file ? file.name : "Choose a file"}
          hint="PDF, DOCX, ODT, RTF, HTML, text, PNG or JPEG, up to 20 MB"
          accept=".pdf,.docx,.odt,.rtf,.html,.htm,.txt,.png,.jpg,.jpeg"
          onFiles={choose}
        />
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button intent="primary" busy={busy} disabled={!file} onClick={() => void send()}>
          {busy ? `Sending, ${Math.round(part * 100)} %` : replaces ? "Replace" : "Add"}
        </Button>
      </DialogFooter>
    </>
  );
}
