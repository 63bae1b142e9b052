import Link from "next/link";
import type { ComponentProps } from "react";

/** A link in the text of a page outside the app. */
export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link className="text-accent-ink underline" {...props} />
);
