import { escapeHtml } from "@/lib/platform/security/escape-html";
import type { Mail } from "./mail";
import { spokenLocale } from "@/lib/say";

type Letter = {
  to: string;
  key: string;
  subject: string;
  /** Plain sentences, which may contain names that people chose. */
  paragraphs: string[];
  action: { label: string; url: string };
  /** Why it was sent, and what to do if it was not expected. */
  closing: string;
};

/** An e-mail with one action, as plain text and as self-contained HTML. */
export function letter({ to, key, subject, paragraphs, action, closing }: Letter): Mail {
  const text = [...paragraphs, `${action.label}:\n${action.url}`, closing].join("\n\n");
  const paragraph = (words: string, style: string) => `<p style="${style}">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="${spokenLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f6f4;color:#1d1d1b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e3e3df;border-radius:8px">
${paragraph("Shortlist", "margin:0 0 16px;font-weight:600;color:#5d5d58")}
${paragraphs.map((words) => paragraph(words, "margin:0 0 16px")).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1d1d1b;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
${paragraph(action.url, "margin:0 0 16px;font-size:13px;color:#5d5d58;word-break:break-all")}
${paragraph(closing, "margin:0;font-size:13px;color:#5d5d58")}
</div>
</body>
</html>`;
  return { to, key, subject: subject.replace(/\s+/g, " "), text: `${text}\n`, html };
}

type PlainLetter = Pick<Mail, "to" | "key" | "fromName" | "replyTo" | "references" | "subject" | "text">;

/** An e-mail with only the text that somebody wrote, and none of ours. */
export function plainLetter({ subject, text, ...mail }: PlainLetter): Mail {
  const paragraphs = text.split(/\n{2,}/).map((words) => escapeHtml(words).replaceAll("\n", "<br>"));
  const html = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif">
${paragraphs.map((words) => `<p style="margin:0 0 16px">${words}</p>`).join("\n")}
</body></html>`;
  return { ...mail, subject: subject.replace(/\s+/g, " "), text: `${text}\n`, html, byPerson: true };
}
