import * as z from "zod";
import { orErrorResponse } from "@/lib/access/error-response";
import { invalid } from "@/lib/errors";
import { readBody } from "@/lib/access/read-body";
import { uploadBytes } from "@/lib/uploads/limits";
import { receiveUpload } from "@/lib/uploads/receive-upload";

const Address = z.object({
  organizationId: z.uuid(),
  uploadId: z.uuid(),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});

type Params = { params: Promise<{ organizationId: string; uploadId: string }> };

/** Receives the raw bytes of one file at a signed address made by createUpload. */
export const PUT = (request: Request, { params }: Params) =>
  orErrorResponse(async () => {
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const address = Address.safeParse({ ...(await params), ...search });
    if (!address.success) throw invalid("This is not an upload address. Ask for one first.");
    const bytes = await readBody(request, uploadBytes);
    return Response.json(await receiveUpload(address.data, bytes), { status: 201 });
  });
