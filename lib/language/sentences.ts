/** The sentence that is not yet over where these words end. */
export const sentenceOf = (lead: string) => lead.replace(/^.*[.!?;:|•]/u, "").trimStart();
