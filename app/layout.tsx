import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Shortlist", template: "%s · Shortlist" },
  description: "Explained, ranked shortlists for recruiters and the agents they authorize.",
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafafb" },
    { media: "(prefers-color-scheme: dark)", color: "#121316" },
  ],
};

/** The theme is a cookie, so that the first paint already has it. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get("theme")?.value;
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  return (
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <body className="min-h-dvh">{children}</body>
    </html>
  );
}
