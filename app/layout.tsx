import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { getWords } from "@/components/words/get-words";
import { LocaleProvider } from "@/components/words/locale.client";
import { requestLocale } from "@/components/words/locale.server";
import en from "@/messages/en/site.json";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("site", en);
  return { title: { default: "Shortlist", template: "%s · Shortlist" }, description: t("description") };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafafb" },
    { media: "(prefers-color-scheme: dark)", color: "#121316" },
  ],
};

/** Theme and language are cookies, so that the first paint already has them. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get("theme")?.value;
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  const locale = await requestLocale();
  return (
    <html lang={locale} data-theme={theme} suppressHydrationWarning>
      <body className="min-h-dvh">
        <LocaleProvider value={locale}>{children}</LocaleProvider>
      </body>
    </html>
  );
}
