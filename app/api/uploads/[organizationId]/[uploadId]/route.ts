import { orErrorResponse } from "@/lib/platform/access/error-response";
import { readBody } from "@/lib/platform/access/read-body";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { receiveUpload } from "@/lib/reading/uploads/receive-upload";

/** Receives the raw bytes of one file at a signed address made by createUpload. */
export const PUT = (request: Request) =>
  orErrorResponse(async () => {
    const received = await receiveUpload(request.url, () => readBody(request, uploadBytes));
    return Response.json(received, { status: 201 });
  });
