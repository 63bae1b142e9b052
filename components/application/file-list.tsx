import { FileText, FileX } from "lucide-react";
import { fileSize } from "@/components/upload/file-size";
import type { ShownApplication } from "./shown";

const kinds = {
  cv: "CV",
  cover_letter: "Cover letter",
  job_description: "Job description",
  other: "Other",
} as const;

export function FileList({ files }: { files: ShownApplication["documents"] }) {
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
            {!file.url && (
              <p className="text-ink-muted">
                The original shows who this is. It opens once there is a decision.
              </p>
            )}
            {file.recognized !== null && (
              <p className="text-ink-muted">A scan, read by text recognition: {file.recognized}% sure</p>
            )}
            {file.problem && <p className="text-danger-ink">{file.problem}</p>}
            {file.readStatus === "pending" && <p className="text-ink-muted">Being read</p>}
          </div>
          <span className="shrink-0 text-ink-faint tabular-nums">
            {kinds[file.kind]}, {fileSize(file.size)}
          </span>
        </li>
      ))}
    </ul>
  );
}
