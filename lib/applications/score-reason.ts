/** Why there is no score, prefixed with the unreadable file's name; pass null where the name may not be shown. */
export const reasonOfFile = (reason: string | null, failedFile: string | null) =>
  reason === null || failedFile === null ? reason : `${failedFile}: ${reason}`;
