import { createUpload } from "@/lib/reading/uploads/create-upload";
import { adds, tool } from "../tool";

export const createUploadTool = tool({
  name: "createUpload",
  title: "Create an upload",
  description: "Gives a short-lived address to PUT a file of up to 20 MB to.",
  safety: adds,
  useCase: createUpload,
  text: ({ uploadId, url, expiresAt }) =>
    `PUT the file's bytes to ${url} before ${expiresAt}, then pass uploadId ${uploadId} to parseDocument, createJob or createCandidate.`,
});
