import type { Words } from "@/components/words/translate";
import type { ActionState } from "@/lib/platform/access/action-state";
import type en from "@/messages/en/upload.json";

/** Where to PUT a file, and the id to submit afterwards. */
type UploadPlace = { uploadId: string; path: string };
export type PrepareUpload = (fileName: string) => Promise<ActionState<UploadPlace>>;

type UploadWords = Words<typeof en>;

const largestFile = 20 * 1024 * 1024;

/** Checks only the size, without opening the file. Its real type is known once the server has read it. */
export function sizeProblem(file: File) {
  if (file.size === 0) return "empty";
  return file.size > largestFile ? "tooLarge" : null;
}

/** `sizeProblem` as a translated message. */
export function sizeProblemText(t: UploadWords, file: File): string | null {
  const problem = sizeProblem(file);
  return problem && t(problem);
}

/** An upload that failed, with a message for the user. */
class NotSent extends Error {}

/** The message for the user: our own if there is one, never that of another error. */
export const uploadErrorText = (t: UploadWords, error: unknown) =>
  error instanceof NotSent ? error.message : t("failed");

/** Uploads a file. `progress` gets values from 0 to 1. Throws an error that `uploadErrorText` turns into a message. */
export async function putFile(
  t: UploadWords,
  file: File,
  prepare: PrepareUpload,
  progress: (part: number) => void,
): Promise<string> {
  const place = await prepare(file.name);
  if (!place.ok) throw new NotSent(place.message);
  await new Promise<void>((resolve, reject) => {
    // fetch does not report upload progress.
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
    const answer = JSON.parse(body) as { message?: unknown } | null;
    if (typeof answer?.message === "string") return answer.message;
  } catch {
    // Not our JSON, for example a proxy's error page.
  }
  return undefined;
}
