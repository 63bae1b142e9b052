/** A CV as it came, as the text that was read, or, where there is room, both. */
export const views = ["original", "text", "both"] as const;
export type View = (typeof views)[number];
export const viewCookie = "cv-view";

export const viewOf = (cookie: string | undefined): View =>
  views.find((view) => view === cookie) ?? "original";

/** The person's choice, kept a year in a cookie that the server reads before the page is drawn. */
export function keepView(view: View) {
  document.cookie = `${viewCookie}=${view}; path=/; max-age=31536000; samesite=lax`;
}
