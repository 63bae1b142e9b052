import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/upload.json";

/** Formats bytes: "84 KB", "1.2 MB". */
export const fileSize = (t: Words<typeof en>, bytes: number) =>
  bytes < 1024 * 1024
    ? t("size.kb", { size: Math.max(1, Math.round(bytes / 1024)) })
    : t("size.mb", { size: Math.round((bytes / 1024 / 1024) * 10) / 10 });
