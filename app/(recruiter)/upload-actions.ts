"use server";

import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { env } from "@/lib/env";
import { createUpload } from "@/lib/reading/uploads/create-upload";

/** A URL for the browser to PUT a file to, so that large files do not pass through a server action. */
export async function prepareUpload(fileName: string) {
  return asActionState(async () => {
    const { uploadId, url } = await createUpload(await currentActor(), { fileName });
    // For our own origin only the path, which works under any host name the page was opened with.
    const { origin, pathname, search } = new URL(url);
    return { uploadId, path: origin === env.APP_URL ? pathname + search : url };
  });
}
