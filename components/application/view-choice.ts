/** A CV as it came, or as the text that was read. */
export type View = "original" | "text";
export const viewCookie = "cv-view";

export const viewOf = (cookie: string | undefined): View => (cookie === "text" ? "text" : "original");

/** The person's choice, kept a year in a cookie that the server reads before the page is drawn. */
export function keepView(view: View) {
  document.cookie = `${viewCookie}=${view}; path=/; max-age=31536000; samesite=lax`;
}
