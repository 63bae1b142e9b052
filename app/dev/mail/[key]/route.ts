import { errorAnswer } from "@/lib/platform/access/oauth/problem";
import { readMailbox } from "@/lib/platform/access/read-mailbox";

/** A message of the development mailbox as a mail program would show it: nothing in it runs or loads. */
export async function GET(request: Request, { params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  const message = (await readMailbox(request.headers))?.find((each) => each.key === key);
  if (!message) return errorAnswer(404, "not_found", "Message not found.");
  return new Response(message.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      // HTML mail has inline styles.
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
