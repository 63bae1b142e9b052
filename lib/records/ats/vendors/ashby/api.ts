import { say } from "@/lib/say";
import * as z from "zod";
import { AtsFailure, cursorExpired } from "../../failure";
import { call, shaped, type Transport } from "../../http";
import { details, readRows } from "../../read-rows";

export const live = "https://api.ashbyhq.com";

export const Credentials = z.object({ apiKey: z.string().trim().min(1).max(500) });
export type Credentials = z.output<typeof Credentials>;

const Envelope = z.object({
  success: z.boolean(),
  results: z.unknown().optional(),
  nextCursor: z.string().nullish(),
  moreDataAvailable: z.boolean().nullish(),
  syncToken: z.string().nullish(),
});

/** Codes for expired cursors and tokens: the first three are published, the others seen by public clients. */
const expiredCodes = new Set([
  "sync_token_expired",
  "incremental_sync_too_large",
  "next_cursor_expired",
  "sync_token_invalid",
  "cursor_invalid",
  "invalid_next_cursor",
]);
const notFoundCode = /not_found$/;

const Code = z.object({ code: z.string() });
const Failure = z.object({
  errorInfo: Code.nullish().catch(null),
  /** Deprecated, but the only place in some answers: codes, or objects with one. */
  errors: details(z.union([z.string(), Code.transform(({ code }) => code)])),
});

/** The error code of an answer; anything else that Ashby returns may quote a candidate. */
function codeOf(answer: unknown): string | undefined {
  const { errorInfo, errors = [] } = Failure.safeParse(answer).data ?? {};
  return [errorInfo?.code ?? [], errors].flat().find((code) => /^[\w-]{1,60}$/.test(code));
}

export type Api = ReturnType<typeof openApi>;

/**
 * Ashby's API: POST only, the key as the user name of Basic, and failures as HTTP 200 with `success: false`. A wrong
 * key and a missing permission are both answered 403: the code tells them apart
 * (developers.ashbyhq.com/reference/authentication).
 */
export function openApi(transport: Transport, { apiKey }: Credentials, base: string) {
  return async function ask<T extends z.ZodType>(name: string, body: object, model: T, writes = false) {
    const { status, json } = await call(transport, {
      url: `${base}/${name}`,
      method: "POST",
      writes,
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`,
        accept: "application/json; version=1",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
      denied: (json) => (codeOf(json) === "missing_endpoint_permission" ? "forbidden" : "unauthorized"),
    });
    const answer = Envelope.safeParse(json);
    if (!answer.success)
      throw new AtsFailure(writes ? "uncertain" : "malformed", say("Ashby's answer cannot be read."));
    const { success, results, nextCursor, moreDataAvailable, syncToken } = answer.data;
    if (!success || status >= 400) {
      const code = codeOf(json) ?? "no code";
      if (expiredCodes.has(code)) throw cursorExpired("Ashby");
      if (notFoundCode.test(code)) return null;
      if (code === "missing_endpoint_permission")
        throw new AtsFailure("forbidden", say("The key does not allow this."));
      throw new AtsFailure("refused", say("Ashby rejected the request ({code}).", { code }));
    }
    return {
      results: shaped(model, results),
      next: moreDataAvailable ? (nextCursor ?? null) : null,
      syncToken: syncToken ?? null,
    };
  };
}

/** A page of a list, with the rows that can be understood; null when Ashby does not have what it is about. */
export async function listRows<T extends z.ZodType>(ask: Api, name: string, body: object, model: T) {
  const answer = await ask(name, body, z.unknown());
  return answer && { ...answer, ...readRows(model, answer.results) };
}
