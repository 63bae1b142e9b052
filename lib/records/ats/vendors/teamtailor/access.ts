import { type Access, optional, type Read, tryReads } from "../../access";
import type { Api, Credentials } from "./api";
import { sentence } from "@/lib/say";

const reads: Read[] = [
  ["/jobs", sentence("Read jobs"), sentence("Nothing can be synced."), true],
  ["/candidates", sentence("Read candidates"), sentence("Nothing can be synced."), true],
  ["/job-applications", sentence("Read applications"), sentence("Nothing can be synced."), true],
  ["/stages", sentence("Read stages"), sentence("Accepted applications cannot be moved to a stage."), false],
  [
    "/reject-reasons",
    sentence("Read rejection reasons"),
    sentence("Rejections are sent without a reason."),
    false,
  ],
  [
    "/notes",
    sentence("Read notes"),
    sentence("A comment whose outcome is unknown cannot be looked up."),
    false,
  ],
];

/** Calls every list for one record. Teamtailor does not report what a key may write. */
export const checkAccess = async (api: Api, { userId }: Pick<Credentials, "userId">): Promise<Access[]> => [
  ...(await tryReads(reads, (path) => api.list(path, { "page[size]": "1" }))),
  optional("write", "unknown", sentence("Change applications"), sentence("Decisions are not sent.")),
  optional(
    "author",
    userId ? "unknown" : "missing",
    sentence("Author of notes"),
    sentence("Comments are not sent: give the number of a Teamtailor user."),
  ),
];
