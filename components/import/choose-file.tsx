"use client";

import { useState } from "react";
import { DropZone } from "@/components/upload/drop-zone";
import { sizeProblemText, putFile, type PrepareUpload, uploadErrorText } from "@/components/upload/put-file";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { ImportKind } from "@/lib/records/ats/csv/fields";
import uploadWords from "@/messages/en/upload.json";
import en from "@/messages/en/import.json";

const kinds: ImportKind[] = ["jobs", "candidates", "applications", "employees"];

/** Chooses what the rows are, and the file. The file is read immediately; columns are mapped on the next page. */
export function ChooseFile(props: {
  prepareUpload: PrepareUpload;
  begin: (kind: ImportKind, uploadId: string) => Promise<ActionState>;
}) {
  const t = useWords("import", en);
  const upload = useWords("upload", uploadWords);
  const { act, busy } = useAct();
  const [kind, setKind] = useState<ImportKind>("jobs");
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);

  const take = ([file]: File[]) => {
    if (!file) return;
    const sizeError = sizeProblemText(upload, file);
    setProblem(sizeError);
    if (sizeError) return;
    const send = async (): Promise<ActionState> => {
      try {
        setPart(0);
        const uploadId = await putFile(upload, file, props.prepareUpload, setPart);
        return await props.begin(kind, uploadId);
      } catch (error) {
        // Next.js throws an error with a digest to redirect.
        if (error instanceof Error && "digest" in error) throw error;
        return { ok: false, message: uploadErrorText(upload, error) };
      } finally {
        setPart(null);
      }
    };
    act(send, { failed: setProblem });
  };

  return (
    <div className="flex flex-col gap-4">
      <fieldset disabled={busy}>
        <legend className="mb-2 text-sm font-medium">{t("what")}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {kinds.map((each) => (
            <label
              key={each}
              className={cn(
                "flex cursor-pointer items-start gap-2.5 rounded-md border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus",
                kind === each ? "border-accent bg-accent-wash" : "border-line-strong hover:bg-sunken",
              )}
            >
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => setKind(each)}
                aria-labelledby={`kind-${each}`}
                aria-describedby={`kind-${each}-about`}
                className="mt-0.5 accent-accent"
              />
              <span className="min-w-0">
                <span id={`kind-${each}`} className="block text-sm font-medium">
                  {t(`kind.${each}`)}
                </span>
                <span id={`kind-${each}-about`} className="block text-sm text-pretty text-ink-muted">
                  {t(`about.${each}`)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <DropZone
        label={t(`choose.${kind}`)}
        hint={t("choose.hint")}
        accept=".csv,.tsv,.txt"
        disabled={busy}
        onFiles={take}
      />
      {part !== null && <ProgressBar label={t("sent")} done={Math.round(part * 100)} of={100} />}
      {problem && (
        <Alert tone="error" title={t("wrongFile")}>
          {t("wrongFile.text", { problem })}
        </Alert>
      )}
    </div>
  );
}
