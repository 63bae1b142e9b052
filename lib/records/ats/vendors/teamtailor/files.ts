import type * as z from "zod";
import { say } from "@/lib/say";
import { AtsFailure } from "../../failure";
import type { AtsAttachment } from "../../records";
import type { Api } from "./api";
import { uploadsIn } from "./included";
import { Files } from "./models";

/** The files of a page of candidates: their résumés and their uploads. */
export function filesOf(rows: z.output<typeof Files>[], included: unknown[]): AtsAttachment[] {
  const uploads = uploadsIn(included);
  return rows.flatMap(({ candidateExternalId, resume, uploads: ids }) => {
    const others = ids.flatMap((id): AtsAttachment[] => {
      const upload = uploads.get(id);
      if (!upload) return [];
      const externalId = `upload-${id}`;
      return [
        { externalId, candidateExternalId, kind: "other", fileName: upload.fileName, source: upload.url },
      ];
    });
    return [...(resume ? [resume] : []), ...others];
  });
}

/** The current address of a file: valid for 30 seconds, for an upload one minute. */
export async function freshAddress(api: Api, file: AtsAttachment): Promise<string> {
  const id = encodeURIComponent(file.candidateExternalId);
  const candidate = await api.one(`/candidates/${id}`, Files, { include: "uploads" });
  const upload = uploadsIn(candidate?.included ?? []).get(file.externalId.replace("upload-", ""));
  const address = file.kind === "cv" ? candidate?.data.resume?.source : upload?.url;
  if (!address) throw new AtsFailure("refused", say("Teamtailor no longer has this file."));
  return address;
}
