import { env } from "@/lib/env";

const COOKIE = "shortlist.form";
const attributes = `HttpOnly; SameSite=Lax; Path=/${env.APP_URL.startsWith("https:") ? "; Secure" : ""}`;

type Fields = { organization?: string; name?: string; email?: string };

/** A cookie that refills a rejected form with what was typed, except the password. Expires after two minutes. */
export const storeFields = (fields: Fields) =>
  `${COOKIE}=${encodeURIComponent(JSON.stringify(fields)).slice(0, 2000)}; Max-Age=120; ${attributes}`;

export const fieldsCleared = `${COOKIE}=; Max-Age=0; ${attributes}`;

export function readFields(cookies: { get(name: string): { value: string } | undefined }): Fields {
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
