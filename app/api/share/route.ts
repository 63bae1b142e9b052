import { answeringForm, sharedFiles, seeOther } from "@/lib/platform/access/posted-form";
import { currentActor } from "@/lib/platform/access/session";
import { DomainError } from "@/lib/errors";
import { SHORTEST_TEXT } from "@/lib/hiring/intake/add-person";
import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { inlineBytes } from "@/lib/reading/uploads/limits";

/**
 * What another app on the device shares (Web Share Target): kept as an upload, for the page that asks for the job. Only
 * a person's act there adds anybody.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    const form = await sharedFiles(request, inlineBytes + 64 * 1024);
    const to = (fields: Record<string, string>) => seeOther(`/add?${new URLSearchParams(fields)}`);
    if (!form) return to({ problem: "size" });
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const files = form.getAll("file").filter((each) => each instanceof File && each.size > 0) as File[];
    const text = field("text");
    const given =
      files[0] ?? (text.length >= SHORTEST_TEXT ? new File([text], `${field("title") || "Text"}.txt`) : null);
    const link = [field("link"), text].find((each) => /^https?:\/\/\S{1,480}$/.test(each)) ?? "";
    if (!given) return to({ link });
    if (files.length > 1) return to({ problem: "several" });
    if (given.size > inlineBytes) return to({ problem: "size" });
    try {
      const contentBase64 = Buffer.from(await given.arrayBuffer()).toString("base64");
      const document = { fileName: given.name, contentBase64 };
      const { uploadId } = await parseDocument(await currentActor(), { document, purpose: "candidate" });
      return to({ upload: uploadId, link });
    } catch (error) {
      if (error instanceof DomainError && error.code === "unauthenticated")
        return to({ problem: "signedOut" });
      throw error;
    }
  });
