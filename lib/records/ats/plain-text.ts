const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a job advert in HTML: the ends of blocks become line ends, all other tags are removed. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/<li\b[^<>]*>/gi, "\n- ")
    .replace(/<(br|\/p|\/div|\/li|\/ul|\/ol|\/h[1-6]|\/tr)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(
      /&(#x?[0-9a-f]+|[a-z]+);/gi,
      (whole, name: string) => entities[name.toLowerCase()] ?? numericEntity(name) ?? whole,
    )
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function numericEntity(name: string): string | undefined {
  if (!name.startsWith("#")) return undefined;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** An answer as text; "" for one without text, such as a file. */
export function answerText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(answerText).filter(Boolean).join(", ");
  return typeof value === "string" ? value.trim() : "";
}
