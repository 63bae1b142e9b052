import { say, sentence } from "@/lib/say";
import * as z from "zod";
import { AtsFailure, cursorExpired } from "../../failure";
import { call, shaped, type Transport, write } from "../../http";
import { readRows } from "../../read-rows";

export const Credentials = z.object({
  subdomain: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, sentence("must be the first part of your Workable address")),
  token: z.string().trim().min(1).max(500),
  /** The member in whose name candidates are moved, disqualified and commented on: each call requires one. */
  memberId: z.string().trim().min(1).max(50),
});
export type Credentials = z.output<typeof Credentials>;

export const live = ({ subdomain }: Pick<Credentials, "subdomain">) =>
  `https://${subdomain}.workable.com/spi/v3`;

const Paging = z.object({ paging: z.object({ next: z.string().nullish() }).nullish() });

export type Api = ReturnType<typeof openApi>;

/** Workable's API (workable.readme.io): a bearer token, and lists with the URL of the next page. */
export function openApi(transport: Transport, { token }: { token: string }, base: string) {
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };

  async function read(path: string, query: URLSearchParams): Promise<unknown> {
    const { status, json } = await call(transport, { url: `${base}${path}?${query}`, headers });
    if (status === 404) return null;
    if (status === 422 && query.has("since_id")) throw cursorExpired("Workable");
    if (status >= 400)
      throw new AtsFailure("malformed", say("Workable refused to read (HTTP {status}).", { status }));
    return json;
  }

  /** Throws refused when Workable rejects the call, except with status `done`: it was done already. */
  function change(method: "POST" | "DELETE", path: string, done?: number, body?: object) {
    const typed = { ...headers, ...(body && { "content-type": "application/json" }) };
    return write(transport, "Workable", { url: `${base}${path}`, method, headers: typed }, body, done);
  }

  return {
    /** A page of a list. `next` is only the query of the next page, so that the host stays the configured one. */
    async list<T extends z.ZodType>(
      path: string,
      key: string,
      model: T,
      query: Record<string, string>,
      next: string | null = null,
    ) {
      const json = await read(path, new URLSearchParams(next ?? query));
      if (json === null) throw new AtsFailure("missing", say("Workable does not have this list."));
      const rows: unknown = Array.isArray(json) ? json : (json as Record<string, unknown>)[key];
      const after = Array.isArray(json) ? null : shaped(Paging, json).paging?.next;
      return {
        ...readRows(model, rows),
        next: after ? new URL(after, base).searchParams.toString() : null,
      };
    },

    /** Null when there is no such record. */
    async one<T extends z.ZodType>(path: string, model: T): Promise<z.output<T> | null> {
      const json = await read(path, new URLSearchParams());
      return json === null ? null : shaped(model, json);
    },

    write: (path: string, body: object, done?: number) => change("POST", path, done, body),

    /** Deletes a record; succeeds when it no longer exists. */
    remove: (path: string) => change("DELETE", path, 404),
  };
}
