import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { openAttachment } from "@/lib/records/candidates/open-attachment";
import { harmlessType, contentDisposition } from "@/lib/reading/uploads/content-disposition";

type Props = { params: Promise<{ attachmentId: string }> };

/** Downloads a candidate's or a job's file unchanged: never rendered in this origin, where its scripts could act. */
export const GET = (_request: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const file = await openAttachment(await currentActor(), await params);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        "Content-Type": harmlessType(file.mediaType),
        "Content-Disposition": contentDisposition(file.fileName, file.mediaType),
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "private, no-store",
      },
    });
  });
