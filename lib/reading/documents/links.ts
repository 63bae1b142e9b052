/** A longer target is no contact. */
const longest = 500;
const contactable = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]+$/iu;

/** A link's target if it is an address of the web, a mailbox or a telephone number; undefined for any other. */
export function targetOf(target: string | null | undefined): string | undefined {
  const trimmed = target?.trim() ?? "";
  return trimmed.length <= longest && trimmed.isWellFormed() && contactable.test(trimmed)
    ? trimmed
    : undefined;
}

/** The target in the instruction of a field of Word: `HYPERLINK "mailto:ada@example.com"`. */
export const targetOfField = (instruction: string): string | undefined =>
  targetOf(/^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction)?.[1]);
