import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { quoted } from "../text/candidate-data";
import { adds, tool } from "../tool";

export const addAttachmentTool = tool({
  name: "addAttachment",
  title: "Add an attachment",
  description: "Adds a file such as a PDF or DOCX to a candidate.",
  // A new CV replaces the one that scores are based on.
  safety: { ...adds, destructiveHint: true },
  // createCandidate lists the schema of a file.
  handedOn: ["file"],
  next: {
    not_found: "listJobCandidates gives candidateIds; createUpload gives an uploadId.",
    conflict: "getCandidateData lists what is attached.",
  },
  useCase: addAttachment,
  text: ({ attachmentId, fileName, size, applicationsToRescore }) =>
    `Added ${quoted(fileName)} (${size} bytes) as attachmentId ${attachmentId}. ${applicationsToRescore} applications are scored again.`,
});
