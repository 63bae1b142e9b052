"use server";

import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { env } from "@/lib/env";
import { createUpload } from "@/lib/uploads/create-upload";

/** A place to send a file to from the browser, so that large files do not pass through an action. */
export async function prepareUpload(
  fileName: string,
): Promise<ActionState<{ uploadId: string; path: string }>> {
  return asActionState(async () => {
    const { uploadId, url } = await createUpload(await currentActor(), { fileName });
    // Of our own address the path alone: it works under whatever name this page was reached by.
    const { origin, pathname, search } = new URL(url);
    return { uploadId, path: origin === env.APP_URL ? pathname + search : url };
  });
}
