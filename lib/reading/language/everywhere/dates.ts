/** Languages that are supported for nothing else; the runtime names their months. */
export const otherLanguages = ["ru", "uk"];

/** The end of a current period in these, as phrases, and in scripts without spaces between words. */
export const otherPresent = `
  (по )?(настоящее время|н.в.|сейчас|сегодня|теперішній час|цей час)
`;
export const unspacedPresent = "至今 现在 現在 目前 현재";

/** The signs after a year, a month and a day in Chinese, Japanese and Korean. */
export const dateSigns = { year: "年년", month: "月월", day: "日일" };
