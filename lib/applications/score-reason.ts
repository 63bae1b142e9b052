import { sayAgain } from "@/lib/say-again";

/** Why there is no score, with the name of the file that could not be read; null where the name may not be shown. */
export const reasonOfFile = (reason: string | null, failedFile: string | null) =>
  reason === null || failedFile === null ? sayAgain(reason) : `${failedFile}: ${sayAgain(reason)}`;
