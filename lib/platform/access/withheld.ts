/**
 * What agents can be kept from reading: contact data (e-mail, phone, address, links), what people say about pay, and
 * the team's notes and feedback. An organization chooses it for all agents, a recruiter for one of theirs.
 */
export const withholdable = ["contact", "pay", "notes"] as const;
export type Withheld = (typeof withholdable)[number];

/** What any of these lists withholds. */
export const withheldBy = (...lists: readonly (readonly string[])[]): Withheld[] =>
  withholdable.filter((each) => lists.some((list) => list.includes(each)));
