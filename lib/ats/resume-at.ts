import { sha256 } from "@/lib/security/digest";
import type { AtsAttachment } from "./records";

/**
 * A person's résumé, by its address: another file is at another path, and what comes after it in the address is the
 * signature of the moment.
 */
export function resumeAt(candidateExternalId: string, address: string): AtsAttachment {
  const { pathname } = new URL(address);
  return {
    externalId: `resume-${candidateExternalId}-${sha256(pathname).slice(0, 16)}`,
    candidateExternalId,
    kind: "cv",
    fileName: decodeURIComponent(pathname.split("/").at(-1) ?? "") || "resume",
    source: address,
  };
}
