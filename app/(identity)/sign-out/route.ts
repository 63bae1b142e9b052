import { callAuth } from "@/lib/platform/access/call-auth";
import { methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { answeringForm, postedForm, seeOther } from "@/lib/platform/access/posted-form";

/**
 * POST /sign-out, a form without fields: ends this browser's session. Agents keep their access until it can no longer
 * be renewed; it is revoked under Connected agents.
 */
export const POST = (request: Request) =>
  answeringForm(request, async () => {
    await postedForm(request);
    const ended = await callAuth("/sign-out", { from: request.headers, withCookie: true, json: {} });
    return seeOther("/sign-in", ended.headers.getSetCookie());
  });

export const GET = () => methodNotAllowed("POST");
