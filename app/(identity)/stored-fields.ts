import { ownCookie } from "@/lib/platform/access/own-cookie";

const COOKIE = "shortlist.form";

type Fields = { organization?: string; name?: string; email?: string };

/** A cookie that refills a rejected form with what was typed, except the password. Expires after two minutes. */
export const storeFields = (fields: Fields) =>
  ownCookie(COOKIE, encodeURIComponent(JSON.stringify(fields)).slice(0, 2000), { seconds: 120 });

export const fieldsCleared = ownCookie(COOKIE, "", { seconds: 0 });

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
