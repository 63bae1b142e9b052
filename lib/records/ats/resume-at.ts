import { sha256 } from "@/lib/platform/security/digest";
import type { AtsAttachment } from "./records";

/**
 * A candidate's résumé, identified by its URL's path: another file has another path, and the query is only a
 * temporary signature.
 */
export function resumeAt(candidateExternalId: string, address: string): AtsAttachment {
  const { pathname } = new URL(address);
  return {
    externalId: `resume-${candidateExternalId}-${sha256(pathname).slice(0, 16)}`,
    candidateExternalId,
    kind: "cv",
    fileName: decoded(pathname.split("/").at(-1) ?? "") || "resume",
    source: address,
  };
}

/** Returns a name with malformed percent-encoding unchanged, such as "100%.pdf". */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
