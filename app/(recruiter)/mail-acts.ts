import type { MailActs } from "@/components/mail/acts";
import { sendAgain } from "./decision-actions";
import { acceptFile, prepareMessages, takeBack, writeAll } from "./mail-actions";

/** Writing to candidates. */
export const mailActs: MailActs = {
  prepare: prepareMessages,
  write: writeAll,
  takeBack,
  sendAgain,
  acceptFile,
};
