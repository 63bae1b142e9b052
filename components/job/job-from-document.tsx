"use client";

import { FileText, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { DropZone } from "@/components/upload/drop-zone";
import { fileSize } from "@/components/upload/file-size";
import { sizeProblemText, putFile, uploadErrorText } from "@/components/upload/put-file";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";
import uploadWords from "@/messages/en/upload.json";
import type { NewJobActs } from "./new-job";

const JobBrief = lazy(() => import("./job-brief"));

/** Creates a job from a file with its description: uploads it when it is chosen, and shows what was read in it. */
export function JobFromDocument(props: { acts: NewJobActs; created: (job: { jobId: string }) => void }) {
  const { acts, created } = props;
  const t = useWords("job", en);
  const upload = useWords("upload", uploadWords);
  const [file, setFile] = useState<File | null>(null);
  const [stage, setStage] = useState<"idle" | "sending" | "reading">("idle");
  const [title, setTitle] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [uploadId, setUploadId] = useState<string | null>(null);

  const take = async ([chosen]: File[]) => {
    const problem = chosen ? sizeProblemText(upload, chosen) : null;
    setFailure(problem);
    setFile(chosen ?? null);
    setUploadId(null);
    if (!chosen || problem) return;
    try {
      setStage("sending");
      setUploadId(await putFile(upload, chosen, acts.prepareUpload, () => {}));
    } catch (error) {
      setFailure(uploadErrorText(upload, error));
    }
    setStage("idle");
  };
  const create = async () => {
    if (!uploadId) return;
    setFailure(null);
    try {
      setStage("reading");
      const state = await acts.fromDocument(uploadId, title.trim());
      if (state.ok) return created(state);
      setFailure(state.message);
    } catch (error) {
      setFailure(uploadErrorText(upload, error));
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
            <span className="text-ink-faint tabular-nums">{fileSize(upload, file.size)}</span>
            <Button
              intent="quiet"
              size="icon-sm"
              aria-label={t("document.remove", { name: file.name })}
              disabled={busy}
              onClick={() => void take([])}
            >
              <X aria-hidden />
            </Button>
          </div>
        ) : (
          <DropZone
            label={t("document.choose")}
            hint={t("document.hint")}
            onFiles={(files) => void take(files)}
          />
        )}
        <Field label={t("title")} optional hint={t("document.title.hint")}>
          <Input value={title} maxLength={160} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        {uploadId && (
          <Suspense>
            <JobBrief source={{ document: { uploadId } }} read={acts.readBrief} />
          </Suspense>
        )}
        {failure && (
          <div key={failure} ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
            <Alert tone="error">{failure}</Alert>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button intent="primary" busy={busy} disabled={!uploadId} onClick={() => void create()}>
          {t(stage === "idle" ? "create" : `create.${stage}`)}
        </Button>
      </DialogFooter>
    </>
  );
}
