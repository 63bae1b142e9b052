import type * as z from "zod";
import { AtsFailure, cursorExpired, rejected, withheld } from "../../failure";
import { type Answer, call, listFailure, type Transport } from "../../http";
import { readRows } from "../../read-rows";
import type { Tokens } from "./token";

export type Api = ReturnType<typeof openApi>;

/** Harvest v3 over HTTP: bearer tokens renewed when refused, lists by cursor. */
export function openApi(transport: Transport, tokens: Tokens, api: string) {
  async function send(path: string, body?: object): Promise<Answer> {
    let token = await tokens.current();
    const attempt = () =>
      call(transport, {
        url: `${api}${path}`,
        method: body ? "POST" : "GET",
        writes: body !== undefined,
        headers: {
          authorization: `Bearer ${token.value}`,
          accept: "application/json",
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    try {
      return await attempt();
    } catch (error) {
      // Rejected before anything was done, so that even a write may be sent again with a fresh token.
      if (!(error instanceof AtsFailure) || error.kind !== "unauthorized") throw error;
      token = await tokens.current(token);
      return attempt();
    }
  }

  return {
    newToken: () => tokens.newest(),

    /** One page of a list. A cursor has to be the only parameter, so filters go with the first page only. */
    async list<T extends z.ZodType>(
      path: string,
      model: T,
      filters: Record<string, string>,
      cursor: string | null,
    ) {
      const { status, headers, json } = await send(
        `${path}?${new URLSearchParams(cursor === null ? filters : { cursor })}`,
      );
      if (status === 422 && cursor !== null) throw cursorExpired("Greenhouse");
      if (status >= 400) throw withheld("Greenhouse", "list", status, listFailure(status));
      return {
        ...readRows(model, json),
        next: nextCursor(headers.get("link")),
      };
    },

    /** Throws refused when Greenhouse rejects the write. */
    async write(path: string, body: object) {
      const { status } = await send(path, body);
      if (status >= 400) throw rejected("Greenhouse", status);
    },
  };
}

/** The cursor in `Link: <…?cursor=abc>; rel="next"`. */
function nextCursor(link: string | null): string | null {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? "")?.[1];
  return address ? new URL(address, "https://harvest.greenhouse.io").searchParams.get("cursor") : null;
}
