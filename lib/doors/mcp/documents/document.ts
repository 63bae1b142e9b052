import type { Actor } from "@/lib/platform/access/actor";

/** A record as text, with the address of its page. Titles are plain; in the text, what candidates wrote is fenced. */
export type Document = { title: string; text: string; url: string; metadata: Record<string, string> };

/** Throws `not_found` for a record that does not exist, is another organization's or belongs to an erased person. */
export type Documents = (actor: Actor, id: string) => Promise<Document>;
