/** A CV as the original, as the extracted text or, where there is room, both. */
export const views = ["original", "text", "both"] as const;
export type View = (typeof views)[number];
export const viewCookie = "cv-view";

export const viewOf = (cookie: string | undefined): View =>
  views.find((view) => view === cookie) ?? "original";

/** Keeps the user's choice for a year, in a cookie that the server reads when it renders the page. */
export function rememberView(view: View) {
  document.cookie = `${viewCookie}=${view}; path=/; max-age=31536000; samesite=lax`;
}
