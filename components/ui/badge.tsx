import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeStyle = cva("badge", {
  variants: {
    tone: {
      neutral: "bg-absent-wash text-ink-muted",
      outline: "border border-line-strong text-ink-muted",
      accent: "bg-accent-wash text-accent-ink",
      caution: "bg-partly-wash text-partly",
      danger: "bg-danger-wash text-danger-ink",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

/** A state in a word. Colour is never its only sign, and never judges a person. */
export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={badgeStyle({ tone, className })} {...props} />;
}
