import { orErrorResponse } from "@/lib/platform/access/error-response";
import { currentActor } from "@/lib/platform/access/session";
import { openAttachment } from "@/lib/records/candidates/open-attachment";
import { checkOriginalAddress } from "@/lib/records/candidates/original-address";

type Props = { params: Promise<{ attachmentId: string }> };

/** A candidate's PDF for the page that renders it, sent as bytes that a browser does not open. */
export const GET = (request: Request, { params }: Props) =>
  orErrorResponse(async () => {
    const actor = await currentActor();
    const { attachmentId } = await params;
    const { searchParams } = new URL(request.url);
    checkOriginalAddress(actor, {
      attachmentId,
      expires: Number(searchParams.get("expires")),
      signature: searchParams.get("signature") ?? "",
    });
    const { bytes } = await openAttachment(actor, { attachmentId });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": "attachment",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "private, no-store",
      },
    });
  });
