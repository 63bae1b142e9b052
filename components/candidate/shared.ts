/** What was shared from elsewhere, to be added: a text or the upload of a file, and a page about the person. */
export type Shared = { text: string; uploadId: string; link: string };

const BEFORE = "#add?";

/** The end of an address that opens the dialog with what was shared. Browsers send it to no server. */
export const sharedHash = (shared: Partial<Shared>) => `${BEFORE}${new URLSearchParams(shared)}`;

/** What the address has behind its #, if anything was shared. */
export function takeShared(): Partial<Shared> | null {
  if (!location.hash.startsWith(BEFORE)) return null;
  const { text, uploadId, link } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(BEFORE.length)),
  );
  return { ...(text && { text }), ...(uploadId && { uploadId }), ...(link && { link }) };
}

/** A bookmark that opens the page for adding somebody with the text selected on any page, and that page's address. */
export const bookmark = (origin: string) =>
  `javascript:void open(${JSON.stringify(`${origin}/add${BEFORE}`)}+new URLSearchParams({text:String(getSelection()),link:location.href}),"_blank","noopener")`;
