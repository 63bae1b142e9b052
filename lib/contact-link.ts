const mailbox = /^mailto:([^?@.][^?@]*@[^?@.]+\.[^?@,]+)/i;
const number = /^tel:(\+?(?:[\s()./-]*\d){7,15}[\s()./-]*)(?:;|$)/i;

type Contact = { kind: "emails" | "phones" | "links"; value: string };

/**
 * The contact that a link leads to; null for none, as behind "LinkedIn" in a template, where no page of a person
 * follows.
 */
export function contactOf(target: string, shown: string): Contact | null {
  const plain = decoded(target);
  const [, mail] = mailbox.exec(plain) ?? [];
  if (mail) return { kind: "emails", value: mail.trim().toLowerCase() };
  const [, phone] = number.exec(plain) ?? [];
  if (phone) return { kind: "phones", value: phone.trim() };
  const { hostname, pathname } = URL.parse(target) ?? { hostname: "", pathname: "" };
  const namesSite = hostname.includes(shown.toLowerCase().replaceAll(" ", ""));
  return hostname !== "" && (pathname.length > 1 || !namesSite) ? { kind: "links", value: target } : null;
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
