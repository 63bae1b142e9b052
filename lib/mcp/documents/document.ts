import type { Actor } from "@/lib/access/actor";

/** A record as a text with the address of its page. Titles are plain; candidates' words in the text are fenced. */
export type Document = { title: string; text: string; url: string; metadata: Record<string, string> };

/** Throws `not_found` for what is not there, is another organization's or belongs to somebody erased. */
export type Documents = (actor: Actor, id: string) => Promise<Document>;
