import { inThread } from "@/lib/platform/threads/in-thread";
import type * as mails from "./read-mail";

export const ownText = inThread<typeof mails.ownText>("ownText");
export const readMail = inThread<typeof mails.readMail>("readMail");
export const withoutHistory = inThread<typeof mails.withoutHistory>("withoutHistory");
