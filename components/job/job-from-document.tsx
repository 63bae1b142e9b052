"use client";

import { FileText, X } from "lucide-react";
import { useState } from "react";
import { DropZone } from "@/components/upload/drop-zone";
import { fileSize } from "@/components/upload/file-size";
import { problemWith, putFile, whyNotSent } from "@/components/upload/put-file";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { NewJobActs } from "./new-job";

/** A job description as a file: sent, read, and made into a job in one go. */
export function JobFromDocument({
  acts,
  created,
}: {
  acts: NewJobActs;
  created: (job: { jobId: string }) => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  const [stage, setStage] = useState<"idle" | "sending" | "reading">("idle");
  const [title, setTitle] = useState("");
  const [failure, setFailure] = useState<string | null>(null);

  const take = ([chosen]: File[]) => {
    setFailure(chosen ? problemWith(chosen) : null);
    setFile(chosen ?? null);
  };
  const create = async () => {
    if (!file) return;
    setFailure(null);
    try {
      setStage("sending");
      const uploadId = await putFile(file, acts.prepareUpload, () => {});
      setStage("reading");
      const state = await acts.fromDocument(uploadId, title.trim());
      if (state.ok) return created(state);
      setFailure(state.message);
    } catch (error) {
      setFailure(whyNotSent(error));
    }
    setStage("idle");
  };
  const busy = stage !== "idle";
  return (
    <>
      <DialogBody>
        {file ? (
          <div className="flex items-center gap-2.5 rounded-lg border border-line-strong px-3 py-2.5 text-sm">
            <FileText aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
            <span className="text-ink-faint tabular-nums">{fileSize(file.size)}</span>
            <Button
              intent="quiet"
              size="icon-sm"
              aria-label={`Take out ${file.name}`}
              disabled={busy}
              onClick={() => take([])}
            >
              <X aria-hidden />
            </Button>
          </div>
        ) : (
          <DropZone
            label="Choose a job description"
            hint="PDF, DOCX, ODT, RTF, HTML or text, up to 20 MB, or drop it here"
            onFiles={take}
          />
        )}
        <Field label="Title" optional hint="Read from the file when left empty.">
          {(wiring) => (
            <Input
              {...wiring}
              value={title}
              maxLength={160}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="primary"
          busy={busy}
          disabled={!file || problemWith(file) !== null}
          onClick={() => void create()}
        >
          {stage === "sending" ? "Sending" : stage === "reading" ? "Reading" : "Create job"}
        </Button>
      </DialogFooter>
    </>
  );
}
