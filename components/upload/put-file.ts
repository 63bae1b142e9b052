import type { Words } from "@/components/words/translate";
import type { ActionState } from "@/lib/access/action-state";
import type en from "@/messages/en/upload.json";

/** Where a file may be PUT, and the id to hand in afterwards. */
type UploadPlace = { uploadId: string; path: string };
export type PrepareUpload = (fileName: string) => Promise<ActionState<UploadPlace>>;

type UploadWords = Words<typeof en>;

const largestFile = 20 * 1024 * 1024;

/** What can be seen without opening the file: its size. What it is in truth is found out by reading it. */
export function sizeProblem(file: File) {
  if (file.size === 0) return "empty";
  return file.size > largestFile ? "tooLarge" : null;
}

/** The same in words. */
export function problemWith(t: UploadWords, file: File): string | null {
  const problem = sizeProblem(file);
  return problem && t(problem);
}

/** A file that was not sent, and why in words for a person. */
class NotSent extends Error {}

/** What a person is told: our own words, never those of an error from elsewhere. */
export const whyNotSent = (t: UploadWords, error: unknown) =>
  error instanceof NotSent ? error.message : t("failed");

/** Sends a file's bytes. `progress` goes from 0 to 1. Throws what `whyNotSent` puts in words. */
export async function putFile(
  t: UploadWords,
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
      request.status < 300 ? resolve() : reject(new NotSent(messageOf(request.responseText) ?? t("failed")));
    request.onerror = () => reject(new NotSent(t("lost")));
    request.send(file);
  });
  return place.uploadId;
}

function messageOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (answer && typeof answer === "object" && "message" in answer && typeof answer.message === "string")
      return answer.message;
  } catch {
    // Not ours: a proxy's page.
  }
  return undefined;
}
