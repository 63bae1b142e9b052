import * as z from "zod";
import { cursorExpired, withheld } from "../../failure";
import { call, listFailure, shaped, type Transport, write } from "../../http";
import { readRows } from "../../read-rows";

export const live = "https://api.lever.co/v1";

export const Credentials = z.object({ apiKey: z.string().trim().min(1).max(500) });
export type Credentials = z.output<typeof Credentials>;

const List = z.object({
  data: z.array(z.unknown()),
  hasNext: z.boolean().nullish(),
  next: z.string().nullish(),
});

export type Api = ReturnType<typeof openApi>;

/** Lever's API: the key as the Basic user name, lists by an opaque offset (hire.lever.co/developer/documentation). */
export function openApi(transport: Transport, { apiKey }: Credentials, base: string) {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  const headers = { authorization, accept: "application/json" };
  const get = (path: string, query: Record<string, string>) =>
    call(transport, { url: `${base}${path}?${new URLSearchParams(query)}`, headers });

  return {
    /** The header that a file's address requires. */
    authorization: { authorization },

    async list<T extends z.ZodType>(path: string, model: T, query: Record<string, string>) {
      const { status, json } = await get(path, query);
      if (status === 400 && query.offset) throw cursorExpired("Lever");
      if (status >= 400) throw withheld("Lever", "list", status, listFailure(status));
      const { data, hasNext, next } = shaped(List, json);
      return { ...readRows(model, data), next: hasNext ? (next ?? null) : null };
    },

    /** Null when there is no such record. */
    async one<T extends z.ZodType>(path: string, model: T, query: Record<string, string> = {}) {
      const { status, json } = await get(path, query);
      if (status === 404) return null;
      if (status >= 400) throw withheld("Lever", "show", status);
      return shaped(model, shaped(z.object({ data: z.unknown() }), json).data);
    },

    /** Throws refused when Lever rejects the write. */
    async write(method: "POST" | "PUT", path: string, body: object) {
      const typed = { ...headers, "content-type": "application/json" };
      await write(transport, "Lever", { url: `${base}${path}`, method, headers: typed }, body);
    },
  };
}
