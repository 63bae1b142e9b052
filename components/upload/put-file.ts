import type { ActionState } from "@/lib/access/action-state";

/** Where a file may be PUT, and the id to hand in afterwards. */
type UploadPlace = { uploadId: string; path: string };
export type PrepareUpload = (fileName: string) => Promise<ActionState<UploadPlace>>;

const largestFile = 20 * 1024 * 1024;

/** What can be seen without opening the file: its size. What it is in truth is found out by reading it. */
export function problemWith(file: File): string | null {
  if (file.size === 0) return "The file is empty.";
  if (file.size > largestFile) return "The file is larger than 20 MB.";
  return null;
}

/** A file that was not sent, and why in words for a person. */
class NotSent extends Error {}

const unknownReason = "The file could not be sent. Try again.";

/** What a person is told: our own words, never those of an error from elsewhere. */
export const whyNotSent = (error: unknown) => (error instanceof NotSent ? error.message : unknownReason);

/** Sends a file's bytes. `progress` goes from 0 to 1. Throws what `whyNotSent` puts in words. */
export async function putFile(
  file: File,
  prepare: PrepareUpload,
  progress: (part: number) => void,
): Promise<string> {
  const place = await prepare(file.name);
  if (!place.ok) throw new NotSent(place.message);
  await new Promise<void>((resolve, reject) => {
    // fetch cannot tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open("PUT", place.path);
    request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new NotSent(messageOf(request.responseText)));
    request.onerror = () =>
      reject(new NotSent("The connection was lost while the file was sent. Try again."));
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
  return unknownReason;
}
