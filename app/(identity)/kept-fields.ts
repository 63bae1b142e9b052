import { env } from "@/lib/env";

const COOKIE = "shortlist.form";
const attributes = `HttpOnly; SameSite=Lax; Path=/${env.APP_URL.startsWith("https:") ? "; Secure" : ""}`;

type Fields = { organization?: string; name?: string; email?: string };

/** A cookie that brings what was typed back into a form that was refused; never the password. Lives two minutes. */
export const keepFields = (fields: Fields) =>
  `${COOKIE}=${encodeURIComponent(JSON.stringify(fields)).slice(0, 2000)}; Max-Age=120; ${attributes}`;

export const forgotten = `${COOKIE}=; Max-Age=0; ${attributes}`;

export function readKept(cookies: { get(name: string): { value: string } | undefined }): Fields {
  try {
    const fields: unknown = JSON.parse(decodeURIComponent(cookies.get(COOKIE)?.value ?? "{}"));
    const text = (name: string) => {
      const value = (fields as Record<string, unknown> | null)?.[name];
      return typeof value === "string" ? value : undefined;
    };
    return { organization: text("organization"), name: text("name"), email: text("email") };
  } catch {
    return {};
  }
}
