import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { candidateData, quoted } from "../text/candidate-data";
import { outline } from "../text/outline";
import { adds, tool } from "../tool";

export const parseDocumentTool = tool({
  name: "parseDocument",
  title: "Parse a document",
  description:
    "Reads a document into text and the fields a job or candidate needs. Creates neither: createJob and createCandidate take its uploadId.",
  safety: adds,
  next: { not_found: "createUpload gives an uploadId to put a file to." },
  useCase: parseDocument,
  text: ({ uploadId, fileName, readable, message, pages, text, truncated, hiddenText, job, candidate }) =>
    readable
      ? [
          `Read ${pages} page(s); uploadId ${uploadId}.${truncated ? " The text is truncated." : ""}${hiddenText ? " Text that a reader would not see was left out." : ""}`,
          candidateData(`${outline(job ?? candidate)}\ntext:\n${text}`),
        ].join("\n")
      : `${quoted(fileName)} cannot be read. ${message ?? ""}`,
});
