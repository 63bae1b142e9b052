import { type Access, allowed } from "../../access";
import type { Api, Credentials } from "./api";
import { sentence } from "@/lib/say";

const reads: [path: string, label: string, disables: string, required: boolean][] = [
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
export async function checkAccess(api: Api, { userId }: Pick<Credentials, "userId">): Promise<Access[]> {
  const access: Access[] = [];
  for (const [id, label, disables, required] of reads) {
    const page = await allowed(() => api.list(id, { "page[size]": "1" }));
    access.push({ id, label, disables, required, state: page ? "granted" : "missing" });
  }
  access.push(
    {
      id: "write",
      label: sentence("Change applications"),
      disables: sentence("Decisions are not sent."),
      required: false,
      state: "unknown",
    },
    {
      id: "author",
      label: sentence("Author of notes"),
      disables: sentence("Comments are not sent: give the number of a Teamtailor user."),
      required: false,
      state: userId ? "unknown" : "missing",
    },
  );
  return access;
}
