import { FileText, FileX } from "lucide-react";
import type * as z from "zod";
import { Permitted } from "@/components/shell/permitted";
import { fileSize } from "@/components/upload/file-size";
import { useWords } from "@/components/words/use-words";
import type { DocumentSummary } from "@/lib/records/candidates/document-summary";
import en from "@/messages/en/file.json";
import uploadWords from "@/messages/en/upload.json";
import type { FileActs } from "./acts";
import { AddFile } from "./add-file";
import { ReadAgain } from "./read-again";

type Listed = z.output<typeof DocumentSummary>;

/** A candidate's files. Of several CVs the newest is used. */
export function FileList({
  files,
  candidateId,
  acts,
}: {
  files: Listed[];
  candidateId: string;
  acts: FileActs;
}) {
  const t = useWords("file", en);
  const upload = useWords("upload", uploadWords);
  const cv = files.findLast(({ kind }) => kind === "cv");
  return (
    <ul>
      {files.map((file) => (
        <li
          key={file.attachmentId}
          className="flex items-start gap-2.5 border-b border-line py-2.5 text-sm last:border-b-0"
        >
          {file.problem ? (
            <FileX aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
          ) : (
            <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          )}
          <div className="min-w-0 flex-1">
            {file.url ? (
              <a
                href={`/api/attachments/${file.attachmentId}`}
                download
                className="font-medium break-words underline decoration-line-strong underline-offset-2 hover:decoration-ink"
              >
                {file.fileName}
              </a>
            ) : (
              <p className="font-medium break-words">{file.fileName}</p>
            )}
            {!file.url && <p className="text-ink-muted">{t("masked")}</p>}
            {file.recognized !== null && (
              <p className="text-ink-muted">{t("recognized", { percent: file.recognized })}</p>
            )}
            {file.problem && <p className="text-danger-ink">{file.problem}</p>}
            {file.readStatus === "pending" && <p className="text-ink-muted">{t("beingRead")}</p>}
            {file.kind === "cv" && file !== cv && <p className="text-ink-muted">{t("earlierCv")}</p>}
            {(file.problem || file === cv) && (
              <Permitted to="candidate:write">
                <div className="mt-2 flex flex-wrap gap-2">
                  {file.problem && <ReadAgain attachmentId={file.attachmentId} acts={acts} />}
                  {file === cv && (
                    <AddFile candidateId={candidateId} acts={acts} replaces>
                      {t("replace")}
                    </AddFile>
                  )}
                </div>
              </Permitted>
            )}
          </div>
          <span className="shrink-0 text-ink-faint tabular-nums">
            {t("summary", { kind: t(`kind.${file.kind}`), size: fileSize(upload, file.size) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
