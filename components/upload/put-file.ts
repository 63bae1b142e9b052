import type { ActionState } from "@/lib/access/action-state";

/** Where a file may be PUT, and the id to hand in afterwards. */
export type UploadPlace = { uploadId: string; path: string };
export type PrepareUpload = (fileName: string) => Promise<ActionState<UploadPlace>>;

export const largestFile = 20 * 1024 * 1024;

/** What can be seen without opening the file: its size. What it is in truth is found out by reading it. */
export function problemWith(file: File): string | null {
  if (file.size === 0) return "The file is empty.";
  if (file.size > largestFile) return "The file is larger than 20 MB.";
  return null;
}

/** Sends a file's bytes. `progress` goes from 0 to 1. @throws Error with words for a person. */
export async function putFile(
  file: File,
  prepare: PrepareUpload,
  progress: (part: number) => void,
): Promise<string> {
  const place = await prepare(file.name);
  if (!place.ok) throw new Error(place.message);
  await new Promise<void>((resolve, reject) => {
    // fetch cannot tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open("PUT", place.path);
    request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(messageOf(request.responseText)));
    request.onerror = () => reject(new Error("The connection was lost while the file was sent. Try again."));
    request.send(file);
  });
  return place.uploadId;
}

function messageOf(body: string): string {
  try {
    const said: unknown = JSON.parse(body);
    if (said && typeof said === "object" && "message" in said && typeof said.message === "string")
      return said.message;
  } catch {
    // Not ours: a proxy's page.
  }
  return "The file could not be sent. Try again.";
}
