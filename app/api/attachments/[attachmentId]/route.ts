import { errorResponse } from "@/lib/access/error-response";
import { currentActor } from "@/lib/access/session";
import { openAttachment } from "@/lib/candidates/open-attachment";
import { harmlessType, savedAs } from "@/lib/uploads/saved-as";

type Props = { params: Promise<{ attachmentId: string }> };

/** A candidate's or a job's file as it came, to be kept: never shown in this origin, where a stranger's file could act. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  try {
    const file = await openAttachment(await currentActor(), await params);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        "Content-Type": harmlessType(file.mediaType),
        "Content-Disposition": savedAs(file.fileName, file.mediaType),
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}
