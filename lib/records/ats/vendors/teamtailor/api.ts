import { sentence } from "@/lib/say";
import * as z from "zod";
import { type AtsFailure, withheld } from "../../failure";
import { call, listFailure, shaped, type Transport, write } from "../../http";

/** The version that a client of 2026 uses (X-Api-Version is required; a wrong one is answered 406). */
const apiVersion = "20240904";

export const hosts = {
  eu: "https://api.teamtailor.com/v1",
  na: "https://api.na.teamtailor.com/v1",
  au: "https://api.au.teamtailor.com/v1",
} as const;

export const Credentials = z.object({
  apiKey: z.string().trim().min(1).max(500),
  region: z.enum(["eu", "na", "au"]).default("eu"),
  /** The Teamtailor user in whose name comments are written: a note must have an author. */
  userId: z.string().trim().regex(/^\d+$/, sentence("must be the number of a Teamtailor user")).optional(),
});
export type Credentials = z.output<typeof Credentials>;

const Meta = z.object({ "record-count": z.int().nullish(), "page-count": z.int().nullish() }).nullish();

/** A parameter that Teamtailor does not know is answered 400. */
const refusal = (act: "list" | "show", status: number, kind?: AtsFailure["kind"]) =>
  withheld("Teamtailor", act, status, status === 400 ? "refused" : kind);

export type Api = ReturnType<typeof openApi>;

/** Teamtailor's JSON:API. */
export function openApi(transport: Transport, { apiKey }: { apiKey: string }, base: string) {
  const headers = {
    authorization: `Token token=${apiKey}`,
    "x-api-version": apiVersion,
    accept: "application/vnd.api+json",
  };
  const get = (path: string, query: Record<string, string>) =>
    call(transport, { url: `${base}${path}?${new URLSearchParams(query)}`, headers });

  return {
    async list(path: string, query: Record<string, string>) {
      const { status, json } = await get(path, query);
      if (status >= 400) throw refusal("list", status, listFailure(status));
      const { data, included, meta } = shaped(
        z.object({ data: z.array(z.unknown()), included: z.array(z.unknown()).nullish(), meta: Meta }),
        json,
      );
      return {
        data,
        included: included ?? [],
        pages: meta?.["page-count"] ?? 1,
        total: meta?.["record-count"] ?? null,
      };
    },

    /** The record with its included resources. Null when there is no such record. */
    async one<T extends z.ZodType>(path: string, model: T, query: Record<string, string> = {}) {
      const { status, json } = await get(path, query);
      if (status === 404) return null;
      if (status >= 400) throw refusal("show", status);
      const { data, included } = shaped(
        z.object({ data: z.unknown(), included: z.array(z.unknown()).nullish() }),
        json,
      );
      return { data: shaped(model, data), included: included ?? [] };
    },

    async write(method: "POST" | "PATCH", path: string, data: object) {
      const typed = { ...headers, "content-type": "application/vnd.api+json" };
      await write(transport, "Teamtailor", { url: `${base}${path}`, method, headers: typed }, { data });
    },
  };
}
